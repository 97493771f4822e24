// How much time people have, in the units that they would say it in.
import type { ClockSettings } from '@foldtable/kernel'
import { DurationField } from '../../widgets/duration-field.tsx'
import { SelectField } from '../../widgets/field.tsx'
import { durationWords } from '../../widgets/time.tsx'
import { useWords, type Words } from '../../words/index.ts'

const DAY = 86_400
const LONGEST = 60 * DAY
const KINDS = ['none', 'perTurn', 'bank', 'penalty'] as const
type Kind = ClockSettings['kind']
type Pace = 'live' | 'slow'

/** What one usually means by it, live and over weeks. */
const USUAL: { readonly [P in Pace]: { readonly [K in Kind]: ClockSettings } } = {
  live: {
    none: { kind: 'none' },
    perTurn: { kind: 'perTurn', seconds: 60 },
    bank: { kind: 'bank', seconds: 600, increment: 10 },
    penalty: { kind: 'penalty', seconds: 600, increment: 10, refill: 120 },
  },
  slow: {
    none: { kind: 'none' },
    perTurn: { kind: 'perTurn', seconds: 2 * DAY },
    bank: { kind: 'bank', seconds: 5 * DAY, increment: DAY / 2 },
    penalty: { kind: 'penalty', seconds: 5 * DAY, increment: DAY / 2, refill: DAY },
  },
}

export const usualClock = (kind: Kind, pace: Pace): ClockSettings => USUAL[pace][kind]

interface ClockFieldsProps {
  readonly clock: ClockSettings
  readonly pace: Pace
  readonly disabled?: boolean
  onChange(clock: ClockSettings): void
}

export function ClockFields({ clock, pace, disabled = false, onChange }: ClockFieldsProps) {
  const { say } = useWords()
  return (
    <div className="fields">
      <SelectField
        label={say('clock.kind')}
        hint={say(`clock.${clock.kind}.hint`)}
        value={clock.kind}
        disabled={disabled}
        choices={KINDS.map((kind) => [kind, say(`clock.${kind}`)])}
        onChange={(kind) => onChange(usualClock(kind as Kind, pace))}
      />
      {clock.kind !== 'none' && (
        <DurationField
          label={say(clock.kind === 'perTurn' ? 'clock.secondsPerTurn' : 'clock.secondsInAll')}
          seconds={clock.seconds}
          min={1}
          max={LONGEST}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      )}
      {(clock.kind === 'bank' || clock.kind === 'penalty') && (
        <DurationField
          label={say('clock.increment')}
          seconds={clock.increment}
          min={0}
          max={30 * DAY}
          onChange={(increment) => onChange({ ...clock, increment })}
        />
      )}
      {clock.kind === 'penalty' && (
        <DurationField
          label={say('clock.refill')}
          seconds={clock.refill}
          min={1}
          max={LONGEST}
          onChange={(refill) => onChange({ ...clock, refill })}
        />
      )}
    </div>
  )
}

/** In a few words: `1 min a turn`. */
export function clockWords(clock: ClockSettings, words: Words): string {
  if (clock.kind === 'none') return words.say('clock.none')
  const time = durationWords(clock.seconds, words)
  if (clock.kind === 'perTurn') return words.say('clock.said.perTurn', { time })
  const increment = durationWords(clock.increment, words)
  return words.say(`clock.said.${clock.kind}`, { time, increment })
}
