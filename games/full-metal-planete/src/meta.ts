// What the lobby needs to know: name, seats, options (F-21).
import {
  byDefault,
  choice,
  flag,
  forRandomPlay,
  integer,
  type Meta,
  optional,
  type Static,
  shape,
} from '@foldtable/kernel'

const options = shape({
  /** 0 is the standard board (B-8.1); any other number is the seed of a board of its own (B-6). */
  board: forRandomPlay(byDefault(integer(0, 999_999_999), 0), 0, 1, 2, 3, 5, 8),
  preset: byDefault(choice('seed', 'published', 'app'), 'seed'),
  /** Missing at tables from before it was there: they landed by seat (F-6.2). */
  landingOrder: optional(byDefault(choice('chance', 'seat'), 'chance')),
  savingMode: byDefault(choice('exact', 'blocks5'), 'exact'),
  timeoutSaves: byDefault(flag(), true),
  moveCost: byDefault(choice('uniform', 'heavy'), 'uniform'),
  turnOrder: byDefault(choice('fixed', 'rotating'), 'fixed'),
  mineralsOnMountains: byDefault(flag(), false),
  mineralLayout: byDefault(choice('lattice', 'scatter90'), 'lattice'),
  forecast: byDefault(choice('perConverter', 'cap2'), 'perConverter'),
  buildList: byDefault(choice('published', 'extended'), 'published'),
  retreatCost: byDefault(choice(1, 0), 1),
  mountainPair: byDefault(choice('idle', 'forbid'), 'idle'),
  captureBonusNow: byDefault(flag(), true),
})

export type Options = Static<typeof options>

export const meta: Meta<Options> = {
  id: 'full-metal-planete',
  title: 'Full Metal Planète',
  seats: { min: 2, max: 4 },
  version: 4,
  options,
  tags: ['war', 'ore', 'tides', 'long'],
  longest: 20_000,
  minutes: [90, 240],
  presets: [
    { id: 'duel', seats: 2, pace: 'live', clock: { kind: 'perTurn', seconds: 180 } },
    { id: 'days', seats: 4, pace: 'slow', clock: { kind: 'perTurn', seconds: 172_800 } },
  ],
  colours: [
    { id: 'red', sign: 'disc', light: '#c62a22', dark: '#d4372d' },
    { id: 'blue', sign: 'square', light: '#1f5bd0', dark: '#2f6be0' },
    { id: 'green', sign: 'triangle', light: '#2bb673', dark: '#2bb673' },
    { id: 'yellow', sign: 'diamond', light: '#f5c518', dark: '#f5c518' },
  ],
  leastMoves: 6,
  suggests: { clock: { kind: 'perTurn', seconds: 180 } }, // F-6.8
}

/** What a preset says about the switches; what it does not name stays as it is set (F-21.2). */
export const PRESETS: { readonly [P in Options['preset']]: Partial<Options> } = {
  seed: {},
  published: { savingMode: 'blocks5', mineralsOnMountains: true, mountainPair: 'forbid' },
  app: {
    savingMode: 'exact',
    timeoutSaves: false,
    moveCost: 'heavy',
    turnOrder: 'rotating',
    mineralLayout: 'scatter90',
    forecast: 'cap2',
    buildList: 'extended',
    retreatCost: 0,
    captureBonusNow: false,
  },
}

export const inForce = (given: Options): Options => ({ ...given, ...PRESETS[given.preset] })
