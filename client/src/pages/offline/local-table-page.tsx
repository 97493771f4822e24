// A table that is wholly in this browser.
import { useEffect, useState } from 'react'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import { createLocal, listLocal, openLocal } from '../../store/local-table.ts'
import type { TableSession } from '../../store/types.ts'
import { Link } from '../../widgets/link.tsx'
import { WithHeader } from '../../widgets/with-header.tsx'
import { useWords } from '../../words/index.ts'
import { Opening } from '../table/opening.tsx'
import { TablePage } from '../table/table-page.tsx'
import { useTable } from '../table/use-table.ts'
import { localParts } from './local.ts'
import '../../words/at-table.ts'

export default function LocalTablePage({ route }: PageProps) {
  const { id = '' } = route.params
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    const opened = openLocal(localParts, id)
    setSession(opened)
    return () => {
      setSession(undefined)
      opened.close()
    }
  }, [id])
  if (session === undefined) return <Opening />
  const n = route.query.get('n')
  return (
    <Opened id={id} session={session} moment={n !== null && /^\d+$/.test(n) ? Number(n) : null} />
  )
}

interface OpenedProps {
  readonly id: string
  readonly session: TableSession
  readonly moment: number | null
}

function Opened({ id, session, moment }: OpenedProps) {
  const { say } = useWords()
  const { status, game } = useTable(session)
  useTitle(game?.meta.title)
  if (status === 'loading') return <Opening />
  if (status === 'missing') {
    return (
      <WithHeader>
        <section className="page narrow nowhere">
          <h1>{say('missing.title')}</h1>
          <p>{say('offline.missing')}</p>
          <Link to="/offline" className="button primary">
            {say('offline.title')}
          </Link>
        </section>
      </WithHeader>
    )
  }
  return <TablePage session={session} isLocal moment={moment} onRematch={() => void rematch(id)} />
}

/** The same people once more. */
async function rematch(id: string): Promise<void> {
  const head = listLocal(localParts.storage).find((one) => one.id === id)
  if (head === undefined) return
  const { game, options, clock } = head
  const seats = head.seats.map(({ name, avatar, isBot, level }) => ({
    ...{ name, avatar, isBot },
    ...(level === undefined ? {} : { level }),
  }))
  navigate(`/offline/${await createLocal(localParts, { game, options, clock, seats })}`)
}
