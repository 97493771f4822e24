// Parameters of messages.
import type { Seat } from '@foldtable/kernel'

/** Fills the place `{seat}` with the name of whoever sits there. */
export const seatParams = (seat: Seat): { readonly seat: { readonly seat: Seat } } => ({
  seat: { seat },
})
