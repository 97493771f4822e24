// What one can name but may not do: moves that the rules know of and refuse now, each with its reason.
import type { AnyMove, Candidates, Decision, Game, Seat } from '@foldtable/kernel'

/** So many are looked at, and so many are told. */
const MOST_LOOKED_AT = 4000
const MOST_TOLD = 8

export interface Looked {
  readonly game: Pick<Game, 'moves'>
  readonly view: unknown
  readonly seat: Seat
  readonly decision: Decision<AnyMove> | null
}

export interface Refused {
  readonly label: string
  readonly why: string
}

interface Telling {
  /** What the move is called; nothing if it cannot be said. */
  labelOf(move: AnyMove): string | undefined
  fits(label: string): boolean
  whyNot(move: AnyMove): string | undefined
}

export function refusedMoves(
  { game, view, seat, decision }: Looked,
  { labelOf, fits, whyNot }: Telling,
): Refused[] {
  if (decision === null || decision.result !== undefined || !decision.seats.includes(seat))
    return []
  const found = new Map<string, string>()
  let looked = 0
  for (const { author, answers, candidates } of Object.values(game.moves)) {
    if (author !== undefined || answers?.includes(decision.about) === false) continue
    const places: Candidates<AnyMove> = candidates(view, seat)
    for (let place = 0; place < places.length; place++) {
      if (++looked > MOST_LOOKED_AT || found.size >= MOST_TOLD) break
      const move = 'at' in places ? places.at(place) : undefined
      const label = move && labelOf(move)
      if (move === undefined || label === undefined || found.has(label) || !fits(label)) continue
      const why = whyNot(move)
      if (why !== undefined) found.set(label, why)
    }
  }
  return [...found].map(([label, why]) => ({ label, why }))
}
