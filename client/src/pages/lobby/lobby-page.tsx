// Public tables: ways to open one, those that look for players, those that are played. Told over the socket.

import { useState } from 'react'
import { useGames } from '../../data/games.ts'
import { useLobby, useLobbyCounts } from '../../data/lobby.ts'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { Select } from '../../widgets/select.tsx'
import { useWords } from '../../words/index.ts'
import { Presets } from './presets.tsx'
import { TableLine } from './table-line.tsx'
import '../../styles/tabset.css'
import './lobby.css'

/** More are not counted. */
const MANY = 100
const STATES = ['waiting', 'playing', 'over'] as const

export default function LobbyPage({ route }: PageProps) {
  const { say } = useWords()
  useTitle(say('lobby.title'))
  const known = useGames()
  const games = known ?? []
  const game = route.query.get('game') ?? ''
  const asked = route.query.get('status')
  const status = STATES.find((one) => one === asked) ?? 'waiting'
  const counts = useLobbyCounts(game)
  const pathOf = (part: { game?: string; status?: string }) => {
    const query = new URLSearchParams({ game, status, ...part })
    if (query.get('game') === '') query.delete('game')
    return `/lobby?${query}`
  }
  return (
    <div className="page lobby">
      <div className="page-head">
        <h1>{say('lobby.title')}</h1>
        <Link to={`/new/${game || (games[0]?.id ?? 'pass-the-ace')}`} className="button">
          <Icon name="plus" /> {say('lobby.newTable')}
        </Link>
      </div>
      <Presets games={known} />
      <nav className="tabset lobby-tabs" aria-label={say('lobby.state')}>
        {STATES.map((one) => (
          <Link
            key={one}
            to={pathOf({ status: one })}
            aria-current={one === status ? 'page' : undefined}
          >
            {say(`lobby.${one}`)} <Count of={counts[one]} />
          </Link>
        ))}
        <Select
          label={say('lobby.game')}
          value={game}
          choices={[
            ['', say('lobby.allGames')],
            ...games.map(({ id, title }) => [id, title] as const),
          ]}
          onChoose={(chosen) => navigate(pathOf({ game: chosen }), { replace: true })}
        />
      </nav>
      <List key={`${status} ${game}`} status={status} game={game} />
    </div>
  )
}

/** Its place is kept until it is told, so that no tab moves. */
const Count = ({ of }: { readonly of: number | undefined }) => (
  <small className="lobby-count">{of === undefined ? '' : of >= MANY ? `${MANY}+` : of}</small>
)

interface ListProps {
  readonly status: (typeof STATES)[number]
  readonly game: string
}

function List({ status, game }: ListProps) {
  const { say } = useWords()
  const [pages, setPages] = useState(1)
  const { rows: found, fresh, hasMore, refusal, showFresh } = useLobby({ status, game }, pages)
  const rows = useGames() && found // what a table is called and how it is played is known by its game
  return (
    <section aria-label={say(`lobby.${status}`)}>
      <Problem refusal={refusal} />
      <p className="lobby-new" role="status">
        {fresh.length > 0 && (
          <button type="button" className="button small" onClick={showFresh}>
            {say('lobby.new', { count: fresh.length })}
          </button>
        )}
      </p>
      {rows === undefined && refusal === undefined && <Blocks />}
      {rows?.length === 0 && (
        <div className="empty">
          <p>{say(`lobby.none.${status}`)}</p>
          {status === 'playing' && (
            <p className="muted">
              <Link to="/lobby">{say('lobby.waiting')}</Link>
            </p>
          )}
        </div>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ul className="lobby-lines">
          {rows.map((row) => (
            <TableLine key={row.table.id} {...row} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className="button" onClick={() => setPages(pages + 1)}>
          {say('lobby.more')}
        </button>
      )}
    </section>
  )
}

/** Grey rows at their final size. */
const Blocks = () => (
  <ul className="lobby-lines" aria-hidden="true">
    {['a', 'b', 'c'].map((one) => (
      <li key={one} className="open-table" />
    ))}
  </ul>
)
