// What axe has against a part of a page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Nothing at all, of WCAG and of what is good practice. */
export async function axeFindsNothing(page: Page, part = 'body'): Promise<void> {
  if (await page.evaluate<boolean>(`!('axe' in window)`)) await page.evaluate(AXE)
  const found = await page.evaluate(
    `axe.run('${part}').then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
  )
  expect(found).toEqual([])
}
