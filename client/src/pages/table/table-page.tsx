// A table that is being played, or was: the same page for every game.
import { useEffect } from 'react'
import type { TableSession } from '../../store/types.ts'
import { Loading } from '../../widgets/loading.tsx'
import { AskingBar } from './asking.tsx'
import { BoardArea } from './board-area.tsx'
import { CatchUpBar } from './catch-up-bar.tsx'
import { Finished } from './finished.tsx'
import { Handover } from './handover.tsx'
import { LogSpeaker } from './log.tsx'
import { ProblemToast } from './problem-toast.tsx'
import { Side } from './side.tsx'
import { TableProvider, useMakeValue } from './table-context.tsx'
import { TimeBar } from './time-bar.tsx'
import { useTurnAlert } from './turn-alert.ts'
import { TurnBar } from './turn-bar.tsx'
import { usePlayback } from './use-playback.ts'
import { useSeen } from './use-seen.ts'
import { useTable } from './use-table.ts'
import { useTravel } from './use-travel.ts'
import { useIsWide } from './use-wide.ts'
import '../../styles/table.css'

export interface TablePageProps {
  readonly session: TableSession
  readonly isLocal?: boolean
  /** The entry that a link points at. */
  readonly moment?: number | null
  onRematch?(): void
  /** Saves the record of the table as a file, where there is no server to ask for it. */
  onDownload?(): void
}

export function TablePage({ session, isLocal = false, moment = null, ...rest }: TablePageProps) {
  const table = useTable(session)
  const value = useMakeValue(session, table, isLocal)
  const playback = usePlayback(value)
  const travel = useTravel(session, table, playback.stop)
  const isWide = useIsWide()
  useTurnAlert(value)
  useSeen(session, table)
  useEffect(() => {
    if (moment !== null) void session.goTo(moment)
  }, [session, moment])

  if (table.game === null || table.house === null) return <Loading />
  if (table.handover !== null)
    return (
      <TableProvider value={value}>
        <Handover />
      </TableProvider>
    )
  return (
    <TableProvider value={value}>
      <div className={`tp${isWide ? ' is-wide' : ''}`}>
        <div className="tp-main">
          <TurnBar />
          <AskingBar />
          <CatchUpBar playback={playback} />
          <BoardArea />
          {!isWide && <Finished playback={playback} {...rest} />}
          <TimeBar travel={travel} playback={playback} />
        </div>
        <aside className="tp-side" aria-label={value.words.say('table.beside')}>
          {isWide && <Finished playback={playback} {...rest} />}
          <Side isWide={isWide} />
        </aside>
        <ProblemToast />
        <LogSpeaker />
      </div>
    </TableProvider>
  )
}
