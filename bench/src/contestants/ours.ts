// Our own kernel, sending nothing: one entry per move, and the clock steps out of every pause.
import { randomRequest } from '@foldtable/bots/random-play'
import { type PassTheAce, passTheAce } from '@foldtable/games/pass-the-ace'
import {
  type Chance,
  type CountedChance,
  type Entry,
  Fault,
  keyedChance,
  type Request,
  Table,
  type Terms,
} from '@foldtable/kernel'
import type { Contestant } from '../contest.ts'

export type AceTable = Table<PassTheAce>
export type AceEntry = Entry<PassTheAce>
export type AcePlace = Terms<PassTheAce>

export const placeFor = (seats: number, chance: CountedChance): AcePlace => ({
  game: passTheAce,
  seats,
  options: { startingLives: 3 },
  chance,
})

/** A random legal move, or the clock's out of a pause; nothing once the game is over. */
export function nextRequest(
  table: AceTable,
  choices: Chance,
): Request<PassTheAce['Move']> | undefined {
  const { decision } = table
  if (decision.result !== undefined || decision.due === undefined)
    return randomRequest(table, choices)
  return { by: 'clock', move: decision.due.move, at: table.dueAt ?? table.at }
}

export function playOn(table: AceTable, request: Request<PassTheAce['Move']>): AceEntry {
  const played = table.play(request)
  if (!played.ok) throw new Fault(`an offer was refused: ${JSON.stringify(played.refusal)}`)
  if (played.entry === undefined) throw new Fault(`entry ${played.duplicate} was asked for again`)
  return played.entry
}

/** Plays to the end, and tells each entry from the opening on; how many moves that took. */
export function playThrough(
  table: AceTable,
  choices: Chance,
  next: (table: AceTable, choices: Chance) => Request<PassTheAce['Move']> | undefined,
  onEntry: (entry: AceEntry) => void,
): number {
  for (const entry of table.entries) onEntry(entry)
  let moves = 0
  let request = next(table, choices)
  while (request !== undefined) {
    onEntry(playOn(table, request))
    moves += 1
    request = next(table, choices)
  }
  return moves
}

export const survivorsOf = (table: AceTable): number =>
  table.state.players.filter(({ lives }) => lives > 0).length

export const ours: Contestant = {
  name: 'ours',
  share: 1,
  play(seats, key, choices) {
    const table = Table.open(placeFor(seats, keyedChance(key)))
    const moves = playThrough(table, choices, nextRequest, () => {})
    return { moves, survivors: survivorsOf(table) }
  },
}
