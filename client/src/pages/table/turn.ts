// Whose turn it is, as one of a few situations that a page words differently.
import type { AnyMove, Decision, Seat, Viewer } from '@foldtable/kernel'
import { winnersOf } from './result/standings.ts'

export type Turn =
  | { readonly kind: 'none' }
  /** The table waits for the viewer, perhaps among others. */
  | { readonly kind: 'yours'; readonly about: string; readonly others: readonly Seat[] }
  | { readonly kind: 'others'; readonly about: string; readonly seats: readonly Seat[] }
  /** Everybody looks; the viewer may say that it has seen enough, if asked. */
  | { readonly kind: 'pause'; readonly about: string; readonly isAsked: boolean }
  | { readonly kind: 'over'; readonly reason: string; readonly winners: readonly Seat[] }

export function turnOf(decision: Decision<AnyMove> | null, viewer: Viewer): Turn {
  if (decision === null) return { kind: 'none' }
  if (decision.result !== undefined) {
    return { kind: 'over', reason: decision.result.reason, winners: winnersOf(decision.result) }
  }
  const { seats, about, due } = decision
  const isAsked = viewer !== 'spectator' && seats.includes(viewer)
  if (due !== undefined) return { kind: 'pause', about, isAsked }
  if (isAsked) return { kind: 'yours', about, others: seats.filter((seat) => seat !== viewer) }
  return { kind: 'others', about, seats }
}
