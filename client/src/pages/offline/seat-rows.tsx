// Who sits where at a table on this device: a name each, or a bot.
import { type BotLevel, botNames, USUAL_BOT } from '@foldtable/host/bots'
import type { LocalSeat } from '../../store/local-table.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { LevelSelect } from '../../widgets/level-select.tsx'
import { useWords } from '../../words/index.ts'

interface SeatRowsProps {
  readonly seats: readonly LocalSeat[]
  readonly least: number
  onChange(seats: readonly LocalSeat[]): void
}

export function SeatRows({ seats, least, onChange }: SeatRowsProps) {
  const { say } = useWords()
  const set = (seat: number, part: Partial<LocalSeat>) =>
    onChange(seats.map((one, i) => (i === seat ? { ...one, ...part } : one)))
  return (
    <ol className="seats">
      {seats.map(({ name, avatar, isBot, level = USUAL_BOT }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <Avatar avatar={avatar} isBot={isBot} size={36} />
          <input
            value={name}
            maxLength={40}
            aria-label={say('offline.personName', { number: seat + 1 })}
            onChange={(event) => set(seat, { name: event.target.value })}
          />
          {isBot && (
            <LevelSelect
              name={name}
              level={level}
              onLevel={(next) => set(seat, withLevel(next, seats, seat))}
            />
          )}
          <label className="seat-bot">
            <input
              type="checkbox"
              checked={isBot}
              onChange={(event) => set(seat, { isBot: event.target.checked })}
            />
            {say('offline.isBot')}
          </label>
          <button
            type="button"
            className="icon-button"
            disabled={seats.length <= least}
            aria-label={say('offline.removeSeat', { name })}
            onClick={() => onChange(seats.filter((_, i) => i !== seat))}
          >
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Another level is another bot; who was given a name keeps it. */
function withLevel(level: BotLevel, seats: readonly LocalSeat[], seat: number): Partial<LocalSeat> {
  const { name = '', level: before = USUAL_BOT } = seats[seat] ?? {}
  const names = seats.map((one) => one.name)
  const free = botNames(level).find((one) => !names.includes(one))
  return botNames(before).includes(name) && free !== undefined ? { level, name: free } : { level }
}
