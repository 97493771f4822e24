// A rematch as an offer: who is asked, who has said what, and when it is decided. Pure.
import type { Seat } from '@foldtable/kernel'
import type { RematchOffer } from '@foldtable/protocol'
import { isBotId } from './bots.ts'
import { type Offer, type Room, seatOfAccount } from './room.ts'

/** No answer for so long is a no; at a slow table people look in every few days. */
export const OFFER_MS = 2 * 60_000
export const SLOW_OFFER_MS = 3 * 24 * 3_600_000

/** Everybody who sat there to the end. */
export const askedOf = ({ sittings }: Room): string[] =>
  sittings.flatMap(({ id, hasLeft }) => (hasLeft || isBotId(id) ? [] : [id]))

export const answerOf = ({ yes, no }: Offer, account: string): 'yes' | 'no' | null =>
  no.includes(account) ? 'no' : yes.some(({ id }) => id === account) ? 'yes' : null

export const withYes = (offer: Offer, id: string, bytes: string | undefined): Offer => ({
  ...offer,
  yes: [...offer.yes.filter((one) => one.id !== id), bytes === undefined ? { id } : { id, bytes }],
  no: offer.no.filter((one) => one !== id),
})

/** If who offered it does not want it any more, it is the offer of the next who does; nothing if nobody does. */
export function withNo(offer: Offer, id: string): Offer | undefined {
  const yes = offer.yes.filter((one) => one.id !== id)
  const by = offer.by === id ? yes[0]?.id : offer.by
  const no = [...offer.no.filter((one) => one !== id), id]
  return by === undefined ? undefined : { ...offer, by, yes, no }
}

/** A guest who has said something to it is somebody with an account now. */
export function handedOffer(offer: Offer, guest: string, account: string): Offer {
  const swap = (id: string) => (id === guest ? account : id)
  return {
    ...offer,
    by: swap(offer.by),
    ...(offer.unheard === undefined ? {} : { unheard: offer.unheard.map(swap) }),
    yes: offer.yes.map((one) => ({ ...one, id: swap(one.id) })),
    no: offer.no.map(swap),
  }
}

/** Who begins it now; nothing while it is waited for somebody; nobody if it came to nothing. */
export function decided(
  room: Room,
  offer: Offer,
  now: number,
  isHere: (account: string) => boolean,
): string[] | undefined {
  const asked = askedOf(room)
  const isOver = now >= offer.until
  if (!isOver && asked.some((id) => answerOf(offer, id) === null)) return undefined
  const wanting = offer.yes.map(({ id }) => id)
  const ready = wanting.filter((id) => room.pace === 'slow' || isHere(id))
  if (!isOver && wanting.length > 1 && ready.length < wanting.length) return undefined
  return ready.length > 1 || (asked.length === 1 && ready.length === 1) ? ready : []
}

/** As everybody at the table is told. */
export function offerInfo(room: Room): RematchOffer | null {
  const { offer } = room
  if (offer === undefined) return null
  const seatsOf = (ids: readonly string[]): Seat[] =>
    ids.flatMap((id) => seatOfAccount(room, id) ?? []).sort((a, b) => a - b)
  return {
    by: seatOfAccount(room, offer.by) ?? 0,
    yes: seatsOf(offer.yes.map(({ id }) => id)),
    no: seatsOf(offer.no),
    until: offer.until,
  }
}
