// Machines from above, each about as large as a hex, bow to the east. One symbol for each kind; it takes its colours from the place
// where it is used: --m-body, --m-lit, --m-shade, --m-metal, --m-edge, --halo.

/** A shape of a symbol, painted by its name, turned if need be. */
export interface Part {
  readonly name: string
  readonly d: string
  readonly turn?: number
}

export interface MachineSymbol {
  readonly id: string
  readonly parts: readonly Part[]
}

const part = (name: string, d: string): Part => ({ name, d })
const halo = (d: string): Part => part('halo', d)
const symbol = (id: string, ...parts: readonly Part[]): MachineSymbol => ({ id, parts })

const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Short strokes across a track. */
const treads = (from: number, to: number, step: number, y: number, tall: number): string => {
  let d = ''
  for (let x = from; x <= to; x += step) d += `M${x} ${y}v${tall}`
  return d
}

const TANK_HULL = 'M-12.5-6.6H8.4L12-3.4V3.4L8.4 6.6H-12.5Z'
const TANK_TRACKS = box(-13.5, -10.4, 25, 5.2, 2.4) + box(-13.5, 5.2, 25, 5.2, 2.4)
const TANK_GUN = box(3, -1.5, 14.2, 3, 1)

const tank = symbol(
  'tank',
  halo(TANK_HULL + TANK_TRACKS + TANK_GUN),
  part('ink', TANK_TRACKS),
  part('tread', treads(-11, 9, 3.3, -9.4, 3.2) + treads(-11, 9, 3.3, 6.2, 3.2)),
  part('team', TANK_HULL),
  part('light', 'M-12.5-6.6H8.4L12-3.4V-2H-12.5Z'),
  part('ink', TANK_GUN),
  part('dark', disc(-1.6, 0.6, 5.9)),
  part('light', disc(-1.6, 0, 5.5)),
)

const SUPER_HULL = 'M-14.5-8.4H9.5L14-4.4V4.4L9.5 8.4H-14.5Z'
const SUPER_TRACKS =
  box(-16, -13.2, 13.4, 6.4, 2.6) +
  box(-1.2, -13.2, 13.4, 6.4, 2.6) +
  box(-16, 6.8, 13.4, 6.4, 2.6) +
  box(-1.2, 6.8, 13.4, 6.4, 2.6)
const SUPER_GUNS = box(3, -4.9, 15.6, 3.4, 1) + box(3, 1.5, 15.6, 3.4, 1)

const supertank = symbol(
  'supertank',
  halo(SUPER_HULL + SUPER_TRACKS + SUPER_GUNS),
  part('ink', SUPER_TRACKS),
  part('tread', treads(-13.6, 10, 3.4, -12, 4) + treads(-13.6, 10, 3.4, 8, 4)),
  part('team', SUPER_HULL),
  part('light', 'M-14.5-8.4H9.5L14-4.4V-2.6H-14.5Z'),
  part('ink', SUPER_GUNS),
  part('dark', 'M-8-4.6L-4.6-7.4H3L7-4V5.2L3 8.6H-4.6L-8 5.8Z'),
  part('light', 'M-8-5.4L-4.6-8.2H3L7-4.8V4.2L3 7.6H-4.6L-8 4.8Z'),
)

const BOAT_HULL = 'M-14.5-6.6Q-16 0-14.5 6.6L2 7.8Q11.5 6.4 17.5 0Q11.5-6.4 2-7.8Z'
const BOAT_GUN = box(4.5, -1.3, 10, 2.6, 0.9)

const motorboat = symbol(
  'motorboat',
  halo(BOAT_HULL),
  part('team', BOAT_HULL),
  part('light', 'M-14.5-6.6L2-7.8Q11.5-6.4 17.5 0Q10.6-4.6 2-5.4L-14.8-4.4Z'),
  part('dark', box(-13, -4, 8.6, 8, 1.6)),
  part('glass', 'M-4.6-4.2H-1.4Q.4 0-1.4 4.2H-4.6Z'),
  part('ink', BOAT_GUN),
  part('dark', disc(3.6, 0.4, 3.9)),
  part('light', disc(3.6, 0, 3.6)),
)

/** From the middle of one hex to the middle of the next. */
const SPAN = 34.64
const BARGE_HULL = `M-12-9.8H${SPAN + 12}L${SPAN + 16.5}-4V4L${SPAN + 12} 9.8H-12L-16.5 4V-4Z`
/** Four slots in a row. */
export const BARGE_SLOTS = [0, 1, 2, 3].map((n) => ({ x: -1.4 + n * 12.48, y: 0 }))

const barge = symbol(
  'barge',
  halo(BARGE_HULL),
  part('team', BARGE_HULL),
  part(
    'light',
    `M-12-9.8H${SPAN + 12}L${SPAN + 16.5}-4H${SPAN + 14}L${SPAN + 11}-7.6H-11L-14-4H-16.5Z`,
  ),
  part('hold', box(-8, -6.2, SPAN + 16, 12.4, 1.6)),
  part(
    'rib',
    BARGE_SLOTS.slice(1)
      .map(({ x }) => `M${x - 6.24}-6.2v12.4`)
      .join(''),
  ),
)

const CRAB_BODY = 'M-11-4.2L-6.6-8.4H6.6L11-4.2V4.2L6.6 8.4H-6.6L-11 4.2Z'
const CRAB_LEGS =
  'M-7-7L-10.6-11.6L-14.6-10.6M0-8V-12.6L-2.8-15M6.6-7.4L9-12L7.2-15M-7 7L-10.6 11.6L-14.6 10.6M0 8V12.6L-2.8 15M6.6 7.4L9 12L7.2 15'
const CRAB_CLAWS = 'M10-4.4L13.6-7.8L17.4-6L15-3.6M10 4.4L13.6 7.8L17.4 6L15 3.6'
export const CRAB_SLOTS = [
  { x: -6.3, y: 0 },
  { x: 6.3, y: 0 },
]

const crab = symbol(
  'crab',
  part('limb-halo', CRAB_LEGS + CRAB_CLAWS),
  halo(CRAB_BODY),
  part('limb', CRAB_LEGS + CRAB_CLAWS),
  part('team', CRAB_BODY),
  part('light', 'M-11-4.2L-6.6-8.4H6.6L11-4.2L9.6-3.9L6-6.8H-6L-9.6-3.9Z'),
  part('hold', box(-9.5, -3.5, 6.5, 7, 1.4) + box(3, -3.5, 6.5, 7, 1.4)),
)

const CONVERTER_BODY = 'M-5.6-12.6H5.6L12.6-5.6V5.6L5.6 12.6H-5.6L-12.6 5.6V-5.6Z'
const CONVERTER_FEET =
  box(-14.4, -4.2, 4, 8.4, 1.4) +
  box(10.4, -4.2, 4, 8.4, 1.4) +
  box(-4.2, -14.4, 8.4, 4, 1.4) +
  box(-4.2, 10.4, 8.4, 4, 1.4)
export const CONVERTER_SLOTS = [{ x: 3.4, y: 3 }]

/** A dish that listens to the weather, and a dome where ore becomes something else. */
const converter = symbol(
  'converter',
  halo(CONVERTER_BODY + CONVERTER_FEET),
  part('ink', CONVERTER_FEET),
  part('team', CONVERTER_BODY),
  part('light', 'M-5.6-12.6H5.6L12.6-5.6L10.9-4.9L4.8-10.8H-4.8L-10.9-4.9L-12.6-5.6Z'),
  part('hold', disc(3.4, 3, 6)),
  part('rim', disc(3.4, 3, 6)),
  part('dish', 'M-9.4-1.4A8.4 8.4 0 0 1-1.4-9.4L-4-5.6A4.6 4.6 0 0 0-5.6-4Z'),
  part('arc', 'M-5.4-5.4L-9.4-9.4'),
)

const BRIDGE_DECK = box(-17.2, -6.4, 34.4, 12.8, 1.2)

const bridge = symbol(
  'bridge',
  halo(BRIDGE_DECK),
  part('float', box(-12.6, -8.8, 7, 17.6, 2.6) + box(5.6, -8.8, 7, 17.6, 2.6)),
  part('deck', BRIDGE_DECK),
  part('plank', treads(-14.4, 15, 4.1, -5.6, 11.2)),
  part('rail', 'M-17.2-6.4H17.2M-17.2 6.4H17.2'),
)

const tower = symbol(
  'tower',
  halo(disc(0, 0, 8.6) + box(4, -4.6, 12.4, 9.2, 1.2)),
  part('ink', box(4, -4.4, 12, 3.2, 1) + box(4, 1.2, 12, 3.2, 1)),
  part('dark', disc(0, 0.7, 8.4)),
  part('team', disc(0, 0, 8)),
  part('light', 'M-7-3.8A8 8 0 0 1 7-3.8A9.6 9.6 0 0 0-7-3.8Z'),
)

/** What is left of a tower. */
const stump = symbol(
  'stump',
  part('scar', disc(0, 0, 7.4)),
  part('ink', 'M-4-6L0-1.6L5-5L2.4.4L6.4 4L.4 3L-3 6.6L-2.6 1L-7-.6L-2.4-1.8Z'),
)

/** Body, three arms and podes, for podes at N, SE and SW; turned by 60° it is the other one. */
const ARMS = [0, 120, 240]
const POD = box(-12, -47, 24, 24.4, 7)
const arms = (name: string, d: string): Part[] => ARMS.map((turn) => ({ name, d, turn }))
const HULL = 'M-8.4-14.6H8.4L16.8 0L8.4 14.6H-8.4L-16.8 0Z'

const astronef = symbol(
  'astronef',
  ...arms('halo', `${POD}M-6.4-8L-5.6-24H5.6L6.4-8Z`),
  halo(HULL),
  ...arms('hull-dark', 'M-6.4-8H-4L-5.6-24H5.6L4-8H6.4Z'),
  ...arms('hull', POD),
  ...arms('hull-mark', 'M-8-26.4H8M-8-43H8'),
  part('hull', HULL),
  part('hull-light', 'M-8.4-14.6H8.4L16.8 0H13.6L6.8-11.6H-6.8L-13.6 0H-16.8Z'),
  part('team', 'M-5.4-9.4H5.4L10.8 0L5.4 9.4H-5.4L-10.8 0Z'),
  part('light', 'M-5.4-9.4H5.4L10.8 0H8.4L4.2-7.2H-4.2L-8.4 0H-10.8Z'),
)

const ore = symbol(
  'ore',
  halo('M-8.4 2.2L-4.8-4.6L-1.4-1.6L1.4-9L6-3.4L8.6 3.2L5 7.6H-5.4Z'),
  part('ore-dark', 'M-8.4 2.2L-4.8-4.6L-1.4-1.6L1.4-9L6-3.4L8.6 3.2L5 7.6H-5.4Z'),
  part('ore', 'M-8.4 2.2L-4.8-4.6L-3 3.2L-5.4 7.6ZM-1.8 7.6L-1.4-1.6L1.4-9L2.6 1.6L1 7.6Z'),
  part('ore-light', 'M1.4-9L6-3.4L4.4 2L2.6 1.6ZM-4.8-4.6L-1.4-1.6L-1.6 2.4L-3 3.2Z'),
)

/** One shape for each home colour, so that nobody needs the colour (C-20): the signs of `meta.colours`, which lists of players show. */
export const EMBLEMS = [
  disc(0, 0, 2.9),
  'M-2.7-2.7H2.7V2.7H-2.7Z',
  'M0-3.5L3.5 2.7H-3.5Z',
  'M0-3.6L3.6 0L0 3.6L-3.6 0Z',
] as const

/** What ails a machine, in a corner of its hex. */
const badge = (name: string, d: string): MachineSymbol =>
  symbol(`badge-${name}`, part('badge', disc(0, 0, 5.6)), part('badge-sign', d))

const BADGES = [
  badge(
    'pinned',
    'M0-4V-1.4M0 4V1.4M-4 0H-1.4M4 0H1.4M-2.6 0A2.6 2.6 0 1 0 2.6 0A2.6 2.6 0 1 0-2.6 0',
  ),
  badge('stuck', 'M-3.8-1.4q1-1.4 1.9 0t1.9 0t1.9 0t1.9 0M-3.8 1.8q1-1.4 1.9 0t1.9 0t1.9 0t1.9 0'),
  badge('idle', 'M-2-2.4H2L-2 2.4H2'),
  badge('orphan', 'M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8'),
]

/** Over the lower part of whoever stands in water, or lies on dry ground. */
const swamped = symbol(
  'swamped',
  part('flood', 'M-17 3.4q3-2.4 6 0t6 0t6 0t6 0t6 0t4 -0.6L13 13.4H-13Z'),
  part('flood-line', 'M-17 3.4q3-2.4 6 0t6 0t6 0t6 0t6 0t4-0.6'),
)
const aground = symbol(
  'aground',
  part('silt', 'M-16.5 8.4q5-3.4 10-1t10-.6t12 1.4Q10 13.6 0 13.4T-16.5 8.4Z'),
)

export const SYMBOLS: readonly MachineSymbol[] = [
  ...BADGES,
  swamped,
  aground,
  tank,
  supertank,
  motorboat,
  barge,
  crab,
  converter,
  bridge,
  tower,
  stump,
  astronef,
  ore,
]

/** What can be done; drawn as lines, about nine units wide. */
export const SIGNS = {
  move: 'M-4.4 0H4M1-3.2L4.4 0L1 3.2',
  storm: 'M-3.4 0A3.4 3.4 0 1 0 3.4 0A3.4 3.4 0 1 0-3.4 0M0-5V-2M0 5V2M-5 0H-2M5 0H2',
  load: 'M0 4V-3.6M-3.2-.6L0-4L3.2-.6M-4 4.4H4',
  unload: 'M0-4.4V2.6M-3.2-.4L0 3L3.2-.4M-4 4.4H4',
  fire: 'M-3.4 0A3.4 3.4 0 1 0 3.4 0A3.4 3.4 0 1 0-3.4 0M0-5V-2M0 5V2M-5 0H-2M5 0H2',
  capture: 'M-3.6 5V-4.6M-3.6-4.2H4L2-1.4L4 1.4H-3.6',
  enter: 'M-.6 4.4H4V-4.4H-.6M-5 0H1M-1.4-2.8L1.4 0L-1.4 2.8',
  exit: 'M.6 4.4H-4V-4.4H.6M-1 0H5M2.4-2.8L5 0L2.4 2.8',
  build: 'M-4.4 4.4L1.4-1.4M-1.6-4.2L4.2 1.6L2.6 3.2L-3.2-2.6Z',
  rebuild: 'M-3.4 4.4V-1.4A3.4 3.4 0 0 1 3.4-1.4V4.4ZM0-4.8V-1',
  deploy: 'M0-4.4V2.6M-3.2-.4L0 3L3.2-.4M-4 4.4H4',
  transfer: 'M-4.4-1.6H3M.4-4.2L3-1.6L.4 1M4.4 2.6H-3M-.4 5.2L-3 2.6L-.4 0',
  land: 'M0-5V2.4M-3.2-.8L0 2.6L3.2-.8M-5 5H5',
  liftOff: 'M0 5V-2.6M-3.2 .8L0-2.8L3.2 .8M-5-5H5',
} as const
export type SignName = keyof typeof SIGNS
