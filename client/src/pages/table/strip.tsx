// The rail as a strip: faces with their points, and what else is a press away.
import { cssColour } from '@foldtable/games/seat-colours'
import { Icon } from '../../widgets/icon.tsx'
import { variables } from '../../widgets/variables.ts'
import { usePanels } from './panels.tsx'
import { askedSeats, Face } from './players.tsx'
import { useTableValue } from './table-context.tsx'

export function Strip() {
  const { table, frame, words, colourOf } = useTableValue()
  const panels = usePanels()
  const asked = askedSeats(table)
  return (
    <div className="tf-strip">
      {table.house?.seats.map((info, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          type="button"
          className={asked.includes(seat) ? 'tf-seat is-asked' : 'tf-seat'}
          style={variables({ '--seat': cssColour(colourOf(seat)) })}
          onClick={() => frame.openSheet('players')}
        >
          <Face seat={seat} info={info} />
          <span className="tf-name">{info.name}</span>
          <b>{table.score[seat]?.points}</b>
        </button>
      ))}
      <span className="tf-gap" />
      {panels.map(({ id, label, icon, badge }) => (
        <button
          key={id}
          type="button"
          className="icon-button"
          aria-label={badge > 0 ? words.say('rail.unread', { label, count: badge }) : label}
          title={label}
          aria-expanded={frame.sheet === id}
          onClick={() => frame.openSheet(id)}
        >
          <Icon name={icon} size={22} />
          {badge > 0 && <b className="tf-badge">{badge}</b>}
        </button>
      ))}
    </div>
  )
}
