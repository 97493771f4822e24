// What lies over the chart: a scoring that has just been paid or is looked up, the end, and what one looks at.
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Serenissima } from '../src/index.ts'
import { BankSheet, Crowd, Fleet } from './crowd.tsx'
import { Ending } from './ending.tsx'
import type { Sheet } from './hands.ts'
import { useHands } from './hands.ts'
import { PortCard } from './port-card.tsx'
import { Scoring } from './scoring.tsx'
import { scoredBy, scoredIn, tableOf, type Which } from './scoring-facts.ts'

interface SheetsProps {
  /** What leads there is still being shown. */
  readonly isMoving: boolean
  readonly props: BoardProps<Serenissima>
  readonly sheet: Sheet | null
}

export function Sheets({ props, sheet, isMoving }: SheetsProps) {
  const { view, viewer } = props
  const isOver = view.stage === 'ended'
  const [isShut, shut] = useState(false)
  useNewScoring(props, isMoving)
  if (sheet === null)
    return isOver && !isShut && !isMoving ? <Ending view={view} close={() => shut(true)} /> : null
  if ('scoring' in sheet) return <KnownScoring props={props} which={sheet.scoring} />
  if ('fleet' in sheet) return <Fleet view={view} seat={sheet.fleet} />
  if ('port' in sheet) return <PortCard view={view} port={sheet.port} viewer={viewer} />
  if ('crowd' in sheet) return <Crowd view={view} zone={sheet.crowd} />
  return <BankSheet view={view} />
}

/** A scoring that is paid opens its table; the last one leaves the place to the ranking. */
function useNewScoring({ step, view }: BoardProps<Serenissima>, isMoving: boolean): void {
  const { open } = useHands()
  const [seen, see] = useState(step?.id)
  useEffect(() => {
    if (isMoving || step === undefined || step.id === seen) return
    see(step.id)
    const paid = step.events.find((event) => event.kind === 'scored')
    if (paid !== undefined && view.stage !== 'ended') open({ scoring: paid.number })
  }, [isMoving, step, seen, view.stage, open])
}

/** From the entries that this device has; those that it lacks are asked for. */
function KnownScoring({
  props,
  which,
}: {
  readonly props: BoardProps<Serenissima>
  readonly which: Which
}) {
  const { view, past, step, hasWholePast, askPast } = props
  const seats = view.players.length
  const known = useMemo(
    () => [...scoredIn(past ?? [], seats), ...scoredBy(step?.events ?? [], seats)],
    [past, step, seats],
  )
  const table = tableOf(view, which, known)
  const isMissing = table === undefined && hasWholePast !== true
  useEffect(() => {
    if (isMissing) askPast?.()
  }, [isMissing, askPast])
  return <Scoring view={view} which={which} table={table} />
}
