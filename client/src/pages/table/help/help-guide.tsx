// The guide of the game, folded together: the whole game in a few lines, then a part at a time.

import type { Guide } from '@foldtable/games/guide'
import { unbroken } from '@foldtable/kernel'
import { useTableValue } from '../table-context.tsx'

export function HelpGuide({
  id,
  guide,
}: {
  readonly id: string
  readonly guide: Guide | undefined
}) {
  const { words } = useTableValue()
  const text = guide?.text[words.language]
  const Picture = guide?.Picture
  return (
    <>
      {text !== undefined && (
        <ol className="help-short">
          {text.short.map((line) => (
            <li key={line}>{unbroken(line)}</li>
          ))}
        </ol>
      )}
      {text?.sections.map(({ title, text: lines, picture }) => (
        <details key={title} className="help-part">
          <summary>{title}</summary>
          {lines.map((line) => (
            <p key={line}>{unbroken(line)}</p>
          ))}
          {picture !== undefined && Picture !== undefined && (
            <figure role="img" aria-label={picture.shows}>
              <Picture name={picture.name} />
            </figure>
          )}
        </details>
      ))}
      <p>
        <a href={`/games/${id}`} target="_blank" rel="noreferrer">
          {words.say('help.more')}
        </a>
      </p>
    </>
  )
}
