// What marks the past of a table on a line: where rounds begin, and what turned the game.
import { AT_ONCE, canonical } from './canonical.ts'
import { type Entry, pathTo } from './entry.ts'
import type { Game, GameTypes } from './game.ts'
import type { Message } from './message.ts'
import { copyOf } from './secret.ts'

/** An entry worth a mark. */
export interface Mark {
  readonly n: number
  /** A round begins with it. */
  readonly round?: Message
  /** Something of weight 2 happened. */
  readonly isHeavy?: true
}

/**
 * The marks of a whole table, of entries as one viewer saw them: nothing that was taken back has one. In steps: a long
 * table is not folded in one breath.
 */
export function* marking<G extends GameTypes>(
  game: Game<G>,
  blank: G['State'],
  entries: readonly Entry<G>[],
): Generator<undefined, Mark[]> {
  const marks: Mark[] = []
  const weights: { readonly [kind: string]: number | undefined } = game.weights ?? {}
  let before = canonical(undefined)
  for (const [step, { n, events }] of pathTo(entries, entries.length).entries()) {
    for (const event of events) game.evolve(blank, copyOf(event))
    const round = game.round?.(blank)
    const now = canonical(round)
    const isNew = round !== undefined && now !== before
    const isHeavy = events.some(({ kind }) => weights[kind] === 2)
    before = now
    if (isNew || isHeavy)
      marks.push({ n, ...(isNew ? { round } : {}), ...(isHeavy ? { isHeavy: true } : {}) })
    if (step % AT_ONCE === AT_ONCE - 1) yield
  }
  return marks
}
