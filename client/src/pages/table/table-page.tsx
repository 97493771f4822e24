// A table that is being played, or was: the same frame around every board. It does not scroll.
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { navigate } from '../../data/route.ts'
import type { TableSession, TableSnapshot } from '../../store/types.ts'
import { Bars } from '../../widgets/bars.tsx'
import { variables } from '../../widgets/variables.ts'
import { AskStrip } from './ask-strip.tsx'
import { Bar, useBarState } from './bar.tsx'
import { BoardBox } from './board-box.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Handover } from './handover.tsx'
import { HintStrip } from './hint-strip.tsx'
import { LogSpeaker } from './log.tsx'
import { Menu } from './menu.tsx'
import { Opening } from './opening.tsx'
import { Since } from './past/since.tsx'
import { usePlayback } from './past/use-playback.ts'
import { useTravel } from './past/use-travel.ts'
import { Rail } from './rail.tsx'
import { useSaid } from './said.ts'
import { OpenSheet } from './sheet.tsx'
import {
  type BoardPlace,
  type FramedValue,
  TableProvider,
  useMakeValue,
  useTableValue,
} from './table-context.tsx'
import { Ticker } from './ticker.tsx'
import { useTurnAlert } from './turn-alert.ts'
import { useAnswered } from './use-answered.ts'
import { useDrawing } from './use-drawing.ts'
import { useFrame } from './use-frame.ts'
import { useFrameKeys } from './use-frame-keys.ts'
import { useHint } from './use-hint.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useNextTable } from './use-next-table.ts'
import { useNote } from './use-note.ts'
import { useOver } from './use-over.ts'
import { useRounds } from './use-rounds.ts'
import { useSeen } from './use-seen.ts'
import { type Tries, useTrying } from './use-trying.ts'
import { useUnread } from './use-unread.ts'
import '../../styles/table.css'
import '../../styles/rail.css'

const Help = lazy(() => import('./help/help.tsx'))
/** Comes when somebody looks at the past. */
const Replay = lazy(() =>
  import('./past/replay.tsx').then((module) => ({ default: module.Replay })),
)

export interface TablePageProps {
  readonly session: TableSession
  readonly isLocal?: boolean
  /** The entry that a link points at. */
  readonly moment?: number | null
  onRematch?(): void
}

export function TablePage(props: TablePageProps) {
  const { session: real, moment = null } = props
  const { session, table, ...trying } = useTrying(real)
  const drawing = useDrawing(table.game?.meta.id)
  useEffect(() => {
    if (moment !== null) void real.goTo(moment)
  }, [real, moment])
  const isReady = table.game !== null && table.house !== null && drawing !== 'loading'
  if (!isReady) return <Opening />
  return <Opened {...props} {...trying} session={session} table={table} drawing={drawing} />
}

interface OpenedProps extends TablePageProps, Pick<Tries, 'tryOut' | 'stopTrying'> {
  readonly table: TableSnapshot
  readonly drawing: BoardPlace['drawing']
}

function Opened(props: OpenedProps) {
  const value = useFramed(props)
  useTurnAlert(value)
  useSeen(value.session, value.table)
  const next = useNextTable(value)
  useFrameKeys(value, () => next && navigate(`/tables/${next.id}`))
  return (
    <TableProvider value={value}>
      {value.table.handover === null ? <TableFrame /> : <Handover />}
    </TableProvider>
  )
}

function useFramed(props: OpenedProps): FramedValue {
  const { session, table, drawing, isLocal = false, onRematch, tryOut, stopTrying } = props
  const value = useMakeValue(session, table, isLocal)
  const frame = useFrame(drawing)
  const board = useBoardPlace(drawing, frame.form === 'phone')
  const playback = usePlayback(value, board.isBusy)
  const travel = useTravel(value, playback)
  const isOver = useOver(table)
  const { openSheet } = frame
  useEffect(() => {
    if (isOver) openSheet('result')
  }, [isOver, openSheet])
  const isChatOpen =
    frame.sheet === 'chat' || (frame.form === 'desk' && !frame.isStrip && frame.tab === 'chat')
  const said = useSaid(table, isLocal)
  const unread = useUnread(table.house?.id, said, isChatOpen)
  const { note, toast } = useNote()
  useAnswered(value, toast)
  const hinting = useHint(value, toast)
  return {
    ...value,
    ...hinting,
    frame,
    board,
    isOver,
    rounds: useRounds(value),
    said,
    unread,
    note,
    toast,
    playback,
    travel,
    rematch: onRematch,
    tryOut: () => tryOut(() => toast(value.words.say('turn.trying.not'))),
    stopTrying,
  }
}

function useBoardPlace(drawing: BoardPlace['drawing'], isPhone: boolean): BoardPlace {
  const [tab, openTab] = useState(drawing?.tabs?.[0]?.id)
  const [below, keepBelow] = useState(0)
  const [isBusy, busy] = useState(false)
  return useMemo(
    () => ({
      drawing,
      tab: isPhone ? tab : undefined,
      openTab,
      below,
      keepBelow,
      isBusy,
      busy,
    }),
    [drawing, isPhone, tab, below, isBusy],
  )
}

function TableFrame() {
  const { table, frame, board } = useTableValue()
  const state = useBarState()
  const isPhone = frame.form === 'phone'
  const keyboard = useKeyboard()
  return (
    <div
      className={keyboard > 0 ? 'tf has-keyboard' : 'tf'}
      data-form={frame.form}
      data-state={state.kind}
      data-n={table.n}
      data-shown={table.shownN}
      style={variables({
        '--rail-w': `${frame.rail ?? 0}px`,
        '--below': `${board.below}px`,
        '--keyboard': `${keyboard}px`,
      })}
    >
      <Bar state={state} />
      <div className="tf-strips">
        <Bars isTable />
        <AskStrip />
        <HintStrip />
      </div>
      <BoardBox />
      {table.isPast && (
        <Suspense fallback={<div className="tf-replay" />}>
          <Replay />
        </Suspense>
      )}
      {isPhone ? (
        <>
          <Ticker />
          <div className="tf-since-place">
            <Since />
          </div>
        </>
      ) : (
        <Rail />
      )}
      <OpenSheet />
      {isPhone && <BottomBar />}
      <Menu />
      {frame.sheet === 'help' && (
        <Suspense>
          <Help />
        </Suspense>
      )}
      <LogSpeaker />
    </div>
  )
}
