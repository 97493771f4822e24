// What somebody finished: with whom, when, and how it went.
import type { PlayedTables } from '@foldtable/protocol'
import { useGames } from '../../data/games.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Link } from '../../widgets/link.tsx'
import { Placed } from '../../widgets/my-table-row.tsx'
import { DateOf } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'

export function LatestGames({
  id,
  page,
  played,
}: {
  readonly id: string
  readonly page: number
  readonly played: PlayedTables
}) {
  const { say } = useWords()
  const games = useGames()
  if (played.tables.length === 0 && page === 1) return null
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{say('player.recent')}</h2>
      <ul className="lines">
        {played.tables.map(({ id: table, game, people, place, ratingChange, endedAt }) => {
          const title = games?.find((one) => one.id === game)?.title ?? game
          return (
            <li key={table}>
              <Link to={`/tables/${table}`} className="line">
                <GameCover id={game} title={title} />
                <span>
                  <span className="hidden">{title + say('common.colon')}</span>
                  {people
                    .filter(({ account }) => account !== id)
                    .map(({ name }) => name)
                    .join(', ')}
                  <small>
                    <DateOf at={endedAt} />
                  </small>
                </span>
                <span className="end">
                  <Placed place={place} of={people.length} change={ratingChange} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {(page > 1 || played.isMore) && (
        <p className="row">
          {page > 1 && (
            <Link to={`/players/${id}?page=${page - 1}`} className="button">
              {say('page.before')}
            </Link>
          )}
          {played.isMore && (
            <Link to={`/players/${id}?page=${page + 1}`} className="button">
              {say('page.after')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
