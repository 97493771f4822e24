// What people heard, held against the truth: no bytes tell a viewer what it may not know at that entry.
import { type AnyTable, isKnownTo, isSecret, RECORD_FORMAT, type Viewer } from '@foldtable/kernel'

/** One thing that came in, over HTTP or the socket, and through whose eyes it should have been told. */
export interface Heard {
  readonly name: string
  readonly viewer: Viewer
  readonly text: string
  /** The game was over by then: its record is open to everybody. */
  readonly isOver: boolean
}

/** Texts that this person must never hear, with what to call them. */
export type Forbidden = readonly { readonly what: string; readonly text: string }[]

const STACK = /\bat [^\s"]+ \(|\bat (async )?(file|node):|node_modules|\.ts:\d|\/work\/|SQLITE_/

/** Every leak in what was heard, as a sentence each; nothing if there is none. */
export function leaksIn(
  heard: readonly Heard[],
  truth: AnyTable,
  forbidden: (one: Heard) => Forbidden,
): string[] {
  const secrets = secretsOf(truth)
  return heard.flatMap((one) => {
    const said = one.text
    const found = [
      ...forbidden(one).flatMap(({ what, text }) => (said.includes(text) ? [what] : [])),
      ...(STACK.test(said) ? ['where the code lies'] : []),
      ...(isRecord(said) ? (one.isOver ? [] : ['the record']) : secrets.toldBy(one)),
    ]
    return found.map(
      (what) => `${one.name} as ${one.viewer} heard ${what} in ${said.slice(0, 300)}`,
    )
  })
}

/** With everything open; one that was written for its reader is looked at like anything else (T-6.2). */
const isRecord = (text: string): boolean =>
  text.startsWith(`{"format":"${RECORD_FORMAT}"`) && !text.includes('"viewer":')

/** A frame or a whole table inside of what was heard: with its number, and its own bytes. */
interface Piece {
  readonly n: number
  readonly text: string
  readonly hasState: boolean
}

function secretsOf(truth: AnyTable) {
  const states = Array.from({ length: truth.n + 1 }, (_, n) => truth.stateAt(n))
  const ever = new Set(states.flatMap((state) => [...valuesIn(state, 'spectator').hidden]))

  /** What an entry opened lies open in the state after it; a state may also hold what was open before. */
  function toldByPiece({ n, text, hasState }: Piece, viewer: Viewer): string[] {
    const { hidden, open } = valuesIn(states[n], viewer)
    const unknown = [...hidden].filter((value) => !hasState || !open.has(value))
    return unknown.filter((value) => text.includes(value)).map((value) => `${value} at ${n}`)
  }

  return {
    toldBy({ text, viewer }: Heard): string[] {
      const pieces = piecesOf(parsed(text))
      const rest = pieces.reduce((left, piece) => without(left, piece.text), text)
      return [
        ...pieces.flatMap((piece) => toldByPiece(piece, viewer)),
        ...[...ever].filter((value) => rest.includes(value)),
      ]
    },
  }
}

/** As they stand in JSON: what lies in secrets that the viewer may not know, and every text that lies open to it. */
export function valuesIn(
  value: unknown,
  viewer: Viewer,
  found = { hidden: new Set<string>(), open: new Set<string>() },
) {
  if (typeof value === 'string') found.open.add(JSON.stringify(value))
  if (typeof value !== 'object' || value === null) return found
  if (isSecret(value)) {
    if (value.is !== undefined)
      found[isKnownTo(value, viewer) ? 'open' : 'hidden'].add(JSON.stringify(value.is))
    return found
  }
  for (const item of Object.values(value)) valuesIn(item, viewer, found)
  return found
}

function piecesOf(value: unknown): Piece[] {
  if (typeof value !== 'object' || value === null) return []
  const { n, events, state } = value as { n?: unknown; events?: unknown; state?: unknown }
  const hasState = typeof state === 'object' && state !== null
  if (typeof n === 'number' && (Array.isArray(events) || hasState))
    return [{ n, text: JSON.stringify(value), hasState }]
  return Object.values(value).flatMap(piecesOf)
}

/** The bytes must be those that were looked at. */
function without(text: string, piece: string): string {
  const at = text.indexOf(piece)
  if (at < 0) throw new Error(`not in the bytes: ${piece.slice(0, 200)}`)
  return text.slice(0, at) + text.slice(at + piece.length)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
