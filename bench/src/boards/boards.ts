// Drawn boards in Chromium with its processor slowed four times: first drawing, moving the window, an entry, and what there is to load.
import { games } from '@foldtable/games'
import type { Meta } from '@foldtable/kernel'
import type { Bench } from '../bench.ts'
import { medianOf, quantile, type Spread, spreadOf, sumOf } from '../figures.ts'
import { aligned, type Row, rangeOf, spreadRow, threeDigits } from '../rows.ts'
import { boardKilobytes } from './chunks.ts'
import { type SlowPage, slowPage, type Watched } from './slow-page.ts'

/** What a phone has for a board. A game is watched in its middle, when most is on the board. */
const BOX = [390, 700] as const
const PART = 0.4
const ENTRIES = 12
/** Pieces on the map, where a board must do with more than bots come to. */
const CROWDS: { readonly [game: string]: number } = { 'full-metal-planete': 60 }
const FRAME_MS = 16.7
/** A frame that is later than this is seen to be late. */
const LATE_MS = 20

/** What is aimed at, for whichever board; a board that lands later needs no line here unless it has an aim of its own. */
const AIMS = { firstMs: 400, inTime: 95, kilobytes: 90 }
const OWN_AIMS: { readonly [game: string]: Partial<typeof AIMS> } = {
  imperial: { kilobytes: 120 },
  serenissima: { kilobytes: 110 },
}

interface BoardFigures {
  readonly game: string
  readonly entry: number
  readonly elements: number
  readonly kilobytes: number
  /** The first drawing until it was painted. */
  readonly firstMs: Spread
  /** What the page worked in the frame that drew an entry: the middle one, and 95 of 100. */
  readonly entryMs: Spread
  readonly entryMost: Spread
  /** Percent of entries within one frame, and of frames in time. */
  readonly entriesInFrame: Spread
  readonly pan: Moving | null
  readonly pinch: Moving | null
  /** Layers that an entry touched although they look the same afterwards; all rounds. */
  readonly needless: number
}

interface Moving {
  readonly inTime: Spread
  readonly p95: Spread
  /** Changes in the drawing while only the window moved, and layers painted anew; all rounds. */
  readonly touched: number
  readonly painted: number
}

export const boards: Bench = async ({ rounds = 5, only, seed }, say) => {
  const drawn = games.filter(({ meta }) => boardKilobytes(meta.id) !== undefined)
  const chosen = drawn.filter(({ meta }) => only?.includes(meta.id) ?? true)
  const page = await slowPage(BOX)
  try {
    const idle = await page.idle()
    const figures: BoardFigures[] = []
    for (const { meta } of chosen) figures.push(await measured(page, meta, { rounds, seed, say }))
    const floor = inTime(idle)
    return { figures: { bench: 'boards', floor, boards: figures }, text: textOf(figures, floor) }
  } finally {
    await page.close()
  }
}

interface Settings {
  readonly rounds: number
  readonly seed: string
  say(line: string): void
}

async function measured(page: SlowPage, meta: Meta, { rounds, seed, say }: Settings) {
  const found: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    say(`${meta.id}, round ${round} of ${rounds}`)
    found.push(await oneRound(page, meta, seed))
  }
  const of = (read: (round: Round) => number) => spreadOf(found.map(read))
  return {
    game: meta.id,
    entry: found[0]?.entry ?? 0,
    elements: found[0]?.elements ?? 0,
    kilobytes: boardKilobytes(meta.id) ?? 0,
    firstMs: of(({ ms }) => ms),
    entryMs: of(({ entries }) => medianOf(entries)),
    entryMost: of(({ entries }) => quantile(entries, 0.95)),
    entriesInFrame: of(({ entries }) => percent(entries, (ms) => ms <= FRAME_MS)),
    pan: movingOf(found.flatMap(({ pan }) => pan ?? [])),
    pinch: movingOf(found.flatMap(({ pinch }) => pinch ?? [])),
    needless: sumOf(found.map(({ needless }) => needless)),
  } satisfies BoardFigures
}

type Round = Awaited<ReturnType<typeof oneRound>>

async function oneRound(page: SlowPage, { id, seats }: Meta, seed: string) {
  const crowd = CROWDS[id]
  const moment = { game: id, seats: seats.max, seed, part: PART, box: BOX }
  const entry = await page.stage(crowd === undefined ? moment : { ...moment, crowd })
  const ms = await page.draw()
  const elements = await page.elements()
  const hasMap = await page.hasMap()
  const pan = hasMap ? await page.pan() : null
  const pinch = hasMap ? await page.pinch() : null
  for (const [name, moved] of Object.entries({ pan, pinch }))
    if (moved?.moved === false) throw new Error(`${id}: a ${name} did not move the window`)
  const { worked, needless } = await page.playOn(ENTRIES)
  return { entry, ms, elements, pan, pinch, entries: worked, needless }
}

const percent = (numbers: readonly number[], is: (n: number) => boolean): number =>
  (100 * numbers.filter(is).length) / Math.max(1, numbers.length)

const inTime = (frames: readonly number[]): number => percent(frames, (ms) => ms < LATE_MS)

const movingOf = (watched: readonly Watched[]): Moving | null =>
  watched.length === 0
    ? null
    : {
        inTime: spreadOf(watched.map(({ frames }) => inTime(frames))),
        p95: spreadOf(watched.map(({ frames }) => quantile(frames, 0.95))),
        touched: sumOf(watched.map(({ touched }) => touched)),
        painted: sumOf(watched.map(({ painted }) => painted)),
      }

function textOf(figures: readonly BoardFigures[], floor: number): string {
  const lines = figures.flatMap((board) => [
    `${board.game}: entry ${board.entry}, ${crowdText(board.game)}${board.elements} elements`,
    ...aligned(rowsOf(board)).map((line) => `  ${line}`),
    '',
  ])
  const head = `Chromium with its processor slowed 4 times, ${BOX.join(' by ')} pixels; medians, and from where to where rounds went.`
  const idle = `On a page where nothing happens ${floor.toFixed(0)} % of the frames are under ${LATE_MS} ms: no board can have more.`
  return [head, idle, '', ...lines].join('\n').trimEnd()
}

const crowdText = (game: string): string =>
  CROWDS[game] === undefined ? '' : `${CROWDS[game]} pieces, `

function rowsOf(board: BoardFigures): Row[] {
  const aims = { ...AIMS, ...OWN_AIMS[board.game] }
  const atMost = (spread: Spread, most: number) => judged(spread.median <= most, `at most ${most}`)
  const moving = (name: string, { inTime: share, p95, touched, painted }: Moving): Row[] => [
    [
      `${name}, frames under ${LATE_MS} ms, %`,
      share.median.toFixed(0),
      rangeOf(share, (n) => n.toFixed(0)),
      judged(share.median >= aims.inTime, `at least ${aims.inTime}`),
    ],
    spreadRow(`${name}, 95 of 100 frames within ms`, p95),
    [`${name}, changes in the drawing`, String(touched), '', judged(touched === 0, 'none')],
    [`${name}, layers of the map painted`, String(painted), ''],
  ]
  return [
    spreadRow('first drawing, ms', board.firstMs, atMost(board.firstMs, aims.firstMs)),
    ...(board.pan === null ? [] : moving('pan', board.pan)),
    ...(board.pinch === null ? [] : moving('pinch', board.pinch)),
    spreadRow('an entry, work in ms', board.entryMs, atMost(board.entryMs, FRAME_MS)),
    spreadRow('an entry, 95 of 100 within ms', board.entryMost),
    [
      'entries drawn within one frame, %',
      board.entriesInFrame.median.toFixed(0),
      rangeOf(board.entriesInFrame, (n) => n.toFixed(0)),
    ],
    [
      'layers redrawn that did not change',
      String(board.needless),
      '',
      judged(board.needless === 0, 'none'),
    ],
    [
      'to load, compressed, kB',
      threeDigits(board.kilobytes),
      '',
      judged(board.kilobytes <= aims.kilobytes, `at most ${aims.kilobytes}`),
    ],
  ]
}

const judged = (isReached: boolean, aim: string): string =>
  `aim ${aim}: ${isReached ? 'reached' : 'NOT REACHED'}`
