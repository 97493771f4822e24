// Messages that many games have.
import type { Message, Seat } from '@foldtable/kernel'

/** A sentence about somebody: fills the place `{seat}`, and those of `more`. */
export const seatMessage = (id: string, seat: Seat, more: Message['params'] = {}): Message => ({
  id,
  params: { seat: { seat }, ...more },
})
