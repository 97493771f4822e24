// Tables in a list: which game, who sits there, how it stands, and the way in.
import { useGames } from '../app/games.ts'
import { Link } from '../app/router.tsx'
import type { ListedTable } from '../app/tables.ts'
import { useWords } from '../words/index.ts'
import { GameCover } from './game-cover.tsx'
import { Ago } from './time.tsx'

export function TableList({ tables }: { readonly tables: readonly ListedTable[] }) {
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <li key={table.id}>
          <TableRow table={table} />
        </li>
      ))}
    </ul>
  )
}

function TableRow({ table }: { readonly table: ListedTable }) {
  const { language, say } = useWords()
  const { id, game, seats, maxPlayers, status, pace, updated, isMyTurn = false } = table
  const title = useGames()?.find((one) => one.id === game)?.title ?? game
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(seats)
  return (
    <Link to={`/tables/${id}`} className="table-row" data-turn={isMyTurn ? '' : undefined}>
      <GameCover id={game} title={title} />
      <span className="table-row-words">
        <strong>{title}</strong>
        <span>{names}</span>
        <small>
          {status === 'waiting' &&
            `${say('tables.seatsTaken', { taken: seats.length, most: maxPlayers })} · `}
          {pace === 'slow' && `${say('pace.slow')} · `}
          <Ago at={updated} />
        </small>
      </span>
      <StateChip table={table} />
    </Link>
  )
}

function StateChip({
  table: { status, isMyTurn, mySeat, seats, maxPlayers },
}: {
  readonly table: ListedTable
}) {
  const { say } = useWords()
  if (status === 'playing' && isMyTurn)
    return <span className="chip turn">{say('tables.yourTurn')}</span>
  if (status === 'over') return <span className="chip">{say('tables.over')}</span>
  if (status === 'playing')
    return (
      <span className="chip">{say(mySeat === undefined ? 'tables.watch' : 'tables.playing')}</span>
    )
  const isOpen = mySeat === undefined && seats.length < maxPlayers
  return (
    <span className={isOpen ? 'chip good' : 'chip'}>
      {say(isOpen ? 'tables.join' : 'tables.waiting')}
    </span>
  )
}
