// The one bar at the bottom of a phone: the places of the board, then those of the table.
import { Icon, type IconName, LineIcon } from '../../widgets/icon.tsx'
import { usePanels } from './panels.tsx'
import { useTableValue } from './table-context.tsx'

export function BottomBar() {
  const { words, frame, board } = useTableValue()
  const { say } = words
  const panels = usePanels()
  const tabs = board.drawing?.tabs?.slice(0, 4) ?? []
  const hasTabs = tabs.length > 0
  const shown = panels.filter(({ id }) => !hasTabs || id !== 'log')
  return (
    <nav className="tf-bar" aria-label={say('rail.table')}>
      {tabs.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          className="is-board"
          aria-pressed={board.tab === id && frame.sheet === null}
          onClick={() => {
            frame.closeSheet()
            board.openTab(id)
          }}
        >
          <LineIcon path={icon} />
          <span>{label[words.language]}</span>
        </button>
      ))}
      {shown.map(({ id, label, icon, badge }) => (
        <Place key={id} sheet={id} icon={icon} label={label} badge={badge} />
      ))}
      {!hasTabs && !board.drawing?.showsPlayers && (
        <Place sheet="players" icon="people" label={say('table.players')} />
      )}
      <Place sheet="menu" icon="dots" label={say('rail.table')} />
    </nav>
  )
}

interface PlaceProps {
  readonly sheet: Parameters<ReturnType<typeof useTableValue>['frame']['openSheet']>[0]
  readonly icon: IconName
  readonly label: string
  readonly badge?: number
}

function Place({ sheet, icon, label, badge = 0 }: PlaceProps) {
  const { frame, words } = useTableValue()
  return (
    <button
      type="button"
      data-opens={sheet}
      aria-expanded={frame.sheet === sheet}
      onClick={() => frame.openSheet(sheet)}
    >
      <Icon name={icon} size={22} />
      <span>{label}</span>
      {badge > 0 && (
        <b className="tf-badge">
          {badge}
          <span className="hidden">{words.say('rail.unreadShort')}</span>
        </b>
      )}
    </button>
  )
}
