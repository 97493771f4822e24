// Whole games of bots among themselves and among random players, for the tests of a game's own player.
import { playBetween } from '@foldtable/bots/contest'
import { type Player, randomPlayer } from '@foldtable/bots/players'
import {
  type AnyMove,
  type Chance,
  type Game,
  type GameTypes,
  type Seat,
  seededChance,
  Table,
  type Terms,
} from '@foldtable/kernel'

type Choose = (view: never, seat: Seat, offers: never, chance: Chance) => AnyMove | undefined

/** No opinion, and an answer that is no offer, are faults. */
export const botOf = (choose: Choose): Player => ({
  name: 'bot',
  answer: (view, seat, offers, chance) => [choose(view as never, seat, offers as never, chance)],
})

/** A table played to its end. Where nobody is named, chance sits. */
export function botTable<G extends GameTypes>(
  terms: Omit<Terms<G>, 'chance'>,
  seed: string,
  playerOf: (seat: Seat) => Player | undefined,
): Table<G> {
  const table = Table.open({ ...terms, chance: seededChance(seed) })
  const chance = randomPlayer(terms.game as unknown as Game)
  playBetween(table, (seat) => playerOf(seat) ?? chance, seededChance(`${seed} minds`))
  return table
}
