// The host has sent somebody away from the table; they are told, and where else to go.

import type { TableSnapshot } from '../../store/types.ts'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'

interface RemovedProps {
  readonly table: TableSnapshot
  readonly removed: NonNullable<TableSnapshot['removed']>
  onBack(): void
}

export function Removed({ table: { status }, removed: { by, isKeptOut }, onBack }: RemovedProps) {
  const { say } = useWords()
  const canLook = status === 'playing' || status === 'over'
  return (
    <section className="page narrow nowhere">
      <h1>{say('room.removed', { name: by })}</h1>
      <p>
        {say(
          canLook
            ? 'room.removedFromGame'
            : isKeptOut
              ? 'room.removedForGood'
              : 'room.removedForNow',
        )}
      </p>
      <p className="row">
        <Link to="/lobby" className="button primary">
          {say('nav.lobby')}
        </Link>
        <Link to="/" className="button">
          {say('nav.home')}
        </Link>
        {(canLook || !isKeptOut) && (
          <button type="button" className="button" onClick={onBack}>
            {say(canLook ? 'tables.watch' : 'room.backToTable')}
          </button>
        )}
      </p>
    </section>
  )
}
