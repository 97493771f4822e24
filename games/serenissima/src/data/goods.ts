// The six goods, what a slot of a hold may hold, and the cubes of the bank: S-1.3, S-1.4.
export const GOODS = ['wood', 'stone', 'marble', 'wine', 'gold', 'spice'] as const
export type Good = (typeof GOODS)[number]

export const ITEMS = ['sailor', ...GOODS] as const
export type Item = (typeof ITEMS)[number]
export type Slot = Item | 'empty'

export type ByGood<T> = { [good in Good]: T }

export const CUBES: Readonly<ByGood<number>> = {
  wood: 14,
  stone: 12,
  marble: 12,
  wine: 12,
  gold: 10,
  spice: 10,
}

export const isGood = (name: string): name is Good => Object.hasOwn(CUBES, name)
