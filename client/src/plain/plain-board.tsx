// A board that plays any game from its offers: choices beside sentences. Keyboard and screen reader first; it fills its box.
import { questionText } from '../pages/table/question.ts'
import { useTableValue } from '../pages/table/table-context.tsx'
import { Choices } from './choices.tsx'
import { Outline } from './outline.tsx'
import './plain.css'

export function PlainBoard() {
  const { table, words, tell, speech } = useTableValue()
  const { game, view, viewer, eyes } = table
  if (game === null) return null
  const sentences = (game.summary?.(view, eyes === 'open' ? viewer : eyes) ?? []).map(tell)
  const { say } = words
  return (
    <section className="plain" aria-label={say('plain.board')}>
      <div className="plain-parts">
        <Choices about={questionText(table, speech)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it with them */}
        <div className="plain-seen" data-scrolls="" tabIndex={0}>
          <h2>{say('plain.onTable')}</h2>
          <Sentences texts={sentences} />
          <details open={sentences.length === 0}>
            <summary>{say('plain.everything')}</summary>
            <Outline value={view} speech={speech} seats={table.house?.seats.length ?? 0} />
          </details>
        </div>
      </div>
    </section>
  )
}

/** A chart follows the first line of its sentence. */
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
