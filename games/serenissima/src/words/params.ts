// Things as parameters of messages: words of the catalogs, counted loads, names of seats.
import type { Param, Seat } from '@foldtable/kernel'
import type { Good, Item, Slot } from '../data/goods.ts'
import { ITEMS } from '../data/goods.ts'
import type { ZoneId } from '../data/zones.ts'
import { countOf } from '../holds.ts'

export const who = (seat: Seat): Param => ({ seat })
export const zone = (id: ZoneId): Param => ({ word: `zone.${id}` })
export const zones = (ids: readonly ZoneId[]): Param => ({ words: ids.map((id) => `zone.${id}`) })
export const good = (name: Good): Param => ({ word: `good.${name}` })
export const goods = (names: readonly Good[]): Param => ({
  words: names.map((name) => `good.${name}`),
})

const loadId = (count: number, item: Item): string => `load.${count}.${item}`

/** `2 wood` */
export const load = (count: number, item: Item): Param => ({ word: loadId(count, item) })

/** What is in a hold, each kind counted: `3 sailors, 1 wood`. */
export const loadOf = (slots: readonly Slot[]): { readonly words: readonly string[] } => ({
  words: ITEMS.flatMap((item) => {
    const count = countOf(slots, item)
    return count === 0 ? [] : [loadId(count, item)]
  }),
})
