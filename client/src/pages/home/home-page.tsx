// The first page: play at once, go on where one was, join somebody, or look around.
import { useRef } from 'react'
import { type GameInfo, useGames } from '../../app/games.ts'
import { useMe } from '../../app/me.ts'
import { navigate } from '../../app/router.tsx'
import { useSomebody } from '../../app/somebody.ts'
import { createAgainstBots } from '../../app/tables.ts'
import { useTitle } from '../../app/title.ts'
import { useWords } from '../../words/index.ts'
import { GameCard } from './game-card.tsx'
import { Hero } from './hero.tsx'
import { JoinByLink } from './join-by-link.tsx'
import { LobbyPreview } from './lobby-preview.tsx'
import { MyTables } from './my-tables.tsx'

export function HomePage() {
  const { say } = useWords()
  useTitle()
  const me = useMe()
  const games = useGames()
  const somebody = useSomebody()
  const nameField = useRef<HTMLInputElement>(null)

  const play = async (game: GameInfo) => {
    import('../online-table-page.tsx').catch(() => undefined) // on its way while the table is made
    const made = await somebody.run(game.id, () => createAgainstBots(game))
    if (made !== undefined) navigate(`/tables/${made.id}`)
    else nameField.current?.focus()
  }

  return (
    <>
      <Hero me={me} games={games} somebody={somebody} nameField={nameField} onPlay={play} />
      <div className="page">
        {me && <MyTables />}
        <section aria-labelledby="games">
          <h2 id="games">{say('home.games')}</h2>
          <ul className="game-grid">
            {games?.map((game) => (
              <li key={game.id}>
                <GameCard
                  game={game}
                  isBusy={somebody.busy === game.id}
                  isWaiting={somebody.busy !== undefined}
                  onPlay={() => void play(game)}
                />
              </li>
            ))}
          </ul>
        </section>
        <div className="two-columns">
          <JoinByLink />
          <LobbyPreview />
        </div>
      </div>
    </>
  )
}
