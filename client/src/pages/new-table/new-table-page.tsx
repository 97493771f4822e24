// Making a table: ways that the game suggests, by one press; or everything as one likes it.
import type { Preset } from '@foldtable/kernel'
import { useState } from 'react'
import { type GameInfo, useGames } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useSomebody } from '../../data/somebody.ts'
import { createTable, type NewTable, tableFromPreset } from '../../data/tables.ts'
import { useTitle } from '../../data/title.ts'
import { Choices } from '../../widgets/choices.tsx'
import { Link } from '../../widgets/link.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { NowherePage } from '../absent/nowhere-page.tsx'
import { firstDraft, tableFrom } from './draft.ts'
import { OwnWay } from './own-way.tsx'
import { PresetWords } from './preset-words.tsx'
import '../lobby/lobby.css'

export default function NewTablePage({ route }: PageProps) {
  const games = useGames()
  if (games === undefined) return <Loading />
  const game = games.find(({ id }) => id === route.params.game)
  return game === undefined ? (
    <NowherePage />
  ) : (
    <NewTablePanel key={game.id} game={game} games={games} />
  )
}

interface NewTablePanelProps {
  readonly game: GameInfo
  readonly games: readonly GameInfo[]
}

function NewTablePanel({ game, games }: NewTablePanelProps) {
  const { say } = useWords()
  useTitle(say('new.title', { game: game.title }))
  const me = useMe()
  const somebody = useSomebody()
  const [draft, setDraft] = useState(() => firstDraft(game))
  const [pressed, setPressed] = useState<string>()
  const { visibility } = draft
  const make = async (wanted: NewTable) => {
    const made = await somebody.run('new', () => createTable({ ...wanted, visibility }))
    if (made !== undefined) navigate(`/tables/${made.id}`, { replace: true })
  }
  const press = (preset: Preset) => {
    setPressed(preset.id)
    void make(tableFromPreset(game, preset))
  }

  return (
    <form
      className="page narrow form-page"
      onSubmit={(event) => {
        event.preventDefault()
        void make(tableFrom(game.id, draft))
      }}
    >
      <h1>{say('new.title', { game: game.title })}</h1>
      <OtherGames game={game} games={games} />
      {!me && <NameField somebody={somebody} />}
      <Choices
        label={say('new.visibility')}
        isLabelShown
        value={visibility}
        choices={[
          ['unlisted', say('visibility.unlisted')],
          ['public', say('visibility.public')],
          ['private', say('visibility.private')],
        ]}
        onChoose={(one) => setDraft({ ...draft, visibility: one })}
      />
      <p className="muted small">{say(`visibility.${visibility}.hint`)}</p>
      <Presets game={game} isBusy={somebody.busy !== undefined} pressed={pressed} onPress={press} />
      <Problem refusal={somebody.refusal} />
      <details className="more own-way" open={(game.presets ?? []).length === 0}>
        <summary>{say('new.own')}</summary>
        <OwnWay game={game} draft={draft} onChange={setDraft} />
        <div className="form-end">
          <button
            type="submit"
            className="button primary big"
            disabled={somebody.busy !== undefined}
          >
            {say('new.make')}
          </button>
        </div>
      </details>
      <p>
        <Link to={`/games/${game.id}`}>{say('home.howToPlay')}</Link>
      </p>
    </form>
  )
}

function OtherGames({ game, games }: NewTablePanelProps) {
  const { say } = useWords()
  if (games.length < 2) return null
  return (
    <nav className="game-switch" aria-label={say('new.otherGame')}>
      {games.map(({ id, title }) => (
        <Link key={id} to={`/new/${id}`} aria-current={id === game.id ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

interface PresetsProps {
  readonly game: GameInfo
  readonly isBusy: boolean
  readonly pressed: string | undefined
  onPress(preset: Preset): void
}

/** Ways to play that are ready: a press makes the table. */
function Presets({ game, isBusy, pressed, onPress }: PresetsProps) {
  const { say } = useWords()
  const { presets = [] } = game
  if (presets.length === 0) return null
  return (
    <section className="presets" aria-label={say('new.presets')}>
      <h2>{say('new.presets')}</h2>
      <ul>
        {presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              disabled={isBusy}
              aria-pressed={pressed === preset.id}
              onClick={() => onPress(preset)}
            >
              <PresetWords game={game} preset={preset} isTitled />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
