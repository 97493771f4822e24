// A look into the public lobby: who waits for players right now.
import { useRemote } from '../../app/remote.ts'
import { Link } from '../../app/router.tsx'
import type { ListedTable } from '../../app/tables.ts'
import { Icon } from '../../widgets/icon.tsx'
import { TableList } from '../../widgets/table-list.tsx'
import { useWords } from '../../words/index.ts'

const EVERY = 20_000

export function LobbyPreview() {
  const { say } = useWords()
  const { value: tables } = useRemote<readonly ListedTable[]>(
    '/api/tables?status=waiting&size=4',
    EVERY,
  )
  return (
    <section className="panel" aria-labelledby="lobby">
      <h2 id="lobby">{say('home.lobby')}</h2>
      {tables === undefined || tables.length === 0 ? (
        <p className="muted">{say('home.lobbyEmpty')}</p>
      ) : (
        <TableList tables={tables} />
      )}
      <Link to="/lobby" className="arrow-link">
        {say('home.allTables')} <Icon name="arrow" size={18} />
      </Link>
    </section>
  )
}
