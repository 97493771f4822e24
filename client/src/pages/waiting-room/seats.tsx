// The seats of a table that waits: who sits there, and who is missing.
import type { Viewer } from '@foldtable/kernel'
import type { HouseInfo } from '@foldtable/protocol'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'

interface SeatsProps {
  readonly house: HouseInfo
  readonly viewer: Viewer
  onRemove(seat: number): void
}

export function Seats({ house, viewer, onRemove }: SeatsProps) {
  const { say } = useWords()
  const { seats, host, maxPlayers, minPlayers } = house
  const isHost = viewer === host
  const free = Math.max(0, maxPlayers - seats.length)
  return (
    <ol className="seats">
      {seats.map(({ name, avatar, isBot, isHere }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <Avatar avatar={avatar} isBot={isBot} size={40} />
          <span className="seat-words">
            <strong>{name}</strong>
            <small>
              {[
                seat === viewer && say('room.you'),
                seat === host && say('room.host'),
                isBot && say('room.bot'),
                !isBot && !isHere && say('room.away'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {isHost && seat !== viewer && (
            <button
              type="button"
              className="icon-button"
              onClick={() => onRemove(seat)}
              aria-label={say('room.remove', { name })}
              title={say('room.remove', { name })}
            >
              <Icon name="cross" />
            </button>
          )}
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => seats.length + i).map((seat) => (
        <li key={seat} className="seat-free">
          <span className="seat-hole" aria-hidden="true" />
          <span className="seat-words">
            {say(seat < minPlayers ? 'room.freeNeeded' : 'room.free')}
          </span>
        </li>
      ))}
    </ol>
  )
}
