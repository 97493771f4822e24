// The seats of a table that waits: who sits there in which colour, who is ready, and who is missing.

import { coloursOf, cssColour, seatColours } from '@foldtable/games/seat-colours'
import { type BotLevel, USUAL_BOT } from '@foldtable/host/bots'
import type { SeatColour, Viewer } from '@foldtable/kernel'
import type { RoomInfo, SeatInfo } from '@foldtable/protocol'
import type { CSSProperties } from 'react'
import type { GameInfo } from '../../data/games.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { LevelSelect } from '../../widgets/level-select.tsx'
import { SeatSign } from '../../widgets/seat-sign.tsx'
import { useWords } from '../../words/index.ts'
import { RemoveButton } from './remove-button.tsx'

interface SeatsProps {
  readonly house: RoomInfo
  readonly game: GameInfo | undefined
  readonly viewer: Viewer
  onRemove(seat: number, keepOut: boolean): void
  onColour(seat: number, colour: string): void
  onBot(): void
  onLevel(seat: number, level: BotLevel): void
}

/** More free seats than this are told as a number. */
const FEW_FREE = 3

export function Seats({ house, game, viewer, onRemove, onColour, onBot, onLevel }: SeatsProps) {
  const { say } = useWords()
  const { seats, host, maxPlayers } = house
  const isHost = viewer === host
  const colours = seatColours(
    game ?? {},
    seats.map(({ colour }) => colour),
  )
  const free = Math.max(0, maxPlayers - seats.length)
  const rows = free > FEW_FREE ? FEW_FREE - 1 : free
  return (
    <ol className="room-seats">
      {seats.map((one, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} style={{ '--seat': cssOf(colours[seat]) } as CSSProperties}>
          <Avatar avatar={one.avatar} isBot={one.isBot} size={42} />
          <p>
            <b>{one.name}</b>
            <SeatWords seat={one} isYou={seat === viewer} isHost={seat === host} />
          </p>
          {one.isBot && isHost && (
            <LevelSelect
              name={one.name}
              level={one.level ?? USUAL_BOT}
              onLevel={(level) => onLevel(seat, level)}
            />
          )}
          <ColourButton
            seat={one}
            colour={colours[seat]}
            next={nextColour(game, colours, seat)}
            isMine={seat === viewer || (isHost && one.isBot)}
            onColour={(colour) => onColour(seat, colour)}
            words={game}
          />
          {isHost && seat !== viewer && (
            <RemoveButton seat={one} onRemove={(keepOut) => onRemove(seat, keepOut)} />
          )}
        </li>
      ))}
      {Array.from({ length: rows }, (_, i) => seats.length + i).map((seat) => (
        <li key={seat} className="is-free">
          <span className="seat-hole" aria-hidden="true" />
          <p className="muted">{say('room.free')}</p>
          {isHost && (
            <button type="button" className="button small" onClick={onBot}>
              <Icon name="bot" size={18} /> {say('room.botHere')}
            </button>
          )}
        </li>
      ))}
      {free > rows && (
        <li className="is-free is-more">
          <p className="muted">{say('room.moreFree', { count: free - rows })}</p>
        </li>
      )}
    </ol>
  )
}

const cssOf = (colour: SeatColour | undefined): string =>
  colour === undefined ? 'var(--line)' : cssColour(colour)

/** The next one, round and round, that no other seat has. */
function nextColour(
  game: GameInfo | undefined,
  colours: readonly SeatColour[],
  seat: number,
): SeatColour | undefined {
  const all = coloursOf(game ?? {})
  const at = all.findIndex(({ id }) => id === colours[seat]?.id)
  const others = colours.filter((_, other) => other !== seat).map(({ id }) => id)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].find(
    ({ id }) => !others.includes(id),
  )
}

interface SeatWordsProps {
  readonly seat: SeatInfo
  readonly isYou: boolean
  readonly isHost: boolean
}

function SeatWords({ seat: { isBot, isHere, isReady }, isYou, isHost }: SeatWordsProps) {
  const { say } = useWords()
  const there = isBot ? 'bot' : isReady ? 'isReady' : isHere ? 'here' : 'away'
  const said = [isYou && say('room.you'), isHost && say('room.host'), say(`room.${there}`)]
  return (
    <small data-there={there}>
      {there === 'isReady' && <Icon name="check" size={16} />}
      {said.filter(Boolean).join(' · ')}
    </small>
  )
}

interface ColourButtonProps {
  readonly seat: SeatInfo
  readonly colour: SeatColour | undefined
  readonly next: SeatColour | undefined
  readonly isMine: boolean
  onColour(colour: string): void
  readonly words: GameInfo | undefined
}

function ColourButton({ seat, colour, next, isMine, onColour, words }: ColourButtonProps) {
  const { say, language } = useWords()
  if (colour === undefined) return null
  const nameOf = ({ id }: SeatColour) =>
    words?.words[language][`colour.${id}`] ?? say(`colour.${id}`).toLowerCase()
  const sign = <SeatSign colour={colour} size={22} />
  if (!isMine || next === undefined)
    return (
      <span className="colour" role="img" aria-label={nameOf(colour)}>
        {sign}
      </span>
    )
  const label = say('room.colour', { name: seat.name, colour: nameOf(colour), next: nameOf(next) })
  return (
    <button
      type="button"
      className="colour"
      aria-label={label}
      title={label}
      onClick={() => onColour(next.id)}
    >
      {sign}
    </button>
  )
}
