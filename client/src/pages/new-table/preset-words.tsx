// What a preset is, in three lines: its name, how many players and at what pace; the clock, and how long it takes.
import { NO_CLOCK, type Preset } from '@foldtable/kernel'
import type { GameInfo } from '../../data/games.ts'
import { durationWords } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'
import { clockWords } from './clock-words.ts'

interface PresetWordsProps {
  readonly game: GameInfo
  readonly preset: Preset
  /** Its own name stands above; else the game's. */
  readonly isTitled?: boolean
}

export function PresetWords({ game, preset, isTitled = false }: PresetWordsProps) {
  const words = useWords()
  const { say, language } = words
  const { seats, pace, clock = NO_CLOCK, id } = preset
  const own = game.words[language][`preset.${id}`] ?? game.title
  const longest = pace === 'live' ? game.minutes?.[1] : undefined
  const parts = [
    clockWords(clock, words),
    longest === undefined
      ? ''
      : say('preset.upTo', { time: durationWords(longest * 60, words) }).replaceAll(' ', '\u00a0'),
  ]
  return (
    <>
      <b>{isTitled ? own : game.title}</b>
      <span>{say(`preset.${pace}`, { count: seats })}</span>
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </>
  )
}
