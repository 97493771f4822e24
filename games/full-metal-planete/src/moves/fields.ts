// The fields that moves are made of.
import { integer, optional, text } from '@foldtable/kernel'
import { GRID } from '../board/grid.ts'

export const hex = integer(0, GRID.size - 1)
export const item = text(20)
export const rotation = optional(integer(0, 5))
export const pode = integer(0, 2)
/** What the sender believes the move to cost; it must be right (F-7.1). */
export const cost = optional(integer(0, 99))
