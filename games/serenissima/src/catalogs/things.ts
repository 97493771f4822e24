// Names of zones, goods, cards and other things, and counted loads, for both catalogs.
import type { Catalog } from '@foldtable/kernel'
import type { CardId } from '../data/cards.ts'
import { HOLD_SLOTS } from '../data/constants.ts'
import { ITEMS, type Item } from '../data/goods.ts'
import type { ZoneId } from '../data/zones.ts'

interface Things {
  readonly zones: { readonly [id in ZoneId]: string }
  /** One, and several. */
  readonly items: { readonly [item in Item]: readonly [one: string, several: string] }
  readonly cards: { readonly [id in CardId]: string }
}

/** `zone.Venezia`, `good.wood`, `load.2.wood`, `card.DOGE_2` */
export const thingWords = ({ zones, items, cards }: Things): Catalog => ({
  ...named('zone', zones),
  ...named('card', cards),
  ...Object.fromEntries(ITEMS.map((item) => [`good.${item}`, items[item][0]])),
  ...Object.fromEntries(
    ITEMS.flatMap((item) =>
      Array.from({ length: HOLD_SLOTS }, (_, index) => [
        `load.${index + 1}.${item}`,
        `${index + 1} ${items[item][index === 0 ? 0 : 1]}`,
      ]),
    ),
  ),
})

const named = (family: string, names: { readonly [id: string]: string }): Catalog =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${family}.${id}`, name]))
