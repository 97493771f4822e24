// Whoever looks for something that is not offered is told why not.
import type { AnyMove } from '@foldtable/kernel'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '../words/index.ts'
import { fitting, nameText, type Offered } from './narrowing.ts'
import { refusedMoves } from './refused.ts'
import type { Plain } from './use-plain.ts'

interface NotNowProps {
  readonly plain: Plain
  readonly offered: Offered
  readonly filter: string
}

export function NotNow({ plain, offered, filter }: NotNowProps) {
  const { say } = useWords()
  const looked = useDeferredValue(filter)
  const { decision, game, whyNot, ruleOf } = plain
  // biome-ignore lint/correctness/useExhaustiveDependencies: reasons change with what is offered
  const refused = useMemo(() => {
    const fits = looked.trim().length < 2 ? undefined : fitting(looked)
    if (fits === undefined) return []
    return refusedMoves(
      { game, view: offered.view, seat: offered.seat, decision },
      {
        fits,
        labelOf: (move) => nameOrNothing(offered, move),
        whyNot: (move) => {
          const text = whyNot(move)
          return text === undefined ? undefined : { text, rule: ruleOf?.(move) }
        },
      },
    )
  }, [looked, offered, game, decision])
  if (refused.length === 0) return null
  return (
    <section className="plain-refused" aria-label={say('plain.notNow')}>
      <h3>{say('plain.notNow')}</h3>
      <ul aria-live="polite">
        {refused.map(({ label, why }) => (
          <li key={label}>
            <b>{label}</b> {why.text} {why.rule}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A move that is refused may not have a name: what it speaks of need not be there. */
function nameOrNothing(offered: Offered, move: AnyMove): string | undefined {
  try {
    return nameText(offered, move)
  } catch {
    return undefined
  }
}
