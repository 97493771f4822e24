// On a phone, the latest thing that happened, in one line.
import { SeatSign } from '../../widgets/seat-sign.tsx'
import { useTableValue } from './table-context.tsx'
import { useHeld } from './use-held.ts'

export function Ticker() {
  const { table, tell, colourOf, board } = useTableValue()
  const log = useHeld(table.log, board.isBusy && !table.isPast)
  const line = log.findLast(({ n, isUndone }) => n <= table.shownN && !isUndone)
  return (
    <p className="tf-tick" aria-hidden="true">
      {line !== undefined && line.seat !== null && (
        <SeatSign colour={colourOf(line.seat)} size={12} />
      )}
      {line !== undefined && <span>{tell(line.message)}</span>}
    </p>
  )
}
