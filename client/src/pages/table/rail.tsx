// Beside the board: players, and log, chat or result in tabs; or a strip of faces where the board wants the room.

import { usePanels } from './panels.tsx'
import { Since } from './past/since.tsx'
import { Players } from './players.tsx'
import { Strip } from './strip.tsx'
import { useTableValue } from './table-context.tsx'
import { Tabs } from './tabs.tsx'
import { Watchers } from './watchers.tsx'

export function Rail() {
  const { words, frame } = useTableValue()
  const panels = usePanels()
  return (
    <aside className="tf-rail" aria-label={words.say('table.beside')}>
      {frame.isStrip ? (
        <Strip />
      ) : (
        <>
          <Players />
          <Watchers />
          <Since />
          <Tabs tabs={panels} label={words.say('table.panels')} />
        </>
      )}
    </aside>
  )
}
