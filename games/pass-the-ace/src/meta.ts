// What the lobby needs to know: name, seats, options.
import { byDefault, integer, type Meta, type Static, shape } from '@foldtable/kernel'

const options = shape({
  startingLives: byDefault(integer(1, 5), 3),
})

export type Options = Static<typeof options>

export const meta: Meta<Options> = {
  id: 'pass-the-ace',
  title: 'Pass the Ace',
  seats: { min: 2, max: 8 },
  version: 2,
  options,
  tags: ['cards', 'quick', 'bluff'],
  longest: 20_000,
  minutes: [10, 25],
  presets: [
    { id: 'usual', seats: 4, pace: 'live', clock: { kind: 'perTurn', seconds: 20 } },
    {
      id: 'long',
      seats: 6,
      pace: 'live',
      clock: { kind: 'perTurn', seconds: 30 },
      options: { startingLives: 5 },
    },
  ],
}

/** How long everybody may look at shown cards before the clock goes on. */
export const PAUSE_MS = 5000
