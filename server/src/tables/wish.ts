// What is asked of the others at a table, with who asks by name: for whoever is not there, on a page or in a mail.

import type { Room } from '@foldtable/host/room'
import type { Wish } from '@foldtable/protocol'

export type { Wish }

export function wishIn({ question, offer, sittings }: Room): Wish | null {
  const nameAt = (seat: number): string => sittings[seat]?.name ?? ''
  if (question !== undefined) {
    const { about, seat, of } = question
    return { about, by: nameAt(seat), of: of === undefined ? null : nameAt(of), until: null }
  }
  if (offer === undefined) return null
  const by = sittings.find(({ id }) => id === offer.by)?.name ?? ''
  return { about: 'rematch', by, of: null, until: offer.until }
}
