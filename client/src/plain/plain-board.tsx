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
  const sentences = (game.summary?.(view, viewer) ?? []).map(tell)
  const chartAt = sentences.findIndex(isChart)
  const { say } = words
  const everything = (
    <details open={sentences.length === 0}>
      <summary>{say('plain.everything')}</summary>
      <Outline value={view} speech={speech} seats={table.house?.seats.length ?? 0} />
    </details>
  )
  return (
    <section className="plain" aria-label={say('plain.board')}>
      <div className="plain-parts">
        <Choices about={questionText(table, speech)} />
        <div className="plain-seen">
          <h2>{say('plain.onTable')}</h2>
          <Sentences texts={chartAt < 0 ? sentences : sentences.slice(0, chartAt)} />
          {chartAt < 0 && everything}
        </div>
        {chartAt >= 0 && (
          <div className="plain-seen plain-wide">
            <Sentences texts={sentences.slice(chartAt)} />
            {everything}
          </div>
        )}
      </div>
    </section>
  )
}

/** A chart follows the first line of its sentence; it needs the whole width, and so does what comes after it. */
const isChart = (text: string): boolean => text.includes('\n')

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have their order only
        <li key={index}>{isChart(text) ? <Chart text={text} /> : text}</li>
      ))}
    </ul>
  )
}

/** Every letter has its place. */
function Chart({ text }: { readonly text: string }) {
  const [title, ...lines] = text.split('\n')
  return (
    <>
      {title}
      {'\n'}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it with them */}
      <pre className="plain-chart" tabIndex={0}>
        {lines.join('\n')}
      </pre>
    </>
  )
}
