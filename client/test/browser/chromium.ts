// A real Chromium, a real server behind a door that can be shut, and people who sit in front of it.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { freshFolder, openHouse } from '../../../server/test/house.ts'
import { browserPath } from '../../../tools/browser.js'
import { Door } from './door.ts'

/** Why the browser tests of this file are not run, if they are not. */
export const noBrowser =
  browserPath() === undefined
    ? ' (not run: no Chromium found; install one or set CHROMIUM to its path)'
    : ''

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const PHONE = { width: 320, height: 640 }
export const DESK = { width: 1280, height: 800 }

let browser: Browser | undefined

/** One Chromium for all tests of the file. */
export function withChromium(): void {
  beforeAll(async () => {
    const executablePath = browserPath()
    if (executablePath !== undefined)
      browser = await chromium.launch({ executablePath, args: FLAGS })
  })
  afterAll(() => browser?.close())
}

/** A server, and the address of a door to it. */
export async function openSite() {
  const dataDir = freshFolder()
  const house = await openHouse({ dataDir })
  const door = await Door.to(house.port)
  onTestFinished(() => door.close())
  return { house, door, dataDir, url: house.url }
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that came in over sockets and HTTP, as text. */
  readonly heard: string[]
  /** What went wrong on the page. */
  readonly problems: string[]
}

/** Somebody with a browser of their own: no cookies yet, motion reduced so that nothing is on its way. */
export async function visit(
  url: string,
  viewport: { readonly width: number; readonly height: number } = DESK,
  locale = 'en-GB',
): Promise<Visitor> {
  if (browser === undefined) throw new Error('there is no browser')
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const heard: string[] = []
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(String(problem)))
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    heard.push(await response.text().catch(() => ''))
  })
  await page.goto(url)
  return { page, context, heard, problems }
}
