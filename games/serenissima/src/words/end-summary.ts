// How it ended: ranks, what broke ties, and what the scorings brought (E-24).
import type { Message } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { Ranked, State } from '../state.ts'

export const endSummary = (view: State, result: readonly Ranked[]): Message[] => [
  ...result.map((one) => rankLine(view, one)),
  ...result.flatMap((one, at) => tieLine(one, result[at + 1])),
]

function rankLine({ scorings }: State, { seat, rank, money, ports, goods }: Ranked): Message {
  const [first = 0, second = 0, third = 0] = scorings.map((amounts) => amounts[seat] ?? 0)
  const wealth = { rank, money, ports, goods }
  return seatMessage('summary.final', seat, { ...wealth, first, second, third })
}

/** Of two neighbours with equal money, what put one before the other (S-13.3). */
function tieLine(one: Ranked, next: Ranked | undefined): Message[] {
  if (next === undefined || one.money !== next.money) return []
  const by = one.ports !== next.ports ? 'ports' : one.goods !== next.goods ? 'goods' : 'shared'
  return [seatMessage(`summary.tie.${by}`, one.seat, { other: { seat: next.seat } })]
}
