// What the lobby needs to know: name, seats, options (S-15).
import { byDefault, choice, flag, type Meta, type Static, shape } from '@foldtable/kernel'

const options = shape({
  buildingGoods: byDefault(choice('all', 'any'), 'all'),
  galleyPrice: byDefault(choice('before', 'after'), 'before'),
  startingGalleys: byDefault(choice(2, 1), 2),
  blockade: byDefault(choice('off', 'majority'), 'off'),
  ownPortPrice: byDefault(choice('free', 'bank'), 'free'),
  portIncome: byDefault(choice('rising', 'linear'), 'rising'),
  fatigue: byDefault(flag(), true),
  firstPlayer: byDefault(choice('seat', 'random'), 'seat'),
})

export type Options = Static<typeof options>

export const meta: Meta<Options> = {
  id: 'serenissima',
  title: 'Serenissima',
  seats: { min: 2, max: 4 },
  version: 2,
  options,
  tags: ['trade', 'conquest', 'sea'],
  longest: 5000,
  leastMoves: 6,
}
