// A board that plays any game from its offers: sentences, a question, choices. Keyboard and screen reader first.
import { useTableValue } from '../pages/table/table-context.tsx'
import { Choices } from './choices.tsx'
import { Outline } from './outline.tsx'
import './plain.css'

export function PlainBoard() {
  const { table, words, tell, speech } = useTableValue()
  const { game, view, viewer, decision } = table
  if (game === null) return null
  const sentences = game.summary?.(view, viewer) ?? []
  const { say } = words
  const about =
    decision === null || decision.result !== undefined
      ? ''
      : (speech.catalog[`about.${decision.about}`] ?? decision.about)
  return (
    <section className="plain" aria-label={say('plain.board')}>
      <div className="plain-parts">
        <Choices about={about} />
        <div className="plain-seen">
          <h2>{say('plain.onTable')}</h2>
          {sentences.length > 0 && (
            <ul>
              {sentences.map(tell).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have their order only
                <li key={index}>
                  <Sentence text={text} />
                </li>
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

/** What follows the first line is a chart: every letter has its place. */
function Sentence({ text }: { readonly text: string }) {
  const [first, ...chart] = text.split('\n')
  if (chart.length === 0) return text
  return (
    <>
      {first}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it with them */}
      <pre className="plain-chart" tabIndex={0}>
        {chart.join('\n')}
      </pre>
    </>
  )
}
