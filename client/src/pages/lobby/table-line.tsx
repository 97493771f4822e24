// A table in the lobby, as one line: the game and its host, the time, what is unusual, the seats, and the way in.
import type { ListedTable } from '@foldtable/protocol'
import type { MouseEvent } from 'react'
import { useGame } from '../../data/games.ts'
import type { LobbyRow } from '../../data/lobby.ts'
import { currentMe } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { changeTable } from '../../data/tables.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'
import { clockWords } from '../new-table/clock-words.ts'
import { unusualWords } from '../new-table/option-words.ts'

const FEW = 2

export function TableLine({ table, isGone }: LobbyRow) {
  const words = useWords()
  const { say } = words
  const game = useGame(table.game)
  const { host, pace, clock, substitutes, options } = table
  const title = game?.title ?? table.game
  const unusual = game === undefined ? [] : unusualWords(game, options, table, words)
  const facts = [
    clockWords(clock, words),
    substitutes && clock.kind !== 'none' ? say('lobby.standIn') : '',
    ...unusual.slice(0, FEW),
    unusual.length > FEW ? say('lobby.moreUnusual', { count: unusual.length - FEW }) : '',
  ]
  return (
    <li className="open-table" data-gone={isGone ? '' : undefined}>
      <GameCover id={table.game} title={title} />
      <p>
        <b>{title}</b>
        <small>{say('lobby.host', { name: host })}</small>
      </p>
      <p>
        <span className="pace">
          <Icon name={pace === 'slow' ? 'calendar' : 'bolt'} size={18} /> {say(`pace.${pace}`)}
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </p>
      <SeatDots table={table} />
      {isGone ? (
        <span className="muted">{say('lobby.gone')}</span>
      ) : (
        <WayIn table={table} title={title} />
      )}
    </li>
  )
}

/** Full for a person, square for a bot, empty for a free seat. */
function SeatDots({ table: { seats, bots, maxPlayers, status } }: { readonly table: ListedTable }) {
  const { say } = useWords()
  const people = seats.length - bots
  const free = status === 'waiting' ? Math.max(0, maxPlayers - seats.length) : 0
  const dots = [
    ...Array<string>(people).fill('is-on'),
    ...Array<string>(bots).fill('is-bot'),
    ...Array<string>(free).fill(''),
  ]
  const label = [
    say('lobby.people', { count: people }),
    bots > 0 ? say('lobby.bots', { count: bots }) : '',
    free > 0 ? say('lobby.free', { count: free }) : '',
  ]
  return (
    <span className="seats-dots" role="img" aria-label={label.filter(Boolean).join(', ')}>
      {dots.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <i key={i} className={kind} />
      ))}
    </span>
  )
}

function WayIn({ table, title }: { readonly table: ListedTable; readonly title: string }) {
  const { say } = useWords()
  const { id, seats, maxPlayers, status, mySeat } = table
  const isOpen = status === 'waiting' && mySeat === undefined && seats.length < maxPlayers
  const way = isOpen ? 'sit' : mySeat !== undefined ? 'back' : status === 'over' ? 'see' : 'watch'
  const path = `/tables/${id}`
  /** Whoever has a name sits down with the same press; a stranger is asked for one there. */
  const sit = async (event: MouseEvent) => {
    if (!currentMe() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    await changeTable(id, 'join')
    navigate(path)
  }
  return (
    <Link
      to={path}
      className="button"
      aria-label={say(`lobby.${way}At`, { game: title, name: table.host })}
      onClick={(event) => {
        if (isOpen) void sit(event)
      }}
    >
      {say(`lobby.${way}`)}
    </Link>
  )
}
