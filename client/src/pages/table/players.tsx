// Who sits at the table: who is there, who is a bot, who has left, what they have.
import type { Seat } from '@foldtable/kernel'
import type { SeatInfo } from '@foldtable/protocol'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { ClockFace } from './clock-face.tsx'
import { useTableValue } from './table-context.tsx'

/** More than this are drawn closer together. */
const MANY = 5

export function Players() {
  const { table, words } = useTableValue()
  const isMany = (table.house?.seats.length ?? 0) > MANY
  return (
    <section
      className={isMany ? 'tp-players is-many' : 'tp-players'}
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
  const { table, words, speech, isLocal } = useTableValue()
  const { say } = words
  const { decision, score } = table
  const isTurn = decision !== null && decision.result === undefined && decision.due === undefined
  const isAsked = isTurn && decision.seats.includes(seat)
  const points = score[seat]?.points
  return (
    <li className={`tp-player${isAsked ? ' is-asked' : ''}${info.hasLeft ? ' has-left' : ''}`}>
      <span className={`tp-seat-colour seat-${seat % 10}`} aria-hidden="true" />
      <Avatar avatar={info.avatar} isBot={info.isBot} size={34} />
      <span className="tp-player-name">
        <span className="tp-name">
          {info.name}
          {seat === table.viewer && <small>{` (${say('table.you')})`}</small>}
        </span>
        <small className="tp-presence">
          {!info.isBot && !isLocal && <i className={info.isHere ? 'is-here' : 'is-away'} />}
          {presence()}
          {isAsked && <b>{` · ${say('table.toMove')}`}</b>}
        </small>
      </span>
      {points !== undefined && (
        <span className="tp-points" title={speech.catalog.points ?? say('table.points')}>
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
