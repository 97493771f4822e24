// Who sits at the table: whose turn it is, who is here, what they have, how long they have.
import { cssColour } from '@foldtable/games/seat-colours'
import type { Seat } from '@foldtable/kernel'
import type { SeatInfo } from '@foldtable/protocol'
import { useState } from 'react'
import type { TableSnapshot } from '../../store/types.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Link } from '../../widgets/link.tsx'
import { SeatSign } from '../../widgets/seat-sign.tsx'
import { variables } from '../../widgets/variables.ts'
import { ClockFace } from './clock-face.tsx'
import { howLong, timeOfDay } from './how-long.ts'
import { PlayerDialog } from './player-dialog.tsx'
import { useTableValue } from './table-context.tsx'
import { useHeld } from './use-held.ts'

/** More than this are drawn closer together. */
const MANY = 6

/** Whom the table waits for. */
export const askedSeats = ({ decision }: TableSnapshot): readonly Seat[] =>
  decision === null || decision.result !== undefined || decision.due !== undefined
    ? []
    : decision.seats

export function Players() {
  const { table, words } = useTableValue()
  const [chosen, setChosen] = useState<Seat | null>(null)
  const isMany = (table.house?.seats.length ?? 0) > MANY
  return (
    <section
      className={isMany ? 'tf-people is-many' : 'tf-people'}
      aria-label={words.say('table.players')}
    >
      <ul>
        {table.house?.seats.map((info, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Player key={seat} seat={seat} info={info} open={() => setChosen(seat)} />
        ))}
      </ul>
      {chosen !== null && <PlayerDialog seat={chosen} close={() => setChosen(null)} />}
    </section>
  )
}

interface PlayerProps {
  readonly seat: Seat
  readonly info: SeatInfo
  open(): void
}

function Player({ seat, info, open }: PlayerProps) {
  const { table, words, speech, colourOf, board } = useTableValue()
  const isAsked = askedSeats(table).includes(seat)
  const score = useHeld(table.score, board.isBusy)
  const points = score[seat]?.points
  const title = speech.catalog.points ?? words.say('table.points')
  return (
    <li
      className={`tf-player${isAsked ? ' is-asked' : ''}${info.hasLeft ? ' has-left' : ''}`}
      style={variables({ '--seat': cssColour(colourOf(seat)) })}
    >
      <Face seat={seat} info={info} />
      <span className="tf-who">
        <Name info={info} />
        <Note seat={seat} info={info} isAsked={isAsked} />
      </span>
      <ClockFace seat={seat} />
      {points !== undefined && (
        <span className="tf-score" title={title}>
          <span className="hidden">{title + words.say('common.colon')}</span>
          {points}
        </span>
      )}
      {info.account !== null && seat !== table.viewer && (
        <button
          type="button"
          className="tf-more-of"
          aria-label={words.say('rail.more', { name: info.name })}
          aria-haspopup="dialog"
          onClick={open}
        />
      )}
    </li>
  )
}

export function Face({ seat, info }: { readonly seat: Seat; readonly info: SeatInfo }) {
  const { colourOf, isLocal } = useTableValue()
  const isBot = info.isBot || (info.standIn ?? null) !== null
  return (
    <span className="tf-face">
      <Avatar avatar={info.avatar} isBot={isBot} size={38} />
      <SeatSign colour={colourOf(seat)} size={16} />
      {!isLocal && !isBot && <i className={info.isHere ? '' : 'is-away'} />}
    </span>
  )
}

const Name = ({ info: { account, name } }: { readonly info: SeatInfo }) =>
  account === null ? (
    <span className="tf-name">{name}</span>
  ) : (
    <Link to={`/players/${account}`} className="tf-name">
      {name}
    </Link>
  )

interface NoteProps {
  readonly seat: Seat
  readonly info: SeatInfo
  readonly isAsked: boolean
}

/** A second line, only if there is something to say. */
function Note({ seat, info, isAsked }: NoteProps) {
  const { table, words, isLocal } = useTableValue()
  const { say, language } = words
  const text = presence()
  const parts = [seat === table.viewer ? say('table.you') : '', text].filter((one) => one !== '')
  if (parts.length === 0 && !isAsked) return null
  return (
    <small>
      {parts.join(' · ')}
      {parts.length > 0 && isAsked && ' · '}
      {isAsked && <b>{say('table.toMove')}</b>}
    </small>
  )

  function presence(): string {
    if (info.hasLeft) return say('table.left')
    if ((info.standIn ?? null) !== null) return say('rail.standIn')
    if (info.isBot) return say('table.bot')
    if (isLocal || info.isHere) return ''
    if (info.playedForAt !== null) {
      const time = timeOfDay(language, info.playedForAt)
      return say('table.playedFor', { time })
    }
    const away = Date.now() + table.clockSkew - (info.awaySince ?? Number.POSITIVE_INFINITY)
    const time = howLong(language, away)
    return time === '' ? say('table.away') : say('rail.awayFor', { time })
  }
}
