// What one can name but may not do: moves that the rules know of and refuse now, each with its reason.
import type { AnyMove, Decision, Game, Json, Schema, Seat } from '@foldtable/kernel'

/** So many are looked at of each kind, and so many are told in all. */
const MOST_LOOKED_AT = 1500
const MOST_TOLD = 8
/** Numbers up to so many are all tried. */
const FEW_NUMBERS = 60

interface Looked {
  readonly game: Pick<Game, 'moves' | 'wonders'>
  readonly view: unknown
  readonly seat: Seat
  readonly decision: Decision<AnyMove> | null
}

export interface Refused<Why> {
  readonly label: string
  readonly why: Why
}

interface Telling<Why> {
  /** What the move is called; nothing if it cannot be said. */
  labelOf(move: AnyMove): string | undefined
  fits(label: string): boolean
  whyNot(move: AnyMove): Why | undefined
}

export function refusedMoves<Why>(
  looked: Looked,
  { labelOf, fits, whyNot }: Telling<Why>,
): Refused<Why>[] {
  const found = new Map<string, Why>()
  for (const move of nameable(looked)) {
    if (found.size >= MOST_TOLD) break
    const label = labelOf(move)
    if (label === undefined || found.has(label) || !fits(label)) continue
    const why = whyNot(move)
    if (why !== undefined) found.set(label, why)
  }
  return [...found].map(([label, why]) => ({ label, why }))
}

/** What the game thinks of, what its rules think worth trying, and what its schemas let one say. */
function* nameable({ game, view, seat, decision }: Looked): Generator<AnyMove> {
  if (decision === null || decision.result !== undefined || !decision.seats.includes(seat)) return
  const { about } = decision
  const isAsked = (kind: string): boolean => {
    const rule = game.moves[kind]
    return rule?.author === undefined && rule?.answers?.includes(about) !== false
  }
  for (const move of game.wonders?.(view, seat) ?? []) if (isAsked(move.kind)) yield move
  for (const [kind, { candidates, schema }] of Object.entries(game.moves)) {
    if (!isAsked(kind)) continue
    const places = candidates(view, seat)
    for (let place = 0; place < Math.min(places.length, MOST_LOOKED_AT); place++) {
      const move = places.at(place)
      if (move !== undefined) yield move
    }
    yield* movesOf(schema)
  }
}

/** Every move that passes the schema, where its fields have few values; optional fields are left out. */
function movesOf({ properties = {}, required = [] }: Schema<AnyMove>): readonly AnyMove[] {
  let moves: Record<string, Json>[] = [{}]
  for (const field of required) {
    const values = valuesOf(properties[field] ?? {})
    if (values.length * moves.length > MOST_LOOKED_AT) return []
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [field]: value })))
  }
  return moves as unknown as readonly AnyMove[]
}

function valuesOf(schema: Schema<unknown>): readonly Json[] {
  const { const: only, enum: values, type, minimum, maximum } = schema
  if (only !== undefined) return [only]
  if (values !== undefined) return values
  if (type === 'boolean') return [true, false]
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return []
  if (maximum - minimum > FEW_NUMBERS) return []
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
}
