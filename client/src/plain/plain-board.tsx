// A board that plays any game from its offers: choices beside sentences. Keyboard and screen reader first; it fills its box.
import type { BoardProps } from '@foldtable/games/board'
import type { Game } from '@foldtable/kernel'
import { useWords } from '../words/index.ts'
import { questionText } from '../words/question.ts'
import { Choices } from './choices.tsx'
import { Outline } from './outline.tsx'
import { type Plain, usePlain } from './use-plain.ts'
import './plain.css'

/** Given what every board is given, and the game: there is none of its own for it, or somebody likes words better. */
export function PlainBoard({ game, ...props }: BoardProps & { readonly game: Game }) {
  const plain = usePlain(game, props)
  return plain === undefined ? null : <Seen plain={plain} />
}

function Seen({ plain }: { readonly plain: Plain }) {
  const { say } = useWords()
  const { game, view, viewer, speech, seats } = plain
  const sentences = (game.summary?.(view, viewer) ?? []).map(plain.say)
  return (
    <section className="plain" aria-label={say('plain.board')}>
      <div className="plain-parts">
        <Choices plain={plain} about={questionText(plain, speech)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it with them */}
        <div className="plain-seen" data-scrolls="" tabIndex={0}>
          <h2>{say('plain.onTable')}</h2>
          <Sentences texts={sentences} />
          <details open={sentences.length === 0}>
            <summary>{say('plain.everything')}</summary>
            <Outline value={view} speech={speech} seats={seats.length} />
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
