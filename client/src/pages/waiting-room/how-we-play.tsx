// How we play, in sentences: what is not usual stands out, and what happens to whoever is late is said beforehand.
import type { RoomInfo } from '@foldtable/protocol'
import { lazy, Suspense, useState } from 'react'
import type { GameInfo } from '../../data/games.ts'
import type { NewTable } from '../../data/tables.ts'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'
import { clockSentence } from '../new-table/clock-words.ts'
import { optionWords } from '../new-table/option-words.ts'
import { startsOf } from '../new-table/starts.ts'

const RoomForm = lazy(() => import('./room-form.tsx'))

interface HowWePlayProps {
  readonly house: RoomInfo
  readonly game: GameInfo
  readonly isHost: boolean
  onChange(part: Partial<NewTable>): Promise<boolean>
}

export function HowWePlay({ house, game, isHost, onChange }: HowWePlayProps) {
  const { say } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const save = async (part: Partial<NewTable>) => {
    if (await onChange(part)) setIsOpen(false)
  }
  return (
    <section className="panel" aria-labelledby="how">
      <div className="panel-head">
        <h2 id="how">{say('room.how')}</h2>
        {isHost && !isOpen && (
          <button type="button" className="button small" onClick={() => setIsOpen(true)}>
            <Icon name="gear" size={18} /> {say('room.change')}
          </button>
        )}
      </div>
      {isOpen ? (
        <Suspense>
          <RoomForm
            house={house}
            game={game}
            onSave={(part) => void save(part)}
            onCancel={() => setIsOpen(false)}
          />
        </Suspense>
      ) : (
        <Sentences house={house} game={game} />
      )}
    </section>
  )
}

/** More of the usual ones are folded away. */
const FEW = 4

function Sentences({ house, game }: { readonly house: RoomInfo; readonly game: GameInfo }) {
  const words = useWords()
  const { say } = words
  const { minPlayers, maxPlayers, seats, options } = house
  const all = optionWords(game, options, house, words)
  const usual = all.filter(({ isUnusual }) => !isUnusual)
  const shown = usual.length > FEW ? [] : usual
  return (
    <>
      <ul className="plain-words">
        <li>{clockSentence(house, words)}</li>
        <li>
          {say(minPlayers === maxPlayers ? 'room.exactly' : 'room.fromTo', {
            min: minPlayers,
            max: maxPlayers,
          })}{' '}
          {say(`starts.${startsOf(house)}.sentence`)}
        </li>
        {all
          .filter(({ isUnusual }) => isUnusual)
          .map(({ name, sentence }) => (
            <li key={name} className="is-other">
              {sentence} <em>{say('room.other')}</em>
            </li>
          ))}
        {shown.map(({ name, sentence }) => (
          <li key={name}>{sentence}</li>
        ))}
        {house.hints && <li>{say('room.hints')}</li>}
        {seats.some(({ isBot }) => isBot) && <li>{say('room.notRated')}</li>}
      </ul>
      {usual.length > FEW && (
        <details className="more">
          <summary>{say('room.asUsual', { count: usual.length })}</summary>
          <ul className="plain-words">
            {usual.map(({ name, sentence }) => (
              <li key={name}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
