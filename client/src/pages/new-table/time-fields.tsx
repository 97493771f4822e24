// How much time there is at a table, and who plays for whoever runs out of it.
import type { GameInfo } from '../../data/games.ts'
import { Switch } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'
import { ClockFields } from './clock-fields.tsx'
import type { TableDraft } from './draft.ts'

type Time = Pick<TableDraft, 'clock' | 'substitutes'>

interface TimeFieldsProps extends Pick<TableDraft, 'pace'> {
  readonly time: Time
  readonly suggests: GameInfo['suggests']
  onChange(part: Partial<Time>): void
}

export function TimeFields({ time, pace, suggests, onChange }: TimeFieldsProps) {
  const { say } = useWords()
  const { clock, substitutes } = time
  return (
    <>
      <ClockFields
        clock={clock}
        pace={pace}
        suggests={suggests}
        onChange={(changed) => onChange({ clock: changed })}
      />
      {(clock.kind === 'perTurn' || clock.kind === 'bank') && (
        <Switch
          label={say('new.substitutes')}
          hint={say('new.substitutesHint')}
          on={substitutes}
          onChange={(on) => onChange({ substitutes: on })}
        />
      )}
    </>
  )
}
