// What one usually means by a kind of clock, and what the game's rules say of it.
import type { ClockSettings, Suggestion } from '@foldtable/kernel'

const DAY = 86_400

export type ClockKind = ClockSettings['kind']
export type Pace = 'live' | 'slow'

const USUAL: { readonly [P in Pace]: { readonly [K in ClockKind]: ClockSettings } } = {
  live: {
    none: { kind: 'none' },
    perTurn: { kind: 'perTurn', seconds: 60 },
    bank: { kind: 'bank', seconds: 600, increment: 10 },
    penalty: { kind: 'penalty', seconds: 600, increment: 10, refill: 120 },
  },
  slow: {
    none: { kind: 'none' },
    perTurn: { kind: 'perTurn', seconds: 2 * DAY },
    bank: { kind: 'bank', seconds: 5 * DAY, increment: DAY / 2 },
    penalty: { kind: 'penalty', seconds: 5 * DAY, increment: DAY / 2, refill: DAY },
  },
}

export function usualClock(kind: ClockKind, pace: Pace, suggests: Suggestion = {}): ClockSettings {
  const usual = USUAL[pace][kind]
  if (pace === 'live' && suggests.clock?.kind === kind) return suggests.clock
  if (usual.kind === 'penalty') return { ...usual, refill: suggests.refill ?? usual.refill }
  return usual
}

export const firstClock = ({ clock = USUAL.live.none }: Suggestion = {}): ClockSettings => clock

/** Over days everybody has two days a move, and a bot stands in for who runs out of them. */
export const usualPace = (pace: Pace, suggests?: Suggestion) =>
  pace === 'slow'
    ? { pace, clock: usualClock('perTurn', 'slow'), substitutes: true }
    : { pace, clock: firstClock(suggests), substitutes: false }
