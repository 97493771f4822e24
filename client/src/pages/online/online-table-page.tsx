// A table of the house: its waiting room until it begins, then the table itself.
import { useEffect, useState } from 'react'
import { useGame } from '../../data/games.ts'
import { openTable } from '../../data/open-table.ts'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import type { TableSession, TableSnapshot } from '../../store/types.ts'
import { later } from '../../widgets/later.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { WithHeader } from '../../widgets/with-header.tsx'
import { MissingTable } from '../absent/missing-table.tsx'
import { UnknownGame } from '../absent/unknown-game.tsx'
import { Opening } from '../table/opening.tsx'
import { useTable } from '../table/use-table.ts'
import { Removed } from '../waiting-room/removed.tsx'
import { useRoomTitle } from '../waiting-room/use-room-title.ts'
import '../../words/at-table.ts'

const WaitingRoom = later(
  () => import('../waiting-room/waiting-room.tsx').then((module) => module.WaitingRoom),
  <Loading />,
)
const TablePage = later(
  () => import('../table/table-page.tsx').then((module) => module.TablePage),
  <Opening />,
)

export default function OnlineTablePage({ route }: PageProps) {
  const { id = '' } = route.params
  const invite = route.query.get('invite') ?? undefined
  const session = useOpened(id, invite)
  return session === undefined ? (
    <Opening />
  ) : (
    <Opened session={session} id={id} invite={invite} moment={momentOf(route.query)} />
  )
}

function useOpened(id: string, invite: string | undefined): TableSession | undefined {
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    const opened = openTable(id, invite)
    setSession(opened)
    return () => {
      setSession(undefined)
      opened.close()
    }
  }, [id, invite])
  return session
}

function momentOf(query: URLSearchParams): number | null {
  const n = query.get('n')
  return n !== null && /^\d+$/.test(n) ? Number(n) : null
}

interface OpenedProps {
  readonly session: TableSession
  readonly id: string
  readonly invite: string | undefined
  readonly moment: number | null
}

function Opened({ session, invite, moment }: OpenedProps) {
  const table = useTable(session)
  const game = useGame(table.house?.game)
  const roomTitle = useRoomTitle(table)
  const [read, setRead] = useState<TableSnapshot['removed']>(null)
  useTitle(roomTitle ?? game?.title)
  const { begun } = table
  useEffect(() => {
    if (begun !== null) navigate(`/tables/${begun}`)
  }, [begun])
  const isClosed = table.status === 'over' && table.decision === null // all had left before it began
  if (table.removed !== null && table.removed !== read)
    return (
      <WithHeader>
        <Removed table={table} removed={table.removed} onBack={() => setRead(table.removed)} />
      </WithHeader>
    )
  if (table.status === 'missing' || isClosed)
    return (
      <WithHeader>
        <MissingTable problem={table.problem} />
      </WithHeader>
    )
  if (table.status === 'unknown')
    return (
      <WithHeader>
        <UnknownGame />
      </WithHeader>
    )
  if (table.status === 'loading' || table.house === null) return <Opening />
  if (table.status === 'waiting')
    return (
      <WithHeader>
        <WaitingRoom session={session} table={table} house={table.house} invite={invite} />
      </WithHeader>
    )
  return <TablePage session={session} moment={moment} onRematch={() => session.rematch('offer')} />
}
