// Everything about a new table as one likes it: seats, the game's options, time, and how it starts.
import type { GameInfo } from '../../data/games.ts'
import { Choices } from '../../widgets/choices.tsx'
import { FieldGroup, NumberField, Switch } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'
import { type TableDraft, withPart } from './draft.ts'
import { OptionFields } from './option-fields.tsx'
import { StartChoices } from './start-choices.tsx'
import { keptOf, startsOf } from './starts.ts'
import { TimeFields } from './time-fields.tsx'
import { usualPace } from './usual-clock.ts'

interface OwnWayProps {
  readonly game: GameInfo
  readonly draft: TableDraft
  onChange(draft: TableDraft): void
}

export function OwnWay({ game, draft, onChange }: OwnWayProps) {
  const { say } = useWords()
  const set = (part: Partial<TableDraft>) => onChange(withPart(draft, part))
  const starts = startsOf(draft)
  return (
    <>
      <FieldGroup title={say('new.seats')}>
        <div className="fields">
          <NumberField
            label={say('new.maxPlayers')}
            value={draft.maxPlayers}
            min={game.seats.min}
            max={game.seats.max}
            onChange={(maxPlayers) => set({ maxPlayers })}
          />
          <NumberField
            label={say('new.bots')}
            hint={say('new.botsHint')}
            value={draft.bots}
            min={0}
            max={draft.maxPlayers - 1}
            onChange={(bots) => set({ bots })}
          />
        </div>
        <Switch
          label={say('new.hints')}
          hint={say('new.hintsHint')}
          on={draft.hints}
          onChange={(hints) => set({ hints })}
        />
      </FieldGroup>
      <FieldGroup title={say('new.options')}>
        <OptionFields
          game={game}
          options={draft.options}
          size={draft}
          onChange={(options) => set({ options })}
        />
      </FieldGroup>
      <FieldGroup title={say('new.time')}>
        <Choices
          label={say('new.pace')}
          isLabelShown
          value={draft.pace}
          choices={[
            ['live', say('pace.live')],
            ['slow', say('pace.slow')],
          ]}
          onChoose={(pace) => set(usualPace(pace, game.suggests))}
        />
        <p className="muted small">{say(`pace.${draft.pace}.hint`)}</p>
        <TimeFields time={draft} pace={draft.pace} suggests={game.suggests} onChange={set} />
      </FieldGroup>
      <FieldGroup title={say('starts.label')}>
        <StartChoices starts={starts} onChoose={(one) => set(keptOf(one))} />
        {starts !== 'host' && (
          <NumberField
            label={say('new.minPlayers')}
            value={draft.minPlayers}
            min={game.seats.min}
            max={draft.maxPlayers}
            onChange={(minPlayers) => set({ minPlayers })}
          />
        )}
      </FieldGroup>
    </>
  )
}
