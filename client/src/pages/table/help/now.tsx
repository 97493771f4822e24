// What is asked now, and what each kind of move that is offered does.

import type { GuideText } from '@foldtable/games/guide'
import { unbroken } from '@foldtable/kernel'
import { questionText } from '../../../words/question.ts'
import { useTableValue } from '../table-context.tsx'
import { turnOf } from '../turn.ts'
import { namesOf } from '../turn-words.ts'

export function Now({ text }: { readonly text: GuideText | undefined }) {
  const { table, words, speech } = useTableValue()
  const { say } = words
  const turn = turnOf(table.decision, table.viewer)
  const about = 'about' in turn ? turn.about : ''
  return (
    <>
      <h3>{unbroken(questionText(table, speech))}</h3>
      {turn.kind === 'others' && (
        <p>{say('help.notAsked', { names: namesOf(turn.seats, speech) })}</p>
      )}
      {turn.kind === 'over' && <p>{say('help.over')}</p>}
      <p>{unbroken(text?.asked?.[about] ?? '')}</p>
      {turn.kind === 'pause' && <p className="muted">{say('help.pause')}</p>}
      <Moves text={text} />
    </>
  )
}

/** In the order in which they are offered. */
function Moves({ text }: { readonly text: GuideText | undefined }) {
  const { table, words, frame } = useTableValue()
  const kinds = [...new Set(table.offers.map(({ kind }) => kind))]
  const moves = kinds.flatMap((kind) => {
    const move = text?.moves?.[kind]
    return move === undefined ? [] : [move]
  })
  if (moves.length === 0) return null
  return (
    <>
      <h3>{words.say('help.youMay')}</h3>
      <dl className="help-words">
        {moves.map(([name, does, rule]) => (
          <div key={name}>
            <dt>
              {name}
              <button
                type="button"
                className="help-rule"
                aria-label={words.say('help.rule', { rule })}
                onClick={() => frame.openHelp({ rule })}
              >
                {rule}
              </button>
            </dt>
            <dd>{unbroken(does)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
