// The settings of a table that waits, as its host may still change them.
import type { RoomInfo } from '@foldtable/protocol'
import { useState } from 'react'
import type { GameInfo } from '../../data/games.ts'
import type { NewTable } from '../../data/tables.ts'
import { NumberField } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'
import type { TableDraft } from '../new-table/draft.ts'
import { OptionFields } from '../new-table/option-fields.tsx'
import { StartChoices } from '../new-table/start-choices.tsx'
import { keptOf, type Starts, startsOf } from '../new-table/starts.ts'
import { TimeFields } from '../new-table/time-fields.tsx'

type Draft = Pick<TableDraft, 'options' | 'minPlayers' | 'maxPlayers' | 'clock' | 'substitutes'> & {
  readonly starts: Starts
}

interface RoomFormProps {
  readonly house: RoomInfo
  readonly game: GameInfo
  onSave(part: Partial<NewTable>): void
  onCancel(): void
}

export default function RoomForm({ house, game, onSave, onCancel }: RoomFormProps) {
  const { say } = useWords()
  const [draft, setDraft] = useState<Draft>(() => ({
    options: house.options as TableDraft['options'],
    minPlayers: house.minPlayers,
    maxPlayers: house.maxPlayers,
    clock: house.clock,
    substitutes: house.substitutes,
    starts: startsOf(house),
  }))
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft({ ...next, minPlayers: Math.min(next.minPlayers, next.maxPlayers) })
  }
  const { starts, ...rest } = draft
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ ...rest, ...keptOf(starts) })
      }}
    >
      <div className="fields">
        <NumberField
          label={say('new.maxPlayers')}
          value={draft.maxPlayers}
          min={Math.max(game.seats.min, house.seats.length)}
          max={game.seats.max}
          onChange={(maxPlayers) => set({ maxPlayers })}
        />
        <NumberField
          label={say('new.minPlayers')}
          value={draft.minPlayers}
          min={game.seats.min}
          max={draft.maxPlayers}
          onChange={(minPlayers) => set({ minPlayers })}
        />
      </div>
      <StartChoices isLabelShown starts={starts} onChoose={(one) => set({ starts: one })} />
      <TimeFields time={draft} pace={house.pace} suggests={game.suggests} onChange={set} />
      <OptionFields
        game={game}
        options={draft.options}
        size={draft}
        onChange={(options) => set({ options })}
      />
      <div className="row">
        <button type="submit" className="button primary">
          {say('common.save')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {say('common.cancel')}
        </button>
      </div>
    </form>
  )
}
