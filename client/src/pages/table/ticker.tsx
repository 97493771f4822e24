// On a phone, the latest thing that happened, in one line.
import { useTableValue } from './table-context.tsx'

export function Ticker() {
  const { table, tell } = useTableValue()
  const line = table.log.findLast(({ n, isUndone }) => n <= table.shownN && !isUndone)
  return (
    <p className="tf-tick" aria-hidden="true">
      {line !== undefined && <span>{tell(line.message)}</span>}
    </p>
  )
}
