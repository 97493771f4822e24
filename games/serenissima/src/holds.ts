// Holds of five slots: an item goes into the lowest empty slot and leaves from the highest (S-1.10).
import { HOLD_SLOTS, START_CREW } from './data/constants.ts'
import type { Good, Item, Slot } from './data/goods.ts'

export function countOf(hold: readonly Slot[], slot: Slot): number {
  let count = 0
  for (let i = 0; i < HOLD_SLOTS; i++) if (hold[i] === slot) count += 1
  return count
}

export const sailorsIn = (hold: readonly Slot[]): number => countOf(hold, 'sailor')
export const roomIn = (hold: readonly Slot[]): number => countOf(hold, 'empty')

/** In the order of the slots. */
export function goodsIn(hold: readonly Slot[]): Good[] {
  const goods: Good[] = []
  for (const slot of hold) if (slot !== 'sailor' && slot !== 'empty') goods.push(slot)
  return goods
}

/** Each kind of good once, in the order of the slots. */
export function kindsIn(hold: readonly Slot[]): Good[] {
  const goods: Good[] = []
  for (const slot of hold) {
    if (slot !== 'sailor' && slot !== 'empty' && !goods.includes(slot)) goods.push(slot)
  }
  return goods
}

export function put(hold: Slot[], item: Item, quantity = 1): void {
  for (let left = quantity; left > 0; left--) {
    const slot = hold.indexOf('empty')
    if (slot < 0) throw new RangeError(`no room for ${item}`)
    hold[slot] = item
  }
}

export function takeOff(hold: Slot[], item: Item, quantity = 1): void {
  for (let left = quantity; left > 0; left--) {
    const slot = hold.lastIndexOf(item)
    if (slot < 0) throw new RangeError(`there is no ${item} aboard`)
    hold[slot] = 'empty'
  }
}

export function emptyHold(crew = 0): Slot[] {
  const hold: Slot[] = ['empty', 'empty', 'empty', 'empty', 'empty']
  put(hold, 'sailor', crew)
  return hold
}

export const startingHold = (): Slot[] => emptyHold(START_CREW)
