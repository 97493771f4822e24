// Why a move was not taken, in words with the rule, until it is dismissed.
import { useEffect } from 'react'
import { moveText } from '../../plain/plain-words.ts'
import type { Problem } from '../../store/types.ts'
import { Icon } from '../../widgets/icon.tsx'
import { useTableValue } from './table-context.tsx'

const SHOWN_MS = 9000

type Dropped = Extract<Problem, { kind: 'dropped' }>

export function ProblemToast() {
  const { session, table, words, speech, tell, explain } = useTableValue()
  const { problem } = table
  useEffect(() => {
    if (problem === null) return
    const timer = setTimeout(() => session.dismiss(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [problem, session])
  const nameOf = ({ name, move }: Dropped): string =>
    name === undefined ? moveText(move, speech, table.house?.seats.length ?? 0) : tell(name)
  return (
    <div className="tp-toasts" role="alert">
      {problem !== null && (
        <div className="tp-toast">
          <p>
            {problem.kind === 'refused'
              ? explain(problem.refusal)
              : words.say('table.dropped', { move: nameOf(problem) })}
          </p>
          <button
            type="button"
            aria-label={words.say('table.dismiss')}
            onClick={() => session.dismiss()}
          >
            <Icon name="cross" />
          </button>
        </div>
      )}
    </div>
  )
}
