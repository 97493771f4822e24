// What lies over the lower edge of the board for a moment: why a move was not taken.
import { useEffect } from 'react'
import { moveText } from '../../plain/plain-words.ts'
import type { Problem } from '../../store/types.ts'
import { Icon } from '../../widgets/icon.tsx'
import { useTableValue } from './table-context.tsx'

const SHOWN_MS = 9000

type Dropped = Extract<Problem, { kind: 'dropped' }>

export function Toasts() {
  const { session, table, words, speech, tell, explain, note } = useTableValue()
  const { problem } = table
  useEffect(() => {
    if (problem === null) return
    const timer = setTimeout(() => session.dismiss(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [problem, session])
  const nameOf = ({ name, move }: Dropped): string =>
    name === undefined ? moveText(move, speech, table.house?.seats.length ?? 0) : tell(name)
  return (
    <div className="tf-toasts">
      <div role="alert">
        {problem !== null && (
          <div className="tf-toast">
            <p>
              {problem.kind === 'refused'
                ? explain(problem.refusal)
                : words.say('table.dropped', { move: nameOf(problem) })}
            </p>
            {problem.kind === 'refused' && <RuleButton rule={problem.refusal.rule} />}
            <button
              type="button"
              className="is-dismiss"
              aria-label={words.say('table.dismiss')}
              onClick={() => session.dismiss()}
            >
              <Icon name="cross" />
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {note !== null && (
          <div className="tf-toast">
            <p>{note.text}</p>
            {note.rule !== undefined && <RuleButton rule={note.rule} />}
          </div>
        )}
      </div>
    </div>
  )
}

function RuleButton({ rule }: { readonly rule: string }) {
  const { words, frame } = useTableValue()
  return (
    <button type="button" onClick={() => frame.openHelp({ rule, isCited: true })}>
      {words.say('help.rule', { rule })}
    </button>
  )
}
