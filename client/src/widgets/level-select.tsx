// How well a bot plays, as whoever seats it chooses.
import { BOT_LEVELS, type BotLevel } from '@foldtable/host/bots'
import { useWords } from '../words/index.ts'

interface LevelSelectProps {
  /** Of the bot. */
  readonly name: string
  readonly level: number
  onLevel(level: BotLevel): void
}

export function LevelSelect({ name, level, onLevel }: LevelSelectProps) {
  const { say } = useWords()
  const chosen = (value: string) => BOT_LEVELS.find((one) => String(one) === value)
  return (
    <select
      className="bot-level"
      value={level}
      aria-label={say('bot.level', { name })}
      onChange={({ target }) => {
        const next = chosen(target.value)
        if (next !== undefined) onLevel(next)
      }}
    >
      {BOT_LEVELS.map((one) => (
        <option key={one} value={one}>
          {say(`bot.level.${one}`)}
        </option>
      ))}
    </select>
  )
}
