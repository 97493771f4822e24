// What lies over the lower edge of the board for a moment: why a move was not taken, a word of the frame, what was said.
import { useEffect, useRef, useState } from 'react'
import { moveText } from '../../plain/plain-words.ts'
import type { Problem } from '../../store/types.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { RuleButton } from './rule-button.tsx'
import type { Said } from './said.ts'
import { useTableValue } from './table-context.tsx'

const SHOWN_MS = 9000
const SAID_MS = 5000

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
      <JustSaid />
    </div>
  )
}

/** On a phone, what somebody has just said, until it is read or a moment has passed. */
function JustSaid() {
  const { table, words, frame, said } = useTableValue()
  const line = useLatest(said)
  if (frame.form !== 'phone' || frame.sheet === 'chat' || line === undefined) return null
  const info = line.seat === null ? undefined : table.house?.seats[line.seat]
  return (
    <div className="tf-toast is-said">
      <Avatar avatar={info?.avatar ?? ''} size={28} />
      <p>
        <b>{line.name}</b> {line.text}
      </p>
      <button type="button" onClick={() => frame.openSheet('chat')}>
        {words.say('table.chat')}
      </button>
    </div>
  )
}

/** The last line of somebody else that came while this was open, for a moment. */
function useLatest(said: readonly Said[]): Said | undefined {
  const last = said.at(-1)
  const known = useRef(last?.at ?? 0)
  const [shown, setShown] = useState<Said>()
  useEffect(() => {
    if (last === undefined || last.at <= known.current) return
    known.current = last.at
    if (!last.isOwn) setShown(last)
  }, [last])
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => setShown(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}
