// Twin tables: both stand at the same position, one after a few entries and one after thousands.
// The old one got there by playing on and rewinding; so the same moves can be played on both.

import type { Move } from '@foldtable/games/pass-the-ace'
import {
  type Chance,
  keyedChance,
  keyFromSeed,
  type Request,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { type AcePlace, type AceTable, nextRequest, placeFor, playOn } from './contestants/ours.ts'

/** Where the windows are: entries YOUNG and OLD lie in the middle of what is played on the twins. */
export const YOUNG = 50
export const OLD = 5000
export const WINDOW = 20
const FORK = YOUNG - WINDOW / 2
const SEATS = 8

export interface Twins {
  readonly young: AceTable
  readonly old: AceTable
  readonly place: AcePlace
  /** The next moves, the same for both. */
  readonly moves: readonly Pick<Request<Move>, 'by' | 'move'>[]
}

/** With keys each seat's move carries one, as a browser's does; they are remembered and end up in snapshots. */
export function makeTwins(seed: string, withKeys: boolean): Twins {
  for (let attempt = 0; ; attempt++) {
    const place = placeFor(SEATS, keyedChance(keyFromSeed(`${seed} ${attempt}`)))
    const choices = seededChance(`${seed} ${attempt} choices`)
    const young = Table.open(place)
    playUpTo(FORK, young, choices, withKeys)
    const moves = movesAhead(young, place, choices)
    if (moves.length < WINDOW) continue // over too early: another game
    return { young, old: aged(young, place, choices, withKeys), place, moves }
  }
}

/** As far as the game goes. */
function playUpTo(n: number, table: AceTable, choices: Chance, withKeys: boolean): void {
  while (table.n < n) {
    const request = nextRequest(table, choices)
    if (request === undefined) return
    playOn(table, withKeys ? keyed(request, table.n) : request)
  }
}

const keyed = (request: Request<Move>, n: number): Request<Move> =>
  typeof request.by === 'number' ? { ...request, key: keyAt(n) } : request

/** About as long as a browser would make it. */
export const keyAt = (n: number): string => `key-${String(n).padStart(18, '0')}`

function movesAhead(from: AceTable, place: AcePlace, choices: Chance): Twins['moves'] {
  const scout = Table.fold(place, from.entries)
  playUpTo(FORK + WINDOW, scout, choices, false)
  return scout.entries
    .slice(FORK)
    .flatMap(({ by, move }) => (move === undefined ? [] : [{ by, move }]))
}

/** The same table, played on and put back until it is old. */
function aged(from: AceTable, place: AcePlace, choices: Chance, withKeys: boolean): AceTable {
  const table = Table.fold(place, from.entries)
  const last = OLD - WINDOW / 2
  while (table.n < last) {
    playUpTo(last - 1, table, choices, withKeys)
    table.rewind(FORK, 'host', table.at)
  }
  return table
}
