// A match in a terminal: the table, who plays, and what each person has been told so far.
import { randomBytes } from 'node:crypto'
import type { AnyTable } from '@foldtable/kernel'
import {
  type Chance,
  commitmentOf,
  type Game,
  keyedChance,
  keyFromSeed,
  type Locale,
  type RecordHeader,
  type Seat,
  type Speech,
  Table,
} from '@foldtable/kernel'
import { type Say, sayIn, speechOf } from '../speech.ts'
import type { Terminal } from '../terminal.ts'
import type { Showing } from '../view/showing.ts'
import type { Players } from './players.ts'

export interface Match {
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

export interface MatchSettings {
  readonly game: Game
  readonly players: Players
  readonly options: unknown
  readonly locale: Locale
  readonly seed: string | undefined
  readonly saveTo: string | undefined
}

export function openMatch(settings: MatchSettings, terminal: Terminal): Match {
  const { game, players, options, locale, seed, saveTo } = settings
  const key = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(seed)
  const botKey = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(`${seed} bots`)
  const place = { game, seats: players.length, options, chance: keyedChance(key) }
  const names = players.map(({ name }) => name)
  const speech = speechOf(game, locale, names)
  return {
    table: Table.open(place, Date.now()),
    players,
    header: { seats: players, chance: { commitment: commitmentOf(key), entropy: [], key } },
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
