// Ways to play that games suggest: one press opens a public table.
import type { Preset } from '@foldtable/kernel'
import { useState } from 'react'
import type { GameInfo } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { useSomebody } from '../../data/somebody.ts'
import { createTable, tableFromPreset } from '../../data/tables.ts'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { PresetWords } from '../new-table/preset-words.tsx'

interface Chosen {
  readonly game: GameInfo
  readonly preset: Preset
}

/** So many have their room before games are known. */
const USUAL = 10

export function Presets({ games }: { readonly games: readonly GameInfo[] | undefined }) {
  const { say } = useWords()
  const me = useMe()
  const somebody = useSomebody()
  const [chosen, setChosen] = useState<Chosen>()
  const open = async ({ game, preset }: Chosen) => {
    const wanted = { ...tableFromPreset(game, preset), visibility: 'public' } as const
    const made = await somebody.run(idOf(game, preset), () => createTable(wanted))
    if (made !== undefined) navigate(`/tables/${made.id}`)
  }
  const press = (one: Chosen) => {
    setChosen(one)
    if (me || somebody.name.trim() !== '') void open(one)
  }
  const all = games?.flatMap((game) =>
    (game.presets ?? []).map((preset): Chosen => ({ game, preset })),
  )
  return (
    <section className="presets" aria-label={say('lobby.open')}>
      <h2>{say('lobby.open')}</h2>
      <ul>
        {all === undefined &&
          Array.from({ length: USUAL }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <li key={index} className="grey" aria-hidden="true" />
          ))}
        {all?.map(({ game, preset }) => (
          <li key={idOf(game, preset)}>
            <button
              type="button"
              disabled={somebody.busy !== undefined}
              aria-pressed={chosen?.game === game && chosen.preset === preset}
              onClick={() => press({ game, preset })}
            >
              <PresetWords game={game} preset={preset} />
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && !me && (
        <form
          className="presets-name"
          onSubmit={(event) => {
            event.preventDefault()
            void open(chosen)
          }}
        >
          <NameField somebody={somebody} isFocused />
          <button type="submit" className="button primary">
            {say('lobby.openOf', { game: chosen.game.title })}
          </button>
        </form>
      )}
      <Problem refusal={somebody.refusal} />
    </section>
  )
}

const idOf = (game: GameInfo, preset: Preset): string => `${game.id} ${preset.id}`
