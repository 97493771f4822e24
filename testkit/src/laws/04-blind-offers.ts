// Law 4: offers and decision do not depend on what is blank.
import { type AnyMove, type AnyTable, offers, type Seat, type Viewer } from '@foldtable/kernel'
import type { Case } from '../case.ts'

const WHERE = 'on a replica, where `candidates`, `refusal` and `decision` must do without it'

/** Answers what each seat that is asked is offered. */
export function offersBlindly(
  { game, holding }: Case,
  table: AnyTable,
  replicas: ReadonlyMap<Viewer, unknown>,
): Map<Seat, readonly AnyMove[]> {
  const offered = new Map<Seat, readonly AnyMove[]>()
  const { decision } = table
  if (decision.result !== undefined) return offered
  for (const seat of decision.seats) {
    const replica = replicas.get(seat)
    const seen = holding.unless('blindOffers', WHERE, () => offers(game, replica, seat))
    const found = table.offers(seat)
    holding.same('blindOffers', seen, found, `offers of seat ${seat}`)
    offered.set(seat, found)
  }
  for (const replica of replicas.values()) {
    const seen = holding.unless('blindOffers', WHERE, () => game.decision(replica))
    holding.same('blindOffers', seen, decision, 'decision')
  }
  return offered
}
