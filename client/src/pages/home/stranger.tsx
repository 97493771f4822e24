// For who is new: five games, each one press away, and below what else there is to do.
import { useState } from 'react'
import type { GameInfo } from '../../data/games.ts'
import { useRemote } from '../../data/remote.ts'
import { pathOfRule } from '../../data/rule-path.ts'
import { COVERS } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'
import { CodeForm } from './code-form.tsx'
import { GameBox } from './game-box.tsx'
import type { Play } from './home-page.tsx'

interface StrangerProps extends Play {
  readonly games: readonly GameInfo[] | undefined
}

export function Stranger({ games, somebody, play }: StrangerProps) {
  const { say } = useWords()
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <section className="hello">
        <div>
          <h1>{say('home.title')}</h1>
          <p className="hello-lead">{say('home.lead')}</p>
          <ul className="shelf">
            {games === undefined
              ? Array.from({ length: COVERS }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                  <li key={index} className="box grey" aria-hidden="true" />
                ))
              : games.map((game) => (
                  <li key={game.id}>
                    <GameBox
                      game={game}
                      isChosen={chosen === game.id}
                      somebody={somebody}
                      onChoose={() => setChosen(game.id)}
                      play={play}
                    />
                  </li>
                ))}
          </ul>
        </div>
      </section>
      <div className="ways">
        <CodeForm />
        <Watch />
        <section>
          <h2>{say('home.fair')}</h2>
          <p>{say('home.fairWhy')}</p>
          <Link to={pathOfRule('HOUSE-2.9')} className="button">
            {say('home.fairHow')}
          </Link>
        </section>
      </div>
    </>
  )
}

const MOST = 50

function Watch() {
  const { say } = useWords()
  const { value } = useRemote('GET /api/tables', {
    query: { status: 'playing', size: MOST },
  })
  const count = value?.length ?? 0
  return (
    <section>
      <h2>{say('home.watch')}</h2>
      <p>
        {value === undefined
          ? ' '
          : count === 0
            ? say('home.watchNone')
            : say(count === MOST ? 'home.watchMany' : 'home.watchWhy', { count })}
      </p>
      <Link to="/lobby" className="button">
        <Icon name="eye" /> {say(count === 0 ? 'home.toLobby' : 'home.watchGo')}
      </Link>
    </section>
  )
}
