// What things are called that lead to a choice and not yet to a move, in the game's own words.
import type { Message } from '@foldtable/kernel'
import type { Item } from '../../src/data/goods.ts'
import type { PortId, ZoneId } from '../../src/data/zones.ts'

export const numberName = (galley: number): Message => ({ id: 'step.galley', params: { galley } })

export const portName = (port: PortId | ZoneId): Message => ({ id: `zone.${port}` })

export const itemName = (item: Item): Message => ({ id: `good.${item}` })
