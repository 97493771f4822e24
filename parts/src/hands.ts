// Hands of several hidden things: cards, tiles, numbers. A thing is told apart by its place in the hand.
// Leave a hand in the order of the deal: from a sorted one, the place of what is played tells something of the rest.
import { open, type Seat, type Secret, seatsUpTo, secret } from '@foldtable/kernel'

/** Each of these things, known to these seats. */
export const secrets = <T>(things: readonly T[], to: readonly Seat[], pool: string): Secret<T>[] =>
  things.map((thing) => secret(thing, to, pool))

/** As many for each seat, known to it alone, in the order of the shuffled pack; nobody knows the rest. */
export const dealHands = <T>(pack: readonly T[], seats: number, size: number, pool: string) => ({
  hands: seatsUpTo(seats).map((seat) =>
    secrets(pack.slice(seat * size, (seat + 1) * size), [seat], pool),
  ),
  rest: secrets(pack.slice(seats * size), [], pool),
})

/** What is in a hand. For `decide`, and for a seat looking at its own. */
export const opened = <T>(hand: readonly Secret<T>[] = []): T[] => hand.map(open)

/** Where in the hand it lies; -1 if it does not. For whoever may open the hand. */
export const placeIn = <T>(hand: readonly Secret<T>[] = [], thing: T): number =>
  opened(hand).indexOf(thing)

/** Takes out what lies at this place. For `evolve`: it opens nothing. */
export function takeOut<T>(hand: Secret<T>[] | undefined, place: number): Secret<T> {
  const [taken] = place < 0 ? [] : (hand?.splice(place, 1) ?? [])
  if (taken === undefined) throw new RangeError(`nothing lies at place ${place} of the hand`)
  return taken
}
