// What lies over the board where there is no rail for it: players, log, chat, result.

import { usePanels } from './panels.tsx'
import { Players } from './players.tsx'
import { useTableValue } from './table-context.tsx'
import { Watchers } from './watchers.tsx'

export function OpenSheet() {
  const { words, frame } = useTableValue()
  const panels = usePanels()
  const panel = panels.find(({ id }) => id === frame.sheet)
  if (frame.sheet === 'players')
    return (
      <section className="tf-sheet is-players" aria-label={words.say('table.players')}>
        <Players />
        <Watchers />
      </section>
    )
  if (panel === undefined) return null
  return (
    <section className={`tf-sheet is-${panel.id}`} aria-label={panel.label}>
      {panel.content}
    </section>
  )
}
