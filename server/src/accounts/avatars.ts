// The avatars to choose from, as names that the page draws: `fox-teal`.
import { randomInt } from 'node:crypto'

const AVATAR_SHAPES = [
  ...['badger', 'bear', 'cat', 'crab', 'crane', 'deer', 'dolphin', 'fox', 'frog', 'hare'],
  ...['hedgehog', 'heron', 'lynx', 'mole', 'otter', 'owl', 'seal', 'snail', 'swan', 'turtle'],
  ...['anchor', 'lantern', 'star', 'tower'],
] as const

export const AVATAR_COLOURS = [
  'amber',
  'blue',
  'green',
  'grey',
  'plum',
  'red',
  'sand',
  'teal',
] as const

export const AVATARS: readonly string[] = AVATAR_SHAPES.flatMap((shape) =>
  AVATAR_COLOURS.map((colour) => `${shape}-${colour}`),
)

export const anyAvatar = (): string => AVATARS[randomInt(AVATARS.length)] ?? 'fox-teal'
