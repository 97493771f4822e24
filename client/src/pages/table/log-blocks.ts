// The log as people read it: rounds, in them the turns of each seat, in these the sentences. Knows no screen.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { LogLine, Missing } from '../../store/types.ts'

export interface LogText {
  readonly line: LogLine
  readonly text: string
}

/** A round begins with an entry. */
export interface RoundMark {
  readonly n: number
  readonly label: string
}

export type LogBlock =
  | { readonly kind: 'round'; readonly n: number; readonly label: string }
  /** Entries that are not at hand, up to this one. */
  | { readonly kind: 'gap'; readonly n: number; readonly count: number }
  /** Here the viewer's own last turn ends. */
  | { readonly kind: 'since'; readonly n: number }
  | {
      readonly kind: 'turn'
      readonly n: number
      readonly seat: Seat | null
      readonly at: number | null
      readonly texts: readonly LogText[]
    }

type Turn = Extract<LogBlock, { kind: 'turn' }>

export function logBlocks(
  texts: readonly LogText[],
  rounds: readonly RoundMark[],
  sinceAfter: number | null,
  missing: readonly Missing[] = [],
): LogBlock[] {
  const blocks: LogBlock[] = []
  let turn: (Turn & { texts: LogText[] }) | undefined
  let round = 0
  let before = 0
  let hasSince = sinceAfter === null
  for (const text of texts) {
    const { n, seat, at } = text.line
    const gap = missing.find(({ from, to }) => from > before && to < n)
    if (gap !== undefined && before > 0) {
      blocks.push({ kind: 'gap', n: gap.to, count: gap.to - gap.from + 1 })
      turn = undefined
    }
    before = n
    const begun = begunBy(rounds, n)
    if (begun > round) {
      const { label = '', n: first = n } = rounds[begun - 1] ?? {}
      blocks.push({ kind: 'round', n: first, label })
      round = begun
      turn = undefined
    }
    if (!hasSince && sinceAfter !== null && n > sinceAfter) {
      if (blocks.some(({ kind }) => kind === 'turn')) blocks.push({ kind: 'since', n })
      hasSince = true
      turn = undefined
    }
    if (turn === undefined || turn.seat !== seat) {
      turn = { kind: 'turn', n, seat, at, texts: [] }
      blocks.push(turn)
    }
    turn.texts.push(text)
  }
  return blocks
}

/** How many rounds have begun by that entry. */
function begunBy(rounds: readonly RoundMark[], n: number): number {
  let count = 0
  while (count < rounds.length && (rounds[count]?.n ?? Number.POSITIVE_INFINITY) <= n) count += 1
  return count
}

/** The viewer's own last entry, if others have done something since. */
export function lastTurnOf(log: readonly LogLine[], viewer: Viewer): number | null {
  if (viewer === 'spectator') return null
  const own = log.findLast(({ seat, isUndone }) => seat === viewer && !isUndone)
  const last = log.at(-1)
  return own === undefined || last === undefined || last.n === own.n ? null : own.n
}
