// Every table that a house lets happen verifies: people who move, take back, stop clocks, resend, hand over and leave, bots,
// clocks, hosts who end it, a time that jumps, tables that are read anew.

import { join } from 'node:path'
import { games } from '@foldtable/games'
import { answer, ask } from '@foldtable/host/consent'
import type { LiveTable } from '@foldtable/host/live-table'
import { request } from '@foldtable/host/requests'
import * as rooms from '@foldtable/host/rooms'
import {
  anyOffer,
  type Chance,
  type ClockSettings,
  hashOf,
  recordOf,
  seededChance,
  type TableRecord,
  verifyRecord,
} from '@foldtable/kernel'
import { depth, rounds, seedOf } from '@foldtable/testkit/depth'
import { expect, onTestFinished, test } from 'vitest'
import { houseTime } from '../src/base/house-time.ts'
import { Ledger } from '../src/ledger/ledger.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { Tables } from '../src/tables/tables.ts'
import { hooks } from './bare-hooks.ts'
import { freshFolder } from './house.ts'
import { tableOf } from './seated.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan']
const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'perTurn', seconds: 30 },
  { kind: 'bank', seconds: 60, increment: 5 },
  { kind: 'penalty', seconds: 20, increment: 5, refill: 10 },
]

class Walk {
  readonly #chance: Chance
  readonly #tables: Tables
  readonly #clock: { system: number; monotonic: number }
  readonly #now: () => number
  readonly live: LiveTable
  readonly deeds = new Set<string>()
  #keys = 0

  private constructor(
    chance: Chance,
    tables: Tables,
    live: LiveTable,
    clock: { system: number; monotonic: number },
    now: () => number,
  ) {
    this.#chance = chance
    this.#tables = tables
    this.live = live
    this.#clock = clock
    this.#now = now
  }

  static async begin(ledger: Ledger, game: string, seed: string): Promise<Walk> {
    const chance = seededChance(seed)
    const clock = { system: 1_700_000_000_000, monotonic: 0 }
    const now = houseTime(() => clock.system, { monotonic: () => clock.monotonic })
    const tables = new Tables(ledger, { ...hooks, now })
    const [host, ...others] = NAMES.map((name) => ({ id: `${seed} ${name}`, name, avatar: '' }))
    if (host === undefined) throw new Error('nobody')
    const made = await tables.create(host, {
      game,
      pace: 'slow',
      clock: chance.pick(CLOCKS),
      substitutes: chance.below(2) === 0,
      entropy: 'ab'.repeat(16),
    })
    if (!made.ok) throw new Error(made.refusal.code)
    const { live } = made
    for (const person of others) await rooms.join(live, person, 'cd'.repeat(16))
    const started = await rooms.start(live, host.id)
    if (!started.ok) throw new Error(started.refusal.code)
    return new Walk(chance, tables, live, clock, now)
  }

  async go(steps: number): Promise<void> {
    for (let step = 0; step < steps && this.live.stored.status === 'playing'; step++) {
      this.#passTime()
      const deed = this.#chance.pick(WHAT)
      const { n } = this.live.stored
      await this[deed]()
      if (this.live.stored.n > n) this.deeds.add(deed)
    }
  }

  #passTime(): void {
    const ms = this.#chance.below(15_000)
    const jump = this.#chance.below(20) === 0 ? 1000 * (this.#chance.below(7200) - 3600) : 0
    this.#clock.monotonic += ms
    this.#clock.system += ms + jump
  }

  /** Some come a second time. */
  #key = (): string => {
    if (this.#chance.below(10) > 0) this.#keys += 1
    return `key ${this.#keys}`
  }

  #sitter(seat: number): string {
    return this.live.room.sittings[seat]?.id ?? ''
  }

  async move(): Promise<void> {
    const { decision, state, game } = tableOf(this.live)
    if (decision.result !== undefined || decision.seats.length === 0) return
    const seat = this.#chance.pick(decision.seats)
    const move = anyOffer(game, state, seat, this.#chance, decision)
    if (move === undefined) return
    const message = { kind: 'play', table: this.live.id, key: this.#key(), move } as const
    await request(this.live, this.#sitter(seat), message)
  }

  takeBack = () => this.#asked('undo')
  stop = () => this.#asked('stop')
  setGoing = () => this.#asked('go')

  async #asked(about: 'undo' | 'stop' | 'go'): Promise<void> {
    const { live } = this
    const by = this.#sitter(this.#chance.below(NAMES.length))
    const message = { kind: 'ask', table: live.id, key: this.#key(), about } as const
    await live.inTurn(() => ask(live, by, message, this.#now()))
    for (const seat of live.asking?.waitsFor ?? []) {
      const asking = live.asking?.id ?? ''
      const yes = {
        kind: 'answer',
        table: live.id,
        key: this.#key(),
        about,
        asking,
        yes: true,
      } as const
      await live.inTurn(() => answer(live, this.#sitter(seat), yes, this.#now()))
    }
  }

  async clock(): Promise<void> {
    const { deadline } = tableOf(this.live)
    const ms = Math.max(0, (deadline ?? 0) - this.#now())
    this.#clock.monotonic += ms
    this.#clock.system += ms
    await this.#tables.tick(this.live.id)
  }

  async handOver(): Promise<void> {
    const to = this.#chance.pick(['bot', 'back'] as const)
    const message = { kind: 'seat', table: this.live.id, key: this.#key(), to } as const
    const by = this.#sitter(this.#chance.below(NAMES.length))
    await request(this.live, by, message)
  }

  async readAnew(): Promise<void> {
    await this.live.inTurn(() => this.live.truth.load())
  }

  async leave(): Promise<void> {
    if (this.#chance.below(3) === 0)
      await rooms.leave(this.live, this.#sitter(this.#chance.below(NAMES.length)))
  }

  async quit(): Promise<void> {
    if (this.#chance.below(15) === 0) await rooms.end(this.live, this.live.room.party.host)
  }
}

const WHAT = [
  ...(['move', 'move', 'move', 'move', 'move', 'move', 'takeBack', 'takeBack', 'stop'] as const),
  ...(['setGoing', 'clock', 'clock', 'handOver', 'readAnew', 'leave', 'quit'] as const),
]

/** With the key, however it ended: here it is opened anyway. */
async function openedRecord(live: LiveTable): Promise<TableRecord> {
  const { chanceKey: key } = live.stored
  const chance = {
    commitment: live.truth.commitment,
    entropy: live.room.entropy,
    key,
  }
  const seats = live.room.sittings.map(({ name }) => ({ name }))
  const { hash: _, ...body } = recordOf(await live.truth.wholeTable(), { seats, chance })
  const opened = { ...body, chance }
  return { ...opened, hash: hashOf(opened) }
}

const deeds = new Set<string>()

test.each(games)(
  '[T-1.7] every table of $meta.id that the house lets happen verifies',
  async (game) => {
    const sql = await SqliteSql.open(join(freshFolder(), 'lawful.sqlite'))
    onTestFinished(() => sql.close())
    await migrate(sql)
    for await (const round of rounds({ quick: 2, deep: 60 })) {
      const seed = seedOf(`${game.meta.id} ${round}`)
      const walk = await Walk.begin(new Ledger(sql), game.meta.id, seed)
      await walk.go(depth({ quick: 60, deep: 400 }))
      const findings = verifyRecord(game, await openedRecord(walk.live))
      const not = findings.filter(({ passed }) => passed !== true)
      expect({ seed, not }).toEqual({ seed, not: [] })
      for (const deed of walk.deeds) deeds.add(deed)
    }
  },
)

test('at those tables everything was done that makes an entry', () => {
  const needed = ['clock', 'leave', 'move', 'setGoing', 'stop', 'takeBack']
  expect([...deeds]).toEqual(expect.arrayContaining(needed))
})
