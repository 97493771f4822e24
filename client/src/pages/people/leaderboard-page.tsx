// The best players of a game, by rating.
import { useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useGames } from '../../app/games.ts'
import { useMe } from '../../app/me.ts'
import { useRemote } from '../../app/remote.ts'
import { Link } from '../../app/router.tsx'
import { useTitle } from '../../app/title.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

interface Ranked {
  readonly place: number
  readonly account: string
  readonly name: string
  readonly avatar: string
  readonly rating: number
  readonly played: number
}

const SIZE = 30

export default function LeaderboardPage({ route }: PageProps) {
  const { say } = useWords()
  const { game = '' } = route.params
  const games = useGames() ?? []
  const title = games.find(({ id }) => id === game)?.title ?? game
  useTitle(say('board.title', { game: title }))
  const [page, setPage] = useState(1)
  const { value: board, refusal } = useRemote<{ total: number; rows: readonly Ranked[] }>(
    `/api/leaderboard/${encodeURIComponent(game)}?page=${page}&size=${SIZE}`,
  )
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
      {board?.total === 0 && (
        <div className="empty">
          <p>{say('board.nobody')}</p>
        </div>
      )}
      {board !== undefined && board.rows.length > 0 && <Rows rows={board.rows} />}
      {board !== undefined && board.total > SIZE && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {say('board.before')}
          </button>
          <button
            type="button"
            className="button"
            disabled={page * SIZE >= board.total}
            onClick={() => setPage(page + 1)}
          >
            {say('board.after')}
          </button>
        </div>
      )}
    </div>
  )
}

function Rows({ rows }: { readonly rows: readonly Ranked[] }) {
  const { language, say } = useWords()
  const me = useMe()
  const number = new Intl.NumberFormat(language)
  return (
    <table className="ranks">
      <thead>
        <tr>
          <th scope="col">{say('board.place')}</th>
          <th scope="col">{say('board.player')}</th>
          <th scope="col">{say('player.rating')}</th>
          <th scope="col">{say('board.played')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, account, name, avatar, rating, played }) => (
          <tr key={account} data-me={account === me?.id ? '' : undefined}>
            <td>{place}</td>
            <th scope="row">
              <Link to={`/players/${account}`} className="person">
                <Avatar avatar={avatar} size={32} /> <span>{name}</span>
              </Link>
            </th>
            <td>{number.format(rating)}</td>
            <td>{number.format(played)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
