// A table of one's own in a list: what happened there, what is asked, how long there is, and the way in.
import { useGames } from '../data/games.ts'
import { useMe } from '../data/me.ts'
import type { MyTable } from '../data/mine.ts'
import { useWords, type Words } from '../words/index.ts'
import { GameCover } from './game-cover.tsx'
import { Link } from './link.tsx'
import { DateOf, leftWords } from './time.tsx'

/** Less than this is little: of a game over days, or around one table. */
const NEAR_MS = { slow: 8 * 3_600_000, live: 60_000 }

/** It waits for who reads. */
export function WaitingRow({
  table,
  isFirst = false,
  hasButton = true,
}: {
  readonly table: MyTable
  readonly isFirst?: boolean
  readonly hasButton?: boolean
}) {
  const words = useWords()
  const { say } = words
  const { id, game, left, pace, asked, unread } = table
  const title = useTitleOf(game)
  return (
    <Link to={`/tables/${id}`} className="wait" data-mine="" data-first={isFirst ? '' : undefined}>
      <GameCover id={game} title={title} />
      <span className="wait-words">
        <b>{title}</b> <small>{useOthers(table)}</small>{' '}
        {unread > 0 && <Unread count={unread} words={words} />}
        <span className="told">{toldOf(table, words)}</span>
        <strong>{wishOf(table, words) ?? asked ?? say('back.yourTurn')}</strong>
      </span>
      <span className="wait-end">
        <span className="left" data-near={left !== null && left < NEAR_MS[pace] ? '' : undefined}>
          {left === null ? say('back.noClock') : say('back.left', { time: leftWords(left, words) })}
        </span>
        {hasButton && (
          <span className={isFirst ? 'button primary big' : 'button'}>{say('back.go')}</span>
        )}
      </span>
    </Link>
  )
}

const Unread = ({ count, words }: { readonly count: number; readonly words: Words }) => (
  <>
    <b className="badge" aria-hidden="true">
      {count}
    </b>
    <span className="hidden">{words.say('back.unread', { count })}</span>
  </>
)

/** What happened, and the latest of what was said. */
function toldOf({ since, said }: MyTable, { say }: Words): string {
  const line = said === null ? [] : [say('back.said', said)]
  return [...since, ...line].join(' ')
}

/** A question of the others, besides the turn if it is that too. */
function wishOf({ wish, asked }: MyTable, { say }: Words): string | undefined {
  if (wish === null) return undefined
  const { about, by: name, of } = wish
  const text =
    about === 'rematch'
      ? say('turn.rematchAsked', { name })
      : say(`ask.${about}`, { name, of: of ?? '' })
  return asked === null ? text : `${text} · ${asked}`
}

/** It waits for somebody else, or is a room that waits for people. */
export function RunningRow({ table }: { readonly table: MyTable }) {
  const words = useWords()
  const { id, game, left, unread } = table
  const title = useTitleOf(game)
  return (
    <Link to={`/tables/${id}`} className="line">
      <GameCover id={game} title={title} />
      <span>
        {title} {unread > 0 && <Unread count={unread} words={words} />}
        <small>{standingOf(table, words)}</small>
      </span>
      <span className="end">{left === null ? '' : leftWords(left, words)}</span>
    </Link>
  )
}

function standingOf(table: MyTable, { say, language }: Words): string {
  const { status, seats, maxPlayers, turnOf, before, since } = table
  if (status === 'waiting')
    return `${say('tables.waiting')} · ${say('tables.seatsTaken', { taken: seats.length, most: maxPlayers })}`
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(turnOf)
  const turn = turnOf.length === 0 ? say('back.between') : say('back.turnOf', { names })
  const then =
    before === null
      ? []
      : [before === 0 ? say('back.thenYou') : say('back.before', { count: before })]
  const latest = since.at(-1)
  return [[turn, ...then].join(', '), ...(latest === undefined ? [] : [latest])].join(' · ')
}

export function FinishedRow({ table }: { readonly table: MyTable }) {
  const { id, game, place, seats, ratingChange, endedAt } = table
  const title = useTitleOf(game)
  return (
    <Link to={`/tables/${id}`} className="line">
      <GameCover id={game} title={title} />
      <span>
        {title}
        <small>{useOthers(table)}</small>
      </span>
      <span className="end">
        <Placed place={place} of={seats.length} change={ratingChange} />
        <br />
        {endedAt !== null && <DateOf at={endedAt} />}
      </span>
    </Link>
  )
}

export function Placed({
  place,
  of,
  change,
}: {
  readonly place: number | null
  readonly of: number
  readonly change: number | null
}) {
  const { say, language } = useWords()
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return (
    <>
      <b>
        {place === null
          ? say('tables.over')
          : place === 1
            ? say('mine.won')
            : say('mine.place', { n: place, of })}
      </b>
      {change !== null && ` · ${signed.format(change)}`}
    </>
  )
}

const useTitleOf = (game: string): string =>
  useGames()?.find(({ id }) => id === game)?.title ?? game

/** With whom. */
function useOthers({ seats, mySeat }: MyTable): string {
  const name = useMe()?.name
  const at = mySeat ?? seats.indexOf(name ?? '')
  return seats.filter((_, seat) => seat !== at).join(', ')
}
