// Whose turn it is and why, for everybody to see; the viewer's own turn stands out.
import { questionText } from './question.ts'
import { useTableValue } from './table-context.tsx'
import { turnOf } from './turn.ts'
import { turnWords } from './turn-words.ts'

export function TurnBar() {
  const { table, words, speech, isLocal } = useTableValue()
  const { say } = words
  const turn = turnOf(table.decision, table.viewer)
  const { headline, why } = turnWords(
    turn,
    table.viewer,
    questionText(table, speech),
    speech,
    words,
  )
  const isQueued = table.pending.some((pending) => pending.isQueued)
  const isSending = !isQueued && table.pending.some(({ isPredicted }) => !isPredicted)
  return (
    <section
      className={`tp-turn is-${table.isPast ? 'past' : turn.kind}`}
      aria-label={say('table.turn')}
    >
      <h1 className="tp-headline" aria-live="polite" aria-atomic="true">
        {table.isPast ? say('table.pastOf', { n: table.shownN, of: table.n }) : headline}
      </h1>
      <p className="tp-why">{why}</p>
      <p className="tp-state">
        {table.viewer === 'spectator' && !isLocal && (
          <span className="tp-chip">{say('table.watching')}</span>
        )}
        {isQueued && <span className="tp-chip">{say('table.queued')}</span>}
        {isSending && <span className="tp-chip">{say('table.sending')}</span>}
        {table.connection === 'reconnecting' && (
          <span className="tp-chip is-calm">{say('table.reconnecting')}</span>
        )}
      </p>
    </section>
  )
}
