// A clock in words: for lists in a few, for the waiting room as a sentence that says what happens when time is up.
import type { ClockSettings } from '@foldtable/kernel'
import type { RoomInfo } from '@foldtable/protocol'
import { durationWords } from '../../widgets/time.tsx'
import type { Words } from '../../words/index.ts'

/** `1 min a turn`. */
export function clockWords(clock: ClockSettings, words: Words): string {
  if (clock.kind === 'none') return words.say('clock.none')
  return words.say(`clock.said.${clock.kind}`, timesOf(clock, words))
}

/** And what is done for whoever is away or late, said beforehand. */
export function clockSentence(
  { clock, pace, substitutes }: Pick<RoomInfo, 'clock' | 'pace' | 'substitutes'>,
  words: Words,
): string {
  if (clock.kind === 'none') return words.say(`clock.sentence.none.${pace}`)
  if (clock.kind === 'penalty') return words.say('clock.sentence.penalty', timesOf(clock, words))
  const then = words.say(substitutes ? 'clock.then.standIn' : 'clock.then.simplest')
  return words.say(`clock.sentence.${clock.kind}`, { ...timesOf(clock, words), then })
}

const timesOf = (clock: Exclude<ClockSettings, { kind: 'none' }>, words: Words) => ({
  time: durationWords(clock.seconds, words),
  ...('increment' in clock ? { increment: durationWords(clock.increment, words) } : {}),
})
