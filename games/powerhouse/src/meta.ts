// What the lobby needs to know: name, seats, options (P-1.3).
import {
  byDefault,
  choice,
  forRandomPlay,
  forSeats,
  integer,
  type Meta,
  type Static,
  shape,
} from '@foldtable/kernel'
import { BID_STEP } from './data/variants.ts'

const bids = (least: number, most: number): number[] =>
  Array.from({ length: (most - least) / BID_STEP + 1 }, (_, step) => least + step * BID_STEP)

const options = shape({
  /** Only six players have the choice; for all others the number of packs is given. */
  packsForSix: forSeats(byDefault(choice(1, 2), 1), 6),
  /** From which bid on five players call a second partner; 0: never. */
  thresholdOnePack: forSeats(byDefault(choice(0, ...bids(150, 250)), 200), 5),
  /** From which bid on seven or nine players call one more partner; 0: never. */
  thresholdTwoPacks: forSeats(byDefault(choice(0, ...bids(300, 500)), 400), 7, 9),
  /** Games of the match; 0: as many as players. */
  gameCount: byDefault(forRandomPlay(integer(0, 100), 1, 1, 1, 2), 0),
})

export type Options = Static<typeof options>

export const meta: Meta<Options> = {
  id: 'powerhouse',
  title: 'PowerHouse',
  seats: { min: 4, max: 10 },
  version: 1,
  options,
  tags: ['cards', 'tricks', 'teams', 'bidding'],
  longest: 40_000,
  minutes: [30, 60],
  presets: [
    { id: 'usual', seats: 4, pace: 'live', clock: { kind: 'perTurn', seconds: 30 } },
    {
      id: 'party',
      seats: 6,
      pace: 'live',
      clock: { kind: 'perTurn', seconds: 45 },
      options: { gameCount: 3 },
    },
  ],
}

/** How long everybody may look at a scored game before the clock goes on (P-11.1). */
export const PAUSE_MS = 15_000

/** How many usual turns the leader has for suit and calls together (P-12.1). */
export const TURNS_TO_CHOOSE = 3
