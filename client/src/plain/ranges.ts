// A number that may be any of a range, of which offers are only some: it can be written too.
import type { AnyMove, Game, Message, Param, Schema } from '@foldtable/kernel'

export interface Range {
  /** The move with this number in it. */
  make(value: number): AnyMove
  readonly least: number
  readonly most: number
  /** The least difference between two numbers that are offered. */
  readonly step: number
}

/** What all these offers have in common but for one number, if that number is a true range; nothing otherwise. */
export function rangeOf(
  { moves }: Pick<Game, 'moves'>,
  offers: readonly AnyMove[],
): Range | undefined {
  const kinds = new Map<string, AnyMove[]>()
  for (const move of offers) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move])
  for (const [kind, found] of kinds) {
    const [first] = found
    const field = first === undefined ? undefined : fieldOf(first, moves[kind]?.schema)
    if (first === undefined || field === undefined || found.length < 3) continue
    const values = found.map((move) => numberIn(move, field)).sort((one, other) => one - other)
    return {
      make: (value) => ({ ...first, [field]: value }),
      least: values[0] ?? 0,
      most: values.at(-1) ?? 0,
      step:
        values.reduce((step, value, at) => gcd(step, value - (values[at - 1] ?? value)), 0) || 1,
    }
  }
  return undefined
}

/** The only field beside the kind, if any whole number between two bounds passes there. */
function fieldOf({ kind: _, ...fields }: AnyMove, schema: Schema<unknown> | undefined) {
  const [field, ...others] = Object.keys(fields)
  const { type, enum: values, minimum, maximum } = schema?.properties?.[field ?? ''] ?? {}
  const isRange = type === 'integer' && values === undefined && (maximum ?? 0) - (minimum ?? 0) > 30
  return others.length === 0 && isRange ? field : undefined
}

const numberIn = (move: AnyMove, field: string): number =>
  Number((move as unknown as Readonly<Record<string, unknown>>)[field])

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

/** Whether the name of a move says this number as money: then people write it as money too. */
export const saysMoney = ({ params = {} }: Message, value: number): boolean =>
  Object.values(params).some((param) => isMoney(param, value))

function isMoney(param: Param, value: number): boolean {
  if (typeof param !== 'object') return false
  if ('money' in param) return param.money === value
  return 'parts' in param && param.parts.some((part) => saysMoney(part, value))
}
