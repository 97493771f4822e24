// A board that plays any game from its offers: sentences, a question, choices. Keyboard and screen reader first.
import { questionText } from '../pages/table/question.ts'
import { useTableValue } from '../pages/table/table-context.tsx'
import { Choices } from './choices.tsx'
import { Outline } from './outline.tsx'
import './plain.css'

export function PlainBoard() {
  const { table, words, tell, speech } = useTableValue()
  const { game, view, viewer } = table
  if (game === null) return null
  const sentences = game.summary?.(view, viewer) ?? []
  const { say } = words
  return (
    <section className="plain" aria-label={say('plain.board')}>
      <div className="plain-parts">
        <Choices about={questionText(table, speech)} />
        <div className="plain-seen">
          <h2>{say('plain.onTable')}</h2>
          {sentences.length > 0 && (
            <ul>
              {sentences.map(tell).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have their order only
                <li key={index}>{text}</li>
              ))}
            </ul>
          )}
          <details open={sentences.length === 0}>
            <summary>{say('plain.everything')}</summary>
            <Outline value={view} speech={speech} seats={table.house?.seats.length ?? 0} />
          </details>
        </div>
      </div>
    </section>
  )
}
