// What axe has against a page, or a part of one.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly {
    readonly target: readonly string[]
    readonly html: string
    readonly failureSummary: string
  }[]
}

async function violations(page: Page, part: string): Promise<Violation[]> {
  if (await page.evaluate<boolean>(`!('axe' in window)`)) await page.evaluate(AXE)
  return page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then((found) => found.violations)`,
  )
}

/** All that it finds, of WCAG and of what is good practice; a line each. */
export async function axeFinds(page: Page, part = 'html'): Promise<string[]> {
  const found = await violations(page, part)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  )
}

export async function axeFindsNothing(page: Page, part = 'body'): Promise<void> {
  expect(await axeFinds(page, part)).toEqual([])
}

/** What a person with another screen, keyboard or eyes would meet; a line each. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  const found = await violations(page, part)
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${page.url()} ${id} ${target}: ${failureSummary}`),
  )
}
