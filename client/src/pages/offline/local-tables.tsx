// Tables that are kept in this browser.
import type { GameInfo } from '../../data/games.ts'
import type { LocalHead } from '../../store/local-table.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { Ago } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'
import { saveRecord } from './save-record.ts'

interface LocalTablesProps {
  readonly tables: readonly LocalHead[]
  readonly games: readonly GameInfo[]
  onDelete(id: string): void
}

export function LocalTables({ tables, games, onDelete }: LocalTablesProps) {
  const { language, say } = useWords()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <section aria-labelledby="local-tables">
      <h2 id="local-tables">{say('offline.tables')}</h2>
      <ul className="table-list local">
        {tables.map(({ id, game, seats, isOver, playedAt }) => {
          const title = games.find((one) => one.id === game)?.title ?? game
          const names = list.format(seats.map(({ name }) => name))
          return (
            <li key={id} className="local-row">
              <Link to={`/offline/${id}`} className="table-row">
                <GameCover id={game} title={title} />
                <span className="table-row-words">
                  <strong>{title}</strong>
                  <span>{names}</span>
                  <small>
                    <Ago at={playedAt} />
                  </small>
                </span>
                <span className={isOver ? 'chip' : 'chip good'}>
                  {say(isOver ? 'tables.over' : 'offline.open')}
                </span>
              </Link>
              <button
                type="button"
                className="icon-button"
                aria-label={say('offline.recordOf', { names })}
                title={say('offline.record')}
                onClick={() => void saveRecord(id)}
              >
                <Icon name="download" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={say('offline.deleteOf', { names })}
                title={say('offline.delete')}
                onClick={() => confirm(say('offline.sureDelete')) && onDelete(id)}
              >
                <Icon name="trash" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
