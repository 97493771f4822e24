// The settings of a table that waits: everybody reads them, the host may still change them.
import type { HouseInfo } from '@foldtable/protocol'
import { useState } from 'react'
import type { GameInfo } from '../../app/games.ts'
import type { NewTable } from '../../app/tables.ts'
import { NumberField, Switch } from '../../widgets/field.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'
import { ClockFields, clockWords } from '../new-table/clock-fields.tsx'
import type { TableDraft } from '../new-table/draft.ts'
import { OptionFields, optionName, valueName } from '../new-table/option-fields.tsx'

interface RoomSettingsProps {
  readonly house: HouseInfo
  readonly game: GameInfo
  readonly isHost: boolean
  onChange(part: Partial<NewTable>): Promise<boolean>
}

type Part = Pick<TableDraft, 'options' | 'minPlayers' | 'maxPlayers' | 'autoStart' | 'clock'>

export function RoomSettings({ house, game, isHost, onChange }: RoomSettingsProps) {
  const { say } = useWords()
  const [draft, setDraft] = useState<Part>()
  const save = async () => {
    if (draft !== undefined && (await onChange(draft))) setDraft(undefined)
  }
  return (
    <section className="panel" aria-labelledby="settings">
      <div className="panel-head">
        <h2 id="settings">{say('room.settings')}</h2>
        {isHost && draft === undefined && (
          <button type="button" className="button small" onClick={() => setDraft(partOf(house))}>
            <Icon name="gear" size={18} /> {say('room.change')}
          </button>
        )}
      </div>
      {draft === undefined ? (
        <Facts house={house} game={game} />
      ) : (
        <>
          <SettingsForm house={house} game={game} draft={draft} onChange={setDraft} />
          <div className="row">
            <button type="button" className="button primary" onClick={() => void save()}>
              {say('common.save')}
            </button>
            <button type="button" className="button" onClick={() => setDraft(undefined)}>
              {say('common.cancel')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

const partOf = ({ options, minPlayers, maxPlayers, autoStart, clock }: HouseInfo): Part => ({
  options: options as TableDraft['options'],
  minPlayers,
  maxPlayers,
  autoStart,
  clock,
})

function Facts({ house, game }: { readonly house: HouseInfo; readonly game: GameInfo }) {
  const words = useWords()
  const { language, say } = words
  const options = Object.entries(house.options as TableDraft['options'])
  return (
    <dl className="facts">
      <div>
        <dt>{say('room.players')}</dt>
        <dd>{say('room.fromTo', { min: house.minPlayers, max: house.maxPlayers })}</dd>
      </div>
      <div>
        <dt>{say('clock.kind')}</dt>
        <dd>{clockWords(house.clock, words)}</dd>
      </div>
      <div>
        <dt>{say('new.autoStart')}</dt>
        <dd>{say(house.autoStart ? 'form.yes' : 'form.no')}</dd>
      </div>
      {options.map(([name, value]) => (
        <div key={name}>
          <dt>{optionName(game, name, language)}</dt>
          <dd>{valueName(game, name, value, words)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SettingsFormProps {
  readonly house: HouseInfo
  readonly game: GameInfo
  readonly draft: Part
  onChange(draft: Part): void
}

function SettingsForm({ house, game, draft, onChange }: SettingsFormProps) {
  const { say } = useWords()
  const set = (part: Partial<Part>) => {
    const next = { ...draft, ...part }
    onChange({ ...next, minPlayers: Math.min(next.minPlayers, next.maxPlayers) })
  }
  return (
    <>
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
      <Switch
        label={say('new.autoStart')}
        hint={say('new.autoStartHint')}
        on={draft.autoStart}
        onChange={(autoStart) => set({ autoStart })}
      />
      <ClockFields
        clock={draft.clock}
        pace={house.pace}
        suggests={game.suggests}
        onChange={(clock) => set({ clock })}
      />
      <OptionFields game={game} options={draft.options} onChange={(options) => set({ options })} />
    </>
  )
}
