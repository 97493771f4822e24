// How well a bot plays, as whoever seats it chooses.
import { BOT_LEVELS, type BotLevel } from '@foldtable/host/bots'
import { useWords } from '../words/index.ts'
import { Select } from './select.tsx'

interface LevelSelectProps {
  /** Of the bot. */
  readonly name: string
  readonly level: BotLevel
  onLevel(level: BotLevel): void
}

export function LevelSelect({ name, level, onLevel }: LevelSelectProps) {
  const { say } = useWords()
  return (
    <Select
      className="bot-level"
      value={`${level}`}
      label={say('bot.level', { name })}
      choices={BOT_LEVELS.map((one) => [`${one}`, say(`bot.level.${one}`)])}
      onChoose={(chosen) => onLevel(BOT_LEVELS.find((one) => `${one}` === chosen) ?? level)}
    />
  )
}
