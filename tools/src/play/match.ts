// A match in a terminal: the table, who plays, and what each person has been told so far.
import { randomBytes, randomUUID } from 'node:crypto'
import { LiveTable } from '@foldtable/host/live-table'
import { MemoryLedger } from '@foldtable/host/memory-ledger'
import type { World } from '@foldtable/host/ports'
import { practiceTable } from '@foldtable/host/practice'
import type { AnyTable } from '@foldtable/kernel'
import {
  type Chance,
  Fault,
  type Game,
  keyedChance,
  keyFromSeed,
  type Locale,
  type RecordHeader,
  type Seat,
  type Speech,
} from '@foldtable/kernel'
import { type Say, sayIn, speechOf } from '../speech.ts'
import type { Terminal } from '../terminal.ts'
import type { Showing } from '../view/showing.ts'
import type { Players } from './players.ts'

export interface Match {
  readonly live: LiveTable
  readonly table: AnyTable
  readonly players: Players
  readonly header: RecordHeader
  /** What the bots decide by; the table's own chance is none of their business. */
  readonly chance: Chance
  readonly speech: Speech
  readonly say: Say
  readonly terminal: Terminal
  readonly saveTo: string | undefined
  /** Up to which entry each seat's person has been told. */
  readonly toldUpTo: number[]
  /** Whose secrets are on the screen. */
  atScreen: Seat | undefined
  /** The parts of the view that are on the screen already. */
  readonly onScreen: Set<string>
}

interface MatchSettings {
  readonly game: Game
  readonly players: Players
  readonly options: unknown
  readonly locale: Locale
  readonly seed: string | undefined
  readonly saveTo: string | undefined
}

export async function openMatch(settings: MatchSettings, terminal: Terminal): Promise<Match> {
  const { game, players, options, locale, seed, saveTo } = settings
  const key = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(seed)
  const botKey = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(`${seed} bots`)
  const live = await hosted(game, {
    options,
    seats: players.map(({ name, bot = false }) => ({ name, isBot: bot })),
    key,
  })
  const names = players.map(({ name }) => name)
  const speech = speechOf(game, locale, names)
  return {
    live,
    get table() {
      if (live.table === undefined) throw new Fault('the table is not there')
      return live.table
    },
    players,
    header: { seats: players, chance: { commitment: live.truth.commitment, entropy: [], key } },
    chance: keyedChance(botKey),
    speech,
    say: sayIn(speech),
    terminal,
    saveTo,
    toldUpTo: players.map(() => 0),
    atScreen: undefined,
    onScreen: new Set(),
  }
}

/** The host of this one table. Nobody listens: the screen is drawn when somebody is asked. */
const world: World = {
  now: Date.now,
  after(ms, act) {
    const timer = setTimeout(act, ms).unref()
    return () => clearTimeout(timer)
  },
  newId: randomUUID,
  mostNamed: 0,
  entryMade: () => undefined,
  woken: () => undefined,
  changed: () => undefined,
  deadlineSet: () => undefined,
  snapshotUnfit: () => undefined,
  fault(_live, problem) {
    throw problem
  },
}

async function hosted(
  game: Game,
  { key, ...wish }: Parameters<typeof practiceTable>[1] & { readonly key: string },
): Promise<LiveTable> {
  const ledger = new MemoryLedger()
  const stored = practiceTable(game, wish, { id: 'here', key, now: world.now() })
  ledger.create(stored)
  const live = new LiveTable(game, stored, ledger, world)
  await live.inTurn(() => live.truth.load())
  return live
}

export const isBot = ({ players }: Match, seat: Seat): boolean => players[seat]?.bot === true

export const personsOf = ({ players }: Match): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot ? [] : [seat]))

export const showingOf = ({ speech, table, terminal }: Match): Showing => ({
  speech,
  seats: table.seats,
  width: terminal.width,
})

/** Time does not run backwards at a table, whatever the machine's clock does. */
export const nowAt = ({ table }: Match): number => Math.max(Date.now(), table.at)

/** Who asks, as the host knows them. */
export const sitterOf = ({ room }: LiveTable, seat: Seat): string | null =>
  room.sittings[seat]?.id ?? null
