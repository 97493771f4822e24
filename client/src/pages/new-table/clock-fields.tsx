// How much time people have, in the units that they would say it in.
import type { ClockSettings, Suggestion } from '@foldtable/kernel'
import { DurationField } from '../../widgets/duration-field.tsx'
import { SelectField } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'
import { type ClockKind, type Pace, usualClock } from './usual-clock.ts'

const DAY = 86_400
const LONGEST = 60 * DAY
const KINDS = ['none', 'perTurn', 'bank', 'penalty'] as const
interface ClockFieldsProps {
  readonly clock: ClockSettings
  readonly pace: Pace
  /** What the game's rules say of clocks. */
  readonly suggests: Suggestion | undefined
  readonly disabled?: boolean
  onChange(clock: ClockSettings): void
}

export function ClockFields(props: ClockFieldsProps) {
  const { clock, pace, suggests, disabled = false, onChange } = props
  const { say } = useWords()
  return (
    <div className="fields">
      <SelectField
        label={say('clock.kind')}
        hint={say(`clock.${clock.kind}.hint`)}
        value={clock.kind}
        disabled={disabled}
        choices={KINDS.map((kind) => [kind, say(`clock.${kind}`)])}
        onChange={(kind) => onChange(usualClock(kind as ClockKind, pace, suggests))}
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
