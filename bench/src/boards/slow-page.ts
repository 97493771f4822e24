// Chromium with its processor slowed down, and the measuring page in it.
import { type CDPSession, chromium } from 'playwright-core'
import { boxesPage } from '../../../client/test/boxes/bundle.ts'
import type { Measured } from '../../../client/test/boxes/wanted.ts'
import { browserPath } from '../../../tools/browser.js'
import { FRAME_CATEGORIES, framesIn } from './frame-work.ts'

/** A desk of today is about four times as fast as a phone of some years ago. */
const SLOWED = 4
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

export interface Watched {
  readonly frames: readonly number[]
  /** Changes in layers while the window moved over them. */
  readonly touched: number
  readonly moved: boolean
  /** Layers that the compositor painted anew. */
  readonly painted: number
}

export interface PlayedOn {
  /** Of each entry, what the page's own thread worked in the frame that drew it, in milliseconds. */
  readonly worked: readonly number[]
  /** Layers that were touched although they look the same afterwards. */
  readonly needless: number
}

export interface SlowPage {
  /** Plays to the moment at full speed; tells its entry. */
  stage(moment: Measured): Promise<number>
  /** Milliseconds until it was painted. */
  draw(): Promise<number>
  /** Draws so many entries more. */
  playOn(entries: number): Promise<PlayedOn>
  elements(): Promise<number>
  hasMap(): Promise<boolean>
  pan(): Promise<Watched>
  pinch(): Promise<Watched>
  /** Frames of a page on which nothing happens: what the machine itself makes of it. */
  idle(): Promise<readonly number[]>
  close(): Promise<void>
}

export async function slowPage(size: readonly [number, number]): Promise<SlowPage> {
  const executablePath = browserPath()
  if (executablePath === undefined) throw new Error('no Chromium found; set CHROMIUM to its path')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const [width, height] = size
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true })
  const page = await context.newPage()
  await page.setContent(await boxesPage('measuring.tsx'))
  const devtools = await context.newCDPSession(page)
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const slowly = async (script: string): Promise<number> => {
    await slow(SLOWED)
    const ms = await page.evaluate<number>(script)
    await slow(1)
    return ms
  }
  const watched = async (gesture: () => Promise<unknown>): Promise<Watched> => {
    const painted = await paintsOf(devtools)
    await slow(SLOWED)
    await page.evaluate('void (window.watched = watch())')
    await gesture()
    const found = await page.evaluate<Omit<Watched, 'painted'>>('window.watched()')
    await slow(1)
    return { ...found, painted: await painted() }
  }
  /** Of the map, which need not be that of the box. */
  const middle = () => page.evaluate<{ x: number; y: number }>(MIDDLE)
  const watchedAt = (gesture: typeof pan, at: { x: number; y: number }) =>
    watched(() => gesture(devtools, at))
  return {
    stage: (moment) => page.evaluate(`stage(${JSON.stringify(moment)})`),
    draw: () => slowly('draw()'),
    playOn: async (entries) => {
      let needless = 0
      await browser.startTracing(page, { categories: FRAME_CATEGORIES })
      for (let n = 0; n < entries && (await page.evaluate<boolean>('think()')); n++) {
        await slowly('drawNext()')
        needless += await page.evaluate<number>('needless()')
      }
      return { worked: framesIn((await browser.stopTracing()).toString()), needless }
    },
    elements: () => page.evaluate(`document.querySelectorAll('.box *').length`),
    hasMap: () => page.evaluate(`document.querySelector('.viewport-world') !== null`),
    pan: async () => watchedAt(pan, await middle()),
    pinch: async () => watchedAt(pinch, await middle()),
    idle: async () => (await watched(() => page.waitForTimeout(1500))).frames,
    close: () => browser.close(),
  }
}

const MIDDLE = `(() => {
  const { left, right, top, bottom } = document.querySelector('.viewport-stage').getBoundingClientRect()
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
})()`

interface Layers {
  readonly layers?: readonly {
    readonly layerId: string
    readonly paintCount: number
    readonly backendNodeId?: number
  }[]
}

/**
 * Counts how often layers of the map are painted anew until the answer is asked, which ends it: telling of layers is a quarter of
 * a frame's work.
 */
async function paintsOf(devtools: CDPSession): Promise<() => Promise<number>> {
  const before = new Map<string, number>()
  const seen = new Map<string, { readonly count: number; readonly node: number | undefined }>()
  const heard = ({ layers = [] }: Layers) => {
    for (const { layerId, paintCount, backendNodeId } of layers) {
      if (!before.has(layerId)) before.set(layerId, paintCount)
      seen.set(layerId, { count: paintCount, node: backendNodeId })
    }
  }
  devtools.on('LayerTree.layerTreeDidChange', heard)
  await devtools.send('DOM.enable')
  await devtools.send('LayerTree.enable')
  return async () => {
    let painted = 0
    for (const [id, { count, node }] of seen) {
      const more = count - (before.get(id) ?? count)
      if (more > 0 && node !== undefined && (await isInMap(devtools, node))) painted += more
    }
    devtools.off('LayerTree.layerTreeDidChange', heard)
    await devtools.send('LayerTree.disable')
    await devtools.send('DOM.disable')
    return painted
  }
}

async function isInMap(devtools: CDPSession, backendNodeId: number): Promise<boolean> {
  const { object } = await devtools.send('DOM.resolveNode', { backendNodeId })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: `function () { return this.closest?.('.viewport-world') != null }`,
  })
  return result.value === true
}

const TOUCH = { gestureSourceType: 'touch' } as const

/** There and back, twice. */
async function pan(devtools: CDPSession, at: { x: number; y: number }): Promise<void> {
  for (const way of [1, -1, 1, -1])
    await devtools.send('Input.synthesizeScrollGesture', {
      ...at,
      ...TOUCH,
      xDistance: way * 160,
      yDistance: way * 120,
      speed: 500,
      preventFling: true,
    })
}

/** In and out again. */
async function pinch(devtools: CDPSession, at: { x: number; y: number }): Promise<void> {
  for (const scaleFactor of [1.7, 0.6])
    await devtools.send('Input.synthesizePinchGesture', {
      ...at,
      ...TOUCH,
      scaleFactor,
      relativeSpeed: 400,
    })
}
