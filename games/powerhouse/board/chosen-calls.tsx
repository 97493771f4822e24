// The calls that a leader has marked, and the question which of two equal cards is meant.
import type { Called } from '../src/state.ts'
import { Card } from './card.tsx'
import { useTalk } from './words/index.ts'

interface WhichCopyProps {
  readonly calls: readonly Called[]
  onChoose(call: Called): void
}

export function WhichCopy({ calls, onChoose }: WhichCopyProps) {
  const { say } = useTalk()
  const [first] = calls
  if (first === undefined) return null
  return (
    <fieldset className="ph-which">
      <legend>{say('board.whichCopyOf', { card: { word: `card.${first.card}` } })}</legend>
      {calls.map((call) => (
        <button
          key={call.copy}
          type="button"
          data-point={`copy-${call.copy}`}
          onClick={() => onChoose(call)}
        >
          {say(`step.${call.copy}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface ChosenProps {
  readonly chosen: readonly Called[]
  readonly needed: number
  onRemove(call: Called): void
}

export function Chosen({ chosen, needed, onRemove }: ChosenProps) {
  const { say } = useTalk()
  return (
    <ul className="ph-chosen" aria-label={say('board.chosenCalls')}>
      {Array.from({ length: needed }, (_, index) => {
        const call = chosen[index]
        return call === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
          <li key={index} className="is-empty">
            ?
          </li>
        ) : (
          <li key={`${call.card}${call.copy}`}>
            <button type="button" onClick={() => onRemove(call)}>
              <Card card={call.card} isPlain />
              <span className="ph-hidden">
                {say('board.removeCall', { card: { word: `card.${call.card}` } })}
              </span>
              {call.copy !== null && <small>{say(`board.copy.${call.copy}`)}</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
