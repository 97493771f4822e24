// The one strong button of the waiting room: start, be ready, or sit down; and what is missing where it cannot be.
import type { RoomInfo } from '@foldtable/protocol'
import type { ReactNode } from 'react'
import type { TableSnapshot } from '../../store/types.ts'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'
import { Countdown } from './countdown.tsx'

interface StartRowProps {
  readonly table: TableSnapshot
  readonly house: RoomInfo
  readonly isBusy: boolean
  onStart(): void
  onReady(ready: boolean): void
  onSit(): void
  /** What a stranger is asked for first. */
  readonly children: ReactNode
}

export function StartRow(props: StartRowProps) {
  const { table, house, isBusy, onStart, onReady, onSit, children } = props
  const { say } = useWords()
  const { seats, minPlayers, maxPlayers, startsWhenReady, startsAt } = house
  const own = table.viewer === 'spectator' ? undefined : seats[table.viewer]
  const isHost = own !== undefined && table.viewer === house.host
  const missing = Math.max(0, minPlayers - seats.length)
  const unready = seats.filter(({ isBot, isReady }) => !isBot && !isReady).length
  const isFull = seats.length >= maxPlayers
  const said =
    missing > 0
      ? say('room.missing', { count: missing })
      : startsWhenReady && unready > 0
        ? say('room.notReady', { count: unready })
        : say(isHost ? 'room.ready' : 'room.hostStarts')
  const readyButton = own !== undefined && (!isHost || startsWhenReady) && (
    <button
      type="button"
      className={own.isReady || isHost ? 'button big' : 'button primary big'}
      aria-pressed={own.isReady}
      onClick={() => onReady(!own.isReady)}
    >
      {own.isReady && <Icon name="check" />}
      {say(own.isReady ? 'room.youAreReady' : 'room.iAmReady')}
    </button>
  )
  return (
    <div className="room-start">
      {children}
      <div className="row">
        {readyButton}
        {isHost && (
          <button
            type="button"
            className="button primary big"
            disabled={missing > 0}
            aria-describedby="room-said"
            onClick={onStart}
          >
            <Icon name="play" />{' '}
            {say('room.startWith', { count: Math.max(seats.length, minPlayers) })}
          </button>
        )}
        {own === undefined && (
          <button
            type="button"
            className="button primary big"
            disabled={isFull || isBusy}
            onClick={onSit}
          >
            {say(isFull ? 'room.full' : 'room.sit')}
          </button>
        )}
      </div>
      <p id="room-said" className="muted small" role="status">
        {startsAt === null ? said : <Countdown at={startsAt} skew={table.clockSkew} />}
      </p>
    </div>
  )
}
