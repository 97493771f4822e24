// Law 10: every game ends within its bound. What undo took back and played again does not count.
import type { Case } from '../case.ts'

export function mustEndSoon({ game, holding }: Case, steps: number): void {
  const entries = 1 + steps
  const { longest } = game.meta
  const what = `still going after ${entries} entries, and meta.longest is ${longest}: raise it, or let random play come to an end`
  holding.hold('ends', entries < longest, what)
}
