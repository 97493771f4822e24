// The two kinds of guides: one that somebody wrote, and one made of the game's own words.

import type { Guide } from '@foldtable/games/guide'
import type { Game } from '@foldtable/kernel'
import { unbroken } from '@foldtable/kernel'
import { useWords } from '../../words/index.ts'

export interface LoadedGuide {
  readonly guide: Guide | undefined
  readonly rules: Game | undefined
}

export function WrittenGuide({ guide }: { readonly guide: Guide }) {
  const { language } = useWords()
  const { short, sections, words = [] } = guide.text[language]
  const { Picture } = guide
  return (
    <>
      <ol className="guide-short panel">
        {short.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ol>
      {sections.map(({ title, text, picture }) => (
        <section key={title} className="guide-section">
          <div>
            <h2>{title}</h2>
            {text.map((line) => (
              <p key={line}>{unbroken(line)}</p>
            ))}
          </div>
          {picture !== undefined && Picture !== undefined && (
            <figure role="img" aria-label={picture.shows}>
              <Picture name={picture.name} />
            </figure>
          )}
        </section>
      ))}
      {words.length > 0 && (
        <dl className="guide-words">
          {words.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{unbroken(meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Ids of sentences that are no part of the story. */
const ASIDE = /^(summary|title|points|.*\..*)$/

export function PlainGuide({ rules }: { readonly rules: Game }) {
  const { language, say } = useWords()
  const catalog = rules.catalogs[language]
  const lines = (isWanted: (id: string) => boolean) =>
    Object.entries(catalog)
      .flatMap(([id, text]) => (isWanted(id) ? [plainly(text)] : []))
      .filter((line) => /\p{L}{3}/u.test(line)) // some are nothing but what stands in them
  const moves = lines((id) => /^move\.\w+$/.test(id))
  const told = lines((id) => !ASIDE.test(id))
  return (
    <>
      <p className="muted">{say('guide.plain')}</p>
      <section>
        <h2>{say('guide.moves')}</h2>
        <ul>
          {moves.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <details className="more">
        <summary>{say('guide.log')}</summary>
        <ul>
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** Places become what they stand for; of two forms, the second. */
const plainly = (text: string): string =>
  text
    .replace(/\{\w+\|(?:[^{}|]|\{\w+\})*\|((?:[^{}|]|\{\w+\})*)\}/g, '$1')
    .replace(/\{(\w+)\}/g, '…')
