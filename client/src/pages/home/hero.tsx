// The top of the first page: a stranger tells a name and plays; somebody known is greeted.
import type { RefObject } from 'react'
import type { GameInfo } from '../../app/games.ts'
import type { Account } from '../../app/me.ts'
import type { Doing } from '../../app/somebody.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { HeroPicture } from './hero-picture.tsx'

interface HeroProps {
  readonly me: Account | null | undefined
  readonly games: readonly GameInfo[] | undefined
  readonly somebody: Doing
  readonly nameField: RefObject<HTMLInputElement | null>
  onPlay(game: GameInfo): Promise<void>
}

export function Hero({ me, games, somebody, nameField, onPlay }: HeroProps) {
  const { say } = useWords()
  const first = games?.[0]
  const { name, setName, refusal, busy } = somebody
  return (
    <section className={me ? 'hero hero-known' : 'hero'}>
      <div className="hero-inner">
        <div className="hero-words">
          <h1>{me ? say('home.welcomeBack', { name: me.name }) : say('home.title')}</h1>
          <p className="hero-lead">{me ? say('home.leadBack') : say('home.lead')}</p>
          <form
            className="hero-form"
            onSubmit={(event) => {
              event.preventDefault()
              if (first !== undefined) void onPlay(first)
            }}
          >
            {!me && (
              <label className="hero-name">
                <span>{say('home.name')}</span>
                <input
                  ref={nameField}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                  placeholder={say('home.namePlaceholder')}
                  autoComplete="nickname"
                  maxLength={60}
                  aria-describedby="name-problem"
                  aria-invalid={refusal !== undefined}
                />
              </label>
            )}
            <button
              type="submit"
              className="button primary big"
              disabled={first === undefined || busy !== undefined}
            >
              <Icon name="play" />
              {first === undefined
                ? say('home.playBots')
                : say('home.playBotsOf', { game: first.title })}
            </button>
          </form>
          <Problem refusal={refusal} id="name-problem" />
          {!me && <p className="hero-small">{say('home.noAccount')}</p>}
        </div>
        <HeroPicture />
      </div>
    </section>
  )
}
