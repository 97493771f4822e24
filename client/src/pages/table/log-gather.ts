// The log in fewer lines, where its game tells what belongs together: a way of many steps is one sentence. Knows no screen.
import type { AnyEvent, Game } from '@foldtable/kernel'
import type { LogLine } from '../../store/types.ts'

/** The same lines where a game gathers nothing. What was taken back stands by itself. */
export function gathered(
  log: readonly LogLine[],
  game: Pick<Game, 'gather'> | null,
): readonly LogLine[] {
  if (game?.gather === undefined) return log
  const lines: LogLine[] = []
  const events: AnyEvent[] = []
  for (let at = 0; at < log.length; ) {
    const end = turnEnd(log, at)
    const turn = log.slice(at, end)
    const [first] = turn
    const isWhole = turn.every(({ event }) => event !== undefined)
    if (first?.isUndone || !isWhole) lines.push(...turn)
    else {
      const before = events.length
      events.push(...turn.flatMap(({ event }) => event ?? []))
      lines.push(...together(turn, events, before, game))
    }
    at = end
  }
  return lines
}

/** Up to where one seat goes on, in what stands or in what was taken back. */
function turnEnd(log: readonly LogLine[], at: number): number {
  const first = log[at]
  let end = at + 1
  while (log[end]?.seat === first?.seat && log[end]?.isUndone === first?.isUndone) end += 1
  return Math.min(end, log.length)
}

function together(
  turn: readonly LogLine[],
  events: readonly AnyEvent[],
  before: number,
  game: Pick<Game, 'gather'>,
): LogLine[] {
  const lines: LogLine[] = []
  for (let n = 0; n < turn.length; ) {
    const [first] = turn.slice(n, n + 1)
    const all = game.gather?.(events, before + n)
    const count = Math.max(1, Math.min(all?.count ?? 1, turn.length - n))
    const last = turn[n + count - 1] ?? first
    n += count
    if (first === undefined || last === undefined) continue
    lines.push(all === undefined ? first : { ...last, from: first.n, message: all.message })
  }
  return lines
}
