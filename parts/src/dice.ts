// Dice under a cup: seen by some, and imagined by all others.
import { type Chance, type Seat, type Secret, secret } from '@foldtable/kernel'

/** So many dice, rolled where only these seats look. There is no pool of them: any die may show any face. */
export const rollFor = (
  chance: Chance,
  count: number,
  to: readonly Seat[],
  sides = 6,
): Secret<number>[] => Array.from({ length: count }, () => secret(chance.roll(sides), to))

/** For `imagine`: these dice, with any face where the view has a blank. */
export const imagineDice = (
  dice: readonly Secret<number>[],
  chance: Chance,
  sides = 6,
): Secret<number>[] =>
  dice.map((die) => (die.is === undefined ? secret(chance.roll(sides), die.to, die.pool) : die))
