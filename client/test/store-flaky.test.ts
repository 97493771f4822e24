// Every game over wires that are slow and break, with reloads, takings back and several moves at once: in the end all
// replicas are the truth, every move arrived once or was spoken of, and no picture ever went back without a reason.
import { fullMetalPlanete } from '@foldtable/games/full-metal-planete'
import { imperial } from '@foldtable/games/imperial'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { powerhouse } from '@foldtable/games/powerhouse'
import { serenissima } from '@foldtable/games/serenissima'
import {
  type CountedChance,
  type Game,
  readOptions,
  redact,
  seededChance,
  Table,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { difference } from '@foldtable/testkit/compare'
import { seedsOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { openOnline } from '../src/store/online-table.ts'
import type { TableSession, TableSnapshot } from '../src/store/types.ts'
import { inMemory } from '../src/wire/key-values.ts'
import { type Wire, wireOver } from '../src/wire/wire.ts'
import { FlakyHouse, TABLE } from './wire-house.ts'
import { FakeTimers } from './wire-time.ts'

const GAMES = [passTheAce, powerhouse, serenissima, fullMetalPlanete, imperial] as unknown as Game[]
const seeds = seedsOf('', { quick: 1, deep: 100 })
const STEPS = 200

const WHAT = ['predicted', 'dropped', 'kept'] as const
const totals = { predicted: 0, dropped: 0, kept: 0, inARow: 0, undone: 0 }

/** A browser that is loaded anew now and then; what it keeps stays. */
class Page {
  readonly viewer: Viewer
  readonly moves: string[] = []
  readonly faults: string[] = []
  readonly counts = { predicted: 0, inARow: 0, dropped: 0, kept: 0 }
  session: TableSession
  readonly #house: FlakyHouse
  readonly #game: Game
  readonly #timers: FakeTimers
  readonly #storage = inMemory()
  #wire: Wire

  constructor(house: FlakyHouse, game: Game, timers: FakeTimers, viewer: Viewer) {
    this.viewer = viewer
    this.#house = house
    this.#game = game
    this.#timers = timers
    ;[this.#wire, this.session] = this.#load()
  }

  reload(): void {
    this.counts.kept += this.session.snapshot().pending.length
    this.session.close()
    this.#wire.close()
    ;[this.#wire, this.session] = this.#load()
  }

  wake(): void {
    this.#wire.hint('visible')
  }

  play(chance: CountedChance): void {
    for (let more = 1 + chance.below(3); more > 0; more--) {
      const { offers } = this.session.snapshot()
      if (offers.length === 0) return
      this.session.play(chance.pick(offers))
      const { pending } = this.session.snapshot()
      this.counts.inARow = Math.max(this.counts.inARow, pending.length)
      if (pending.at(-1)?.isPredicted) this.counts.predicted += 1
      const key = pending.at(-1)?.key
      if (key !== undefined && !this.moves.includes(key)) this.moves.push(key)
    }
  }

  #load(): [Wire, TableSession] {
    const { viewer } = this
    const [timers, storage] = [this.#timers, this.#storage]
    const wire = wireOver({ dial: this.#house.dialAs(viewer), timers, storage, random: () => 0.5 })
    const session = openOnline(wire, TABLE, {
      storage,
      loadGame: async () => this.#game,
      past: {
        frames: async ({ after, size }) => this.#house.frames(viewer, after, size),
        marks: async () => [],
        ratings: async () => [],
        record: () => Promise.reject(new Error('not over')),
      },
    })
    let before = session.snapshot()
    session.subscribe(() => {
      const after = session.snapshot()
      this.#compare(before, after)
      before = after
    })
    return [wire, session]
  }

  /** No picture goes back unless others did something, and one without anything pending is the truth of its number. */
  #compare(before: TableSnapshot, after: TableSnapshot): void {
    const { n, pending, view, problem } = after
    const { table } = this.#house
    if (problem !== null && problem !== before.problem) {
      this.counts.dropped += 1
      if (problem.kind !== 'dropped') this.faults.push(`refused ${JSON.stringify(problem)}`)
    } else if (progressOf(after) < progressOf(before)) {
      const came = table.entries.slice(before.n, n)
      if (came.every(({ key }) => key !== undefined && this.moves.includes(key)))
        this.faults.push(`went back from ${progressOf(before)} to ${progressOf(after)}`)
    }
    if (pending.length > 0 || view === before.view || view === null) return
    const truth = redact(table.stateAt(n), this.viewer)
    const where = difference(truth, view)
    if (where !== undefined) this.faults.push(`at ${n} it differs at ${where}`)
  }
}

const progressOf = ({ n, pending }: TableSnapshot): number =>
  n + pending.filter(({ isPredicted }) => isPredicted).length

test.each(GAMES.flatMap((game) => seeds.map((seed) => ({ id: game.meta.id, game, seed }))))(
  '$id, seed $seed',
  async ({ game, seed }) => {
    const chance = seededChance(`flaky ${seed}`)
    const timers = new FakeTimers()
    const seats = Math.max(game.meta.seats.min, 3)
    const read = readOptions(game, {})
    if (!read.ok) throw new Error('no options are good options')
    const place = { game, seats, options: read.options, chance: seededChance(`table ${seed}`) }
    const table = Table.open(place, timers.now())
    const house = new FlakyHouse(table, timers, chance)
    const pages = viewersOf(seats).map((viewer) => new Page(house, game, timers, viewer))
    for (let step = 0; step < STEPS && table.decision.result === undefined; step++) {
      const die = chance.below(100)
      const page = chance.pick(pages)
      if (die < 5) house.breakOne()
      else if (die < 9) page.reload()
      else if (die < 12) house.isReachable = !house.isReachable
      else if (die < 16 && page.viewer !== 'spectator') page.session.ask('undo')
      else if (die < 20) house.tick()
      else for (const one of pages) one.play(chance)
      if (house.isReachable && chance.below(4) === 0) page.wake()
      await timers.pass(chance.below(120))
    }
    house.isReachable = true
    for (let wait = 0; wait < 40; wait++) {
      for (const page of pages) page.wake()
      await timers.pass(1000)
    }
    for (const { session, viewer, faults } of pages) {
      expect(faults).toEqual([])
      const { n, view, pending, hasHistory, log } = session.snapshot()
      expect({ n, pending, hasHistory }).toEqual({ n: table.n, pending: [], hasHistory: true })
      expect(difference(redact(table.state, viewer), view)).toBe(undefined)
      const undone = new Set(table.entries.map((entry) => entry.n))
      for (const entry of table.pathTo(table.n)) undone.delete(entry.n)
      expect(log.filter((line) => line.isUndone !== undone.has(line.n))).toEqual([])
      session.close()
    }
    const made = table.entries.flatMap(({ key }) => key ?? [])
    expect(new Set(made).size).toBe(made.length)
    const asked = pages.flatMap(({ moves }) => moves)
    expect(made.filter((key) => !asked.includes(key))).toEqual([])
    expect(table.n).toBeGreaterThan(10)
    for (const { counts } of pages) for (const what of WHAT) totals[what] += counts[what]
    totals.inARow = Math.max(totals.inARow, ...pages.map(({ counts }) => counts.inARow))
    totals.undone += table.entries.filter(({ rewind }) => rewind !== undefined).length
  },
)

test('all of that happened', () => {
  for (const what of [...WHAT, 'undone'] as const)
    expect([what, totals[what]]).not.toEqual([what, 0])
  expect(totals.inARow).toBeGreaterThan(3)
})
