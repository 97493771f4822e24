// Making a table: the game's options, the seats, the time, and who may come.
import { useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { type GameInfo, useGames } from '../../app/games.ts'
import { useMe } from '../../app/me.ts'
import { Link, navigate } from '../../app/router.tsx'
import { useSomebody } from '../../app/somebody.ts'
import { createTable } from '../../app/tables.ts'
import { useTitle } from '../../app/title.ts'
import { Choices } from '../../widgets/choices.tsx'
import { FieldGroup, NumberField, Switch } from '../../widgets/field.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { NowherePage } from '../nowhere-page.tsx'
import { ClockFields } from './clock-fields.tsx'
import { firstDraft, type TableDraft, tableFrom, withPart } from './draft.ts'
import { OptionFields } from './option-fields.tsx'
import { usualClock } from './usual-clock.ts'

export default function NewTablePage({ route }: PageProps) {
  const games = useGames()
  if (games === undefined) return <Loading />
  const game = games.find(({ id }) => id === route.params.game)
  return game === undefined ? <NowherePage /> : <NewTable key={game.id} game={game} games={games} />
}

interface NewTableProps {
  readonly game: GameInfo
  readonly games: readonly GameInfo[]
}

function NewTable({ game, games }: NewTableProps) {
  const { say } = useWords()
  useTitle(say('new.title', { game: game.title }))
  const me = useMe()
  const somebody = useSomebody()
  const [draft, setDraft] = useState(() => firstDraft(game))
  const set = (part: Partial<TableDraft>) => setDraft((before) => withPart(before, part))

  const make = async () => {
    const made = await somebody.run('new', () => createTable(tableFrom(game.id, draft)))
    if (made !== undefined) navigate(`/tables/${made.id}`, { replace: true })
  }

  return (
    <form
      className="page narrow form-page"
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <h1>{say('new.title', { game: game.title })}</h1>
      {games.length > 1 && (
        <nav className="game-switch" aria-label={say('new.otherGame')}>
          {games.map(({ id, title }) => (
            <Link key={id} to={`/new/${id}`} aria-current={id === game.id ? 'page' : undefined}>
              {title}
            </Link>
          ))}
        </nav>
      )}
      {!me && <NameField somebody={somebody} />}
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
      </FieldGroup>
      <FieldGroup title={say('new.options')}>
        <OptionFields
          game={game}
          options={draft.options}
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
          onChoose={(pace) =>
            set({ pace, clock: usualClock(draft.clock.kind, pace, game.suggests) })
          }
        />
        <p className="muted small">{say(`pace.${draft.pace}.hint`)}</p>
        <ClockFields
          clock={draft.clock}
          pace={draft.pace}
          suggests={game.suggests}
          onChange={(clock) => set({ clock })}
        />
        {(draft.clock.kind === 'perTurn' || draft.clock.kind === 'bank') && (
          <Switch
            label={say('new.substitutes')}
            hint={say('new.substitutesHint')}
            on={draft.substitutes}
            onChange={(substitutes) => set({ substitutes })}
          />
        )}
      </FieldGroup>
      <FieldGroup title={say('new.who')}>
        <Choices
          label={say('new.visibility')}
          isLabelShown
          value={draft.visibility}
          choices={[
            ['unlisted', say('visibility.unlisted')],
            ['public', say('visibility.public')],
            ['private', say('visibility.private')],
          ]}
          onChoose={(visibility) => set({ visibility })}
        />
        <p className="muted small">{say(`visibility.${draft.visibility}.hint`)}</p>
        <div className="fields">
          <Switch
            label={say('new.autoStart')}
            hint={say('new.autoStartHint')}
            on={draft.autoStart}
            onChange={(autoStart) => set({ autoStart })}
          />
          {draft.autoStart && (
            <NumberField
              label={say('new.minPlayers')}
              value={draft.minPlayers}
              min={game.seats.min}
              max={draft.maxPlayers}
              onChange={(minPlayers) => set({ minPlayers })}
            />
          )}
        </div>
      </FieldGroup>
      <Problem refusal={somebody.refusal} />
      <div className="form-end">
        <button type="submit" className="button primary big" disabled={somebody.busy !== undefined}>
          {say('new.make')}
        </button>
        <Link to={`/games/${game.id}`}>{say('home.howToPlay')}</Link>
      </div>
    </form>
  )
}
