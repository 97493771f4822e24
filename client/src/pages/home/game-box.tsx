// One game on the shelf. Whoever has no name yet tells it here, and this game begins; nothing else moves.
import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { GameInfo } from '../../data/games.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { GameSize } from '../../widgets/game-size.tsx'
import { Link } from '../../widgets/link.tsx'
import { NAME_LENGTH } from '../../widgets/name-field.tsx'
import { useWords } from '../../words/index.ts'
import { wordsFor } from '../../words/refusals.ts'
import type { Play } from './home-page.tsx'

interface GameBoxProps extends Play {
  readonly game: GameInfo
  readonly isChosen: boolean
  onChoose(): void
}

export function GameBox({ game, isChosen, onChoose, somebody, play }: GameBoxProps) {
  const { language, say } = useWords()
  const { id, title } = game
  const { busy } = somebody
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isChosen) field.current?.focus()
  }, [isChosen])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChosen) onChoose()
    else if (!(await play(game))) field.current?.focus()
  }
  return (
    <form className="box" data-chosen={isChosen ? '' : undefined} noValidate onSubmit={submit}>
      <GameCover id={id} title={title} />
      <div className="box-in">
        <h2>{title}</h2>
        <p className="box-size">
          <GameSize game={game} />
        </p>
        <div className="box-what">
          {isChosen ? (
            <NameHere somebody={somebody} field={field} />
          ) : (
            <p>{game.words[language].summary}</p>
          )}
        </div>
        <button type="submit" className="button primary" disabled={busy !== undefined}>
          {say(busy === id ? 'home.starting' : 'home.play')}
          <span className="hidden"> {title}</span>
        </button>
        <p className="box-more">
          <Link to={`/new/${id}`}>
            {say('home.withFriends')}
            <span className="hidden"> {title}</span>
          </Link>
          <Link to={`/games/${id}`}>
            {say('home.learn')}
            <span className="hidden"> {title}</span>
          </Link>
        </p>
      </div>
    </form>
  )
}

function NameHere({
  somebody: { name, setName, refusal },
  field,
}: Pick<Play, 'somebody'> & { readonly field: React.RefObject<HTMLInputElement | null> }) {
  const words = useWords()
  const { say } = words
  const problem = useId()
  return (
    <>
      <label className="field">
        <span>{say('home.name')}</span>
        <input
          ref={field}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="nickname"
          enterKeyHint="go"
          maxLength={NAME_LENGTH}
          aria-describedby={problem}
          aria-invalid={refusal !== undefined}
        />
      </label>
      <p className="problem" role="alert" id={problem}>
        {refusal === undefined
          ? ''
          : refusal.code === 'nameMissing'
            ? say('home.nameMissing')
            : wordsFor(refusal, words)}
      </p>
    </>
  )
}
