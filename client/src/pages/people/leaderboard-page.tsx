// The best players of a game, by rating; where one stands oneself is always in sight.
import type { Leaderboard, Ranked } from '@foldtable/protocol'
import { useState } from 'react'
import { useGames } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import { useRemote } from '../../data/remote.ts'
import type { PageProps } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Link } from '../../widgets/link.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

/** Without a place while the rating is provisional. */
type Rated = Omit<Ranked, 'place'> & { readonly place?: number | null }

const SIZE = 30

export default function LeaderboardPage({ route }: PageProps) {
  const { say } = useWords()
  const { game = '' } = route.params
  const games = useGames() ?? []
  const title = games.find(({ id }) => id === game)?.title ?? game
  useTitle(say('board.title', { game: title }))
  const [page, setPage] = useState(1)
  const { value: board, refusal } = useRemote('GET /api/leaderboard/:game', {
    params: { game },
    query: { page, size: SIZE },
  })
  return (
    <div className="page narrow">
      <h1>{say('board.title', { game: title })}</h1>
      {games.length > 1 && (
        <nav className="game-switch" aria-label={say('new.otherGame')}>
          {games.map((one) => (
            <Link
              key={one.id}
              to={`/leaderboard/${one.id}`}
              aria-current={one.id === game ? 'page' : undefined}
            >
              {one.title}
            </Link>
          ))}
        </nav>
      )}
      <p className="muted">{say('board.text')}</p>
      <Problem refusal={refusal} />
      {board === undefined && refusal === undefined && <Loading />}
      {board !== undefined && <Standing board={board} />}
      {board !== undefined && board.total > SIZE && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {say('page.before')}
          </button>
          <button
            type="button"
            className="button"
            disabled={page * SIZE >= board.total}
            onClick={() => setPage(page + 1)}
          >
            {say('page.after')}
          </button>
        </div>
      )}
      {board !== undefined && board.provisional.length > 0 && (
        <section>
          <h2>{say('board.provisional')}</h2>
          <p className="muted">{say('board.provisionalText')}</p>
          <Rows rows={board.provisional} label={say('board.provisional')} />
        </section>
      )}
    </div>
  )
}

/** Who is not on the page comes below it. */
function Standing({ board: { total, rows, me } }: { readonly board: Leaderboard }) {
  const { say } = useWords()
  const isShown = me === null || rows.some(({ account }) => account === me.account)
  if (total === 0)
    return (
      <div className="empty">
        <p>{say('board.nobody')}</p>
      </div>
    )
  const hasPlace = me?.place !== null
  return (
    <Rows
      rows={isShown || me === null || !hasPlace ? rows : [...rows, me]}
      label={say('board.place')}
    />
  )
}

function Rows({ rows, label }: { readonly rows: readonly Rated[]; readonly label: string }) {
  const { language, say } = useWords()
  const me = useMe()
  const number = new Intl.NumberFormat(language)
  const hasPlaces = rows.some(({ place }) => typeof place === 'number')
  return (
    <table className="ranks" aria-label={label}>
      <thead>
        <tr>
          {hasPlaces && <th scope="col">{say('board.place')}</th>}
          <th scope="col">{say('board.player')}</th>
          <th scope="col">{say('player.rating')}</th>
          <th scope="col">{say('board.played')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, account, name, avatar, rating, played }) => (
          <tr key={account} data-me={account === me?.id ? '' : undefined}>
            {hasPlaces && <td>{place}</td>}
            <th scope="row">
              <Link to={`/players/${account}`} className="person">
                <Avatar avatar={avatar} size={32} /> <span>{name}</span>
              </Link>
            </th>
            <td>
              {number.format(rating)}
              {!hasPlaces && '?'}
            </td>
            <td>{number.format(played)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
