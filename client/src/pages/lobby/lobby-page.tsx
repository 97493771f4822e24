// All public tables, by game and by how they stand; looked at again every few seconds.
import { useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useGames } from '../../app/games.ts'
import { useRemote } from '../../app/remote.ts'
import { Link, navigate } from '../../app/router.tsx'
import type { ListedTable } from '../../app/tables.ts'
import { useTitle } from '../../app/title.ts'
import { Choices } from '../../widgets/choices.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { TableList } from '../../widgets/table-list.tsx'
import { useWords } from '../../words/index.ts'

const EVERY = 8000
const SIZE = 30
const STATES = ['waiting', 'playing', 'over'] as const

export function LobbyPage({ route }: PageProps) {
  const { say } = useWords()
  useTitle(say('lobby.title'))
  const games = useGames() ?? []
  const game = route.query.get('game') ?? ''
  const asked = route.query.get('status')
  const status = STATES.find((one) => one === asked) ?? 'waiting'
  const [pages, setPages] = useState(1)
  const show = (part: { game?: string; status?: string }) => {
    const query = new URLSearchParams({ game, status, ...part })
    if (query.get('game') === '') query.delete('game')
    navigate(`/lobby?${query}`, { replace: true })
    setPages(1)
  }
  const path = `/api/tables?status=${status}&size=${SIZE * pages}${game === '' ? '' : `&game=${encodeURIComponent(game)}`}`
  const { value: tables, refusal } = useRemote<readonly ListedTable[]>(path, EVERY)

  return (
    <div className="page">
      <div className="page-head">
        <h1>{say('lobby.title')}</h1>
        <Link to={`/new/${game || (games[0]?.id ?? 'pass-the-ace')}`} className="button primary">
          <Icon name="plus" /> {say('lobby.newTable')}
        </Link>
      </div>
      <div className="filters">
        <Choices
          label={say('lobby.state')}
          value={status}
          choices={STATES.map((one) => [one, say(`lobby.${one}`)] as const)}
          onChoose={(one) => show({ status: one })}
        />
        {games.length > 1 && (
          <label className="field inline">
            <span>{say('lobby.game')}</span>
            <select value={game} onChange={(event) => show({ game: event.target.value })}>
              <option value="">{say('lobby.allGames')}</option>
              {games.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {tables === undefined && refusal === undefined && <Loading />}
      <Problem refusal={refusal} />
      {tables?.length === 0 && (
        <div className="empty">
          <p>{say(`lobby.none.${status}`)}</p>
          <p className="muted">{say('lobby.noneHint')}</p>
        </div>
      )}
      {tables !== undefined && <TableList tables={tables} />}
      {tables !== undefined && tables.length >= SIZE * pages && (
        <button type="button" className="button" onClick={() => setPages(pages + 1)}>
          {say('lobby.more')}
        </button>
      )}
    </div>
  )
}
