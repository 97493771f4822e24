// The first byte of a packed value says what follows: a small whole number is itself, frequent shapes and names and short lists have a
// byte each, everything else is spelled out. Packing and unpacking must agree on it.

/** Whole numbers below this are their own byte. */
export const SMALL = 0x60
/** From here on so many shapes, names and lengths of lists. */
export const SHAPES = { from: 0x60, many: 0x40 } as const
export const NAMES = { from: 0xa0, many: 0x30 } as const
export const LISTS = { from: 0xd0, many: 0x10 } as const

/** Whole numbers up to some thousand: this and one byte more. */
export const MIDDLE = { from: 0xfb, many: 4 * 0x100 } as const

export const NULL = 0xf0
export const TRUE = 0xf1
export const FALSE = 0xf2
/** A whole number, and one below zero. */
export const NUMBER = 0xf3
export const NEGATIVE = 0xf4
/** A number that is not whole, as text. */
export const FRACTION = 0xf5
export const TEXT = 0xf6
export const NAME = 0xf7
export const LIST = 0xf8
/** So many fields, each with its name. */
export const OBJECT = 0xf9
export const SHAPE = 0xfa
/** A list of objects field by field, which repeats more and is compressed better; of fewer it is longer. */
export const COLUMNS = 0xff
export const FEWEST_ROWS = 4
