// Where one was: the tables that wait for me first, the finished ones folded away.
import { useRemote } from '../../app/remote.ts'
import type { ListedTable } from '../../app/tables.ts'
import { TableList } from '../../widgets/table-list.tsx'
import { useWords } from '../../words/index.ts'

const EVERY = 15_000

const useMine = (state: string): readonly ListedTable[] | undefined =>
  useRemote<{ readonly tables: readonly ListedTable[] }>(`/api/my/tables?state=${state}`, EVERY)
    .value?.tables

export function MyTables() {
  const { say } = useWords()
  const waiting = useMine('waiting')
  const running = useMine('running')
  const finished = useMine('over')
  const tables = waiting && running && finished && [...waiting, ...running, ...finished]
  if (tables === undefined || tables.length === 0) return null
  const open = tables.filter(({ status }) => status !== 'over')
  const over = tables.filter(({ status }) => status === 'over')
  const turns = open.filter(({ isMyTurn }) => isMyTurn).length
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">
        {say('home.myTables')}{' '}
        {turns > 0 && <span className="chip turn">{say('home.turns', { count: turns })}</span>}
      </h2>
      {open.length === 0 ? (
        <p className="muted">{say('home.noOpenTables')}</p>
      ) : (
        <TableList tables={open} />
      )}
      {over.length > 0 && (
        <details className="more">
          <summary>{say('home.finished', { count: over.length })}</summary>
          <TableList tables={over} />
        </details>
      )}
    </section>
  )
}
