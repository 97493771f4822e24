// Every drawn board draws whatever its game comes to, for every seat and for who looks on; and every offer can be made on it.
import { join } from 'node:path'
import { randomRequest } from '@foldtable/bots/random-play'
import type { AnyPointing } from '@foldtable/games/pointing'
import {
  type AnyMove,
  type AnyTable,
  type Game,
  keyedChance,
  keyFromSeed,
  type Message,
  readOptions,
  seatsUpTo,
  seededChance,
  speak,
  Table,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { walkBoard } from '@foldtable/testkit/board-law'
import { depth, isDeep, seedsOf } from '@foldtable/testkit/depth'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { games } from '../catalog.ts'
import { HOUSE_COLOURS } from '../seat-colours.ts'

interface Loader {
  readonly board?: () => Promise<{
    readonly Board: FunctionComponent<object>
    readonly pointing?: AnyPointing
  }>
}

let loaders: { readonly [id: string]: Loader } = {}

beforeAll(async () => {
  vi.stubGlobal('document', { hidden: false })
  // By its path: the settings of these tests know no pages.
  const found: { loaders: typeof loaders } = await import(
    join(import.meta.dirname, '..', 'loaders.ts')
  )
  loaders = found.loaders
})

const MOST = depth({ quick: 80, deep: 120 })
const OF_EACH = 3
const NOW_AND_THEN = 20

const nameOf = (seat: number) => `Seat ${seat}`

const sitting = (seat: number) => ({
  name: nameOf(seat),
  avatar: '',
  isBot: false,
  isHere: true,
  hasLeft: false,
  colour: HOUSE_COLOURS[seat % HOUSE_COLOURS.length],
})

const propsOf = (table: AnyTable, viewer: Viewer): object => ({
  view: table.view(viewer),
  viewer,
  seats: seatsUpTo(table.seats).map(sitting),
  offers: viewer === 'spectator' ? [] : table.offers(viewer),
  play: () => undefined,
  whyNot: () => undefined,
  step: undefined,
  say: (message: Message) =>
    speak(message, { locale: 'en', catalog: table.game.catalogs.en, nameOf }),
  nameOf,
  language: 'en',
  motion: false,
  isSending: false,
  isPast: false,
})

function openTable(game: Game, seats: number): AnyTable {
  const read = readOptions(game)
  if (!read.ok) throw new RangeError('no options are good options')
  const chance = keyedChance(keyFromSeed(`boards ${seats}`))
  return Table.open({ game, seats, options: read.options, chance })
}

/** A game of random play, drawn for each viewer in turn: whenever something is asked for the first times, and now and then. */
function draw(board: FunctionComponent<object>, table: AnyTable): void {
  const viewers = viewersOf(table.seats)
  const player = seededChance(`boards ${table.game.meta.id} ${table.seats}`)
  const drawn = new Map<string, number>()
  for (let pictures = 0; table.n < MOST; ) {
    const { decision } = table
    const about = decision.result === undefined ? decision.about : 'the end'
    const times = drawn.get(about) ?? 0
    const viewer = viewers[pictures % viewers.length] ?? 'spectator'
    if (times < OF_EACH || table.n % NOW_AND_THEN === 0) {
      drawn.set(about, times + 1)
      pictures += 1
      const picture = renderToStaticMarkup(createElement(board, propsOf(table, viewer)))
      expect(picture, `entry ${table.n} for ${viewer}`).not.toBe('')
    }
    const request = randomRequest(table, player)
    if (request === undefined) return
    table.play(request)
  }
}

test.each(games)('the board of $meta.id draws every position', async (game) => {
  const drawn = await loaders[game.meta.id]?.board?.()
  if (drawn === undefined) return
  const { min, max } = game.meta.seats
  for (let seats = min; seats <= max; seats++) draw(drawn.Board, openTable(game, seats))
})

/** Of the positions of a game, the first ones and every so many afterwards are walked. */
const BEGINNING = 20
const EVERY = { quick: 73, deep: 7 }
const LONGEST = { quick: 220, deep: 400 }
/** So many positions at least, for each board. */
const LEAST = { quick: 60, deep: 2000 }

const pointingOf = async ({ meta }: Game): Promise<AnyPointing | undefined> =>
  (await loaders[meta.id]?.board?.())?.pointing

test.each(games)(
  'the board of $meta.id makes every offer by pointing, and nothing else',
  async (game) => {
    const pointing = await pointingOf(game)
    if (pointing === undefined) return
    const { min, max } = game.meta.seats
    let walked = 0
    for (let seats = min; seats <= max; seats++) {
      const enough = (depth(LEAST) * (seats - min + 1)) / (max - min + 1)
      for (const seed of seedsOf(`pointing ${seats}`, { quick: 1, deep: 60 })) {
        if (isDeep && walked >= enough) break
        for (const { view, seat, offers, at } of positions(openTable(game, seats), seed)) {
          walked += 1
          expect(walkBoard(game, pointing, view, seat, offers), at).toMatchObject(FAULTLESS)
        }
      }
    }
    expect(walked).toBeGreaterThanOrEqual(depth(LEAST))
  },
)

const FAULTLESS = { missed: [], refused: [], muddled: [] }

/** Whoever is asked, and what they are offered, along a game of random play. */
function* positions(table: AnyTable, seed: string) {
  const chance = seededChance(seed)
  for (let n = 0; n < depth(LONGEST) && table.decision.result === undefined; n++) {
    for (const seat of n < BEGINNING || n % depth(EVERY) === 0 ? table.decision.seats : [])
      yield {
        view: table.view(seat),
        seat,
        offers: table.offers(seat),
        at: `entry ${table.n} for seat ${seat}`,
      }
    const request = randomRequest(table, chance)
    if (request === undefined) return
    table.play(request)
  }
}

test.each(games)('on the board of $meta.id a target that was taken out is found', async (game) => {
  const pointing = await pointingOf(game)
  if (pointing === undefined) return
  let found = 0
  for (const one of positions(openTable(game, game.meta.seats.max), 'taken out')) {
    const { view, seat, offers } = one
    const lost = offers.at(-1)
    if (lost === undefined) continue
    const walk = (changed: AnyPointing) => walkBoard(game, changed, view, seat, offers)
    expect(walk(withPointers(pointing, (all) => all.filter(isNotTo(lost)))).missed).toContainEqual(
      lost,
    )
    expect(walk(withPointers(pointing, (all) => [...all, WRONG])).refused).toHaveLength(1)
    expect(walk(withPointers(pointing, (all) => all.map(nameless))).muddled).not.toEqual([])
    if (++found === 5) break
  }
  expect(found).toBe(5)
})

type AnyPointer = ReturnType<AnyPointing['pointers']>[number]

const withPointers = (
  pointing: AnyPointing,
  change: (pointers: readonly AnyPointer[]) => readonly AnyPointer[],
): AnyPointing => ({
  ...pointing,
  pointers: (situation, choice) => change(pointing.pointers(situation, choice)),
})
const isNotTo =
  (move: AnyMove) =>
  ({ leads }: AnyPointer): boolean =>
    JSON.stringify(leads.move) !== JSON.stringify(move)
const nameless = (pointer: AnyPointer): AnyPointer => ({ ...pointer, name: { id: '' } })
const WRONG: AnyPointer = { key: 'wrong', name: 'wrong', leads: { move: { kind: 'nonsense' } } }
