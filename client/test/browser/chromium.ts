// A real Chromium, a real server behind a door that can be shut, and people who sit in front of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { freshFolder, openHouse } from '../../../server/test/house.ts'
import { browserPath } from '../../../tools/browser.js'
import { Door } from './door.ts'

/** Why the browser tests of this file are not run, if they are not. */
export const noBrowser =
  browserPath() === undefined
    ? ' (not run: no Chromium found; install one or set CHROMIUM to its path)'
    : ''

export const PHONE = { width: 320, height: 640 }
export const DESK = { width: 1280, height: 800 }

let browser: Browser | undefined

/** The Chromium of all browser tests, whose files are called `*browser*.test.ts`. */
export function withChromium(): void {
  beforeAll(async () => {
    browser ??= await chromium.connect(inject('chromium'))
  })
  afterAll(async () => {
    for (const close of open.splice(0)) await close()
  })
}

/** A server, and the address of a door to it. */
export async function openSite(now?: () => number) {
  const dataDir = freshFolder()
  const house = await openHouse({ dataDir }, now)
  const door = await Door.to(house.port)
  onTestFinished(() => door.close())
  return { house, door, dataDir, url: house.url }
}

/** What was saved, as text. */
export async function savedText(download: Download): Promise<string> {
  const file = join(freshFolder(), 'saved')
  await download.saveAs(file)
  return readFileSync(file, 'utf8')
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that came in over sockets and HTTP, as text. */
  readonly heard: string[]
  /** Everything that went out over sockets. */
  readonly said: string[]
  /** What went wrong on the page. */
  readonly problems: string[]
}

interface Size {
  readonly width: number
  readonly height: number
}
type Closing = (close: () => Promise<void>) => void

/** Those of a screen that is touched. */
const byTouch = new WeakSet<Page>()

/** As whoever has that page presses: with a finger, or with a mouse. */
export function press(what: Locator, options?: { readonly timeout: number }): Promise<void> {
  return byTouch.has(what.page()) ? what.tap(options) : what.click(options)
}

/** What is closed after the last test of a file. */
const open: (() => Promise<void>)[] = []

/**
 * Somebody with a browser of their own: no cookies yet, motion reduced so that nothing is on its way. The worker that keeps
 * the app for offline fetches all of it, again for every visitor: it is let in only where it is what a test is about.
 */
export const visit = (
  url: string,
  viewport: Size = DESK,
  locale = 'en-GB',
  hasTouch = false,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> => come(url, { viewport, locale, hasTouch, serviceWorkers }, onTestFinished)

/** With a browser that keeps the app for when there is no network. */
export const visitAndKeep = (url: string): Promise<Visitor> =>
  visit(url, DESK, 'en-GB', false, 'allow')

/** An empty page for all tests of a file. */
export const stay = (viewport: Size, hasTouch: boolean): Promise<Visitor> =>
  come('about:blank', { viewport, locale: 'en-GB', hasTouch }, (close) => open.push(close))

async function come(url: string, look: BrowserContextOptions, closing: Closing): Promise<Visitor> {
  if (browser === undefined) throw new Error('there is no browser')
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
  closing(() => context.close())
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  if (look.hasTouch === true) byTouch.add(page)
  const heard: string[] = []
  const said: string[] = []
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(String(problem)))
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
    socket.on('framesent', ({ payload }) => said.push(String(payload)))
  })
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    heard.push(await response.text().catch(() => ''))
  })
  await page.goto(url)
  return { page, context, heard, said, problems }
}

/**
 * Opens an address through a door that was shut until now, as a person does who presses again: the browser
 * may still hold a connection that the shut door has just cut, and it tries no other one by itself.
 */
export async function openAgain(page: Page, url: string): Promise<void> {
  const CUT = /ERR_(SOCKET_NOT_CONNECTED|CONNECTION_|EMPTY_RESPONSE)|interrupted by .*chrome-error/
  for (let tries = 1; ; tries++) {
    try {
      await page.goto(url)
      return
    } catch (problem) {
      if (tries === 5 || !CUT.test(String(problem))) throw problem
    }
  }
}
