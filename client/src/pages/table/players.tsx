// Who sits at the table: who is there, who is a bot, who has left, what they have.
import { cssColour } from '@foldtable/games/seat-colours'
import type { Seat } from '@foldtable/kernel'
import type { SeatInfo } from '@foldtable/protocol'
import type { TableSnapshot } from '../../store/types.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { variables } from '../../widgets/variables.ts'
import { ClockFace } from './clock-face.tsx'
import { useTableValue } from './table-context.tsx'

/** More than this are drawn closer together. */
const MANY = 6

/** Whom the table waits for. */
export const askedSeats = ({ decision }: TableSnapshot): readonly Seat[] =>
  decision === null || decision.result !== undefined || decision.due !== undefined
    ? []
    : decision.seats

export function Players() {
  const { table, words } = useTableValue()
  const isMany = (table.house?.seats.length ?? 0) > MANY
  return (
    <section
      className={isMany ? 'tf-people is-many' : 'tf-people'}
      aria-label={words.say('table.players')}
    >
      <ul>
        {table.house?.seats.map((info, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Player key={seat} seat={seat} info={info} />
        ))}
      </ul>
    </section>
  )
}

function Player({ seat, info }: { readonly seat: Seat; readonly info: SeatInfo }) {
  const { table, words, speech, isLocal, colourOf } = useTableValue()
  const { say } = words
  const isAsked = askedSeats(table).includes(seat)
  const points = table.score[seat]?.points
  return (
    <li
      className={`tf-player${isAsked ? ' is-asked' : ''}${info.hasLeft ? ' has-left' : ''}`}
      style={variables({ '--seat': cssColour(colourOf(seat)) })}
    >
      <span className="tf-face">
        <Avatar avatar={info.avatar} isBot={info.isBot} size={38} />
      </span>
      <span className="tf-who">
        <span className="tf-name">
          {info.name}
          {seat === table.viewer && <small>{` (${say('table.you')})`}</small>}
        </span>
        <small className="tf-presence">
          {!info.isBot && !isLocal && <i className={info.isHere ? 'is-here' : 'is-away'} />}
          {presence()}
          {isAsked && <b>{` · ${say('table.toMove')}`}</b>}
        </small>
      </span>
      {points !== undefined && (
        <span className="tf-score" title={speech.catalog.points ?? say('table.points')}>
          <span className="hidden">{`${speech.catalog.points ?? say('table.points')}: `}</span>
          {points}
        </span>
      )}
      <ClockFace seat={seat} />
    </li>
  )

  function presence() {
    if (info.hasLeft) return say('table.left')
    if (info.isBot)
      return (
        <>
          <Icon name="bot" size={14} /> {say('table.bot')}
        </>
      )
    if (isLocal) return say('table.thisDevice')
    if (info.playedForAt !== null) {
      const time = new Date(info.playedForAt).toLocaleTimeString(words.language)
      return say('table.playedFor', { time })
    }
    return say(info.isHere ? 'table.here' : 'table.away')
  }
}
