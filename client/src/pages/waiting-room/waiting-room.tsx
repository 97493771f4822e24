// Before the game: who sits there, the way to invite others, the settings, and the start.
import type { HouseInfo } from '@foldtable/protocol'
import { useState } from 'react'
import type { Answer, Refused } from '../../app/api.ts'
import { useGame } from '../../app/games.ts'
import { useMe } from '../../app/me.ts'
import { useRemote } from '../../app/remote.ts'
import { Link, navigate } from '../../app/router.tsx'
import { useSomebody } from '../../app/somebody.ts'
import { changeTable, type TableInfo } from '../../app/tables.ts'
import type { TableSnapshot } from '../../store/types.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { Countdown } from './countdown.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { RoomSettings } from './room-settings.tsx'
import { Seats } from './seats.tsx'

interface WaitingRoomProps {
  readonly table: TableSnapshot
  readonly house: HouseInfo
  /** From the link by which one came. */
  readonly invite: string | undefined
}

export function WaitingRoom({ table, house, invite }: WaitingRoomProps) {
  const { say } = useWords()
  const me = useMe()
  const game = useGame(house.game)
  const somebody = useSomebody()
  const [refusal, setRefusal] = useState<Refused>()
  const isSeated = table.viewer !== 'spectator'
  const isHost = isSeated && table.viewer === house.host
  const { value: info } = useRemote<TableInfo>(isSeated ? `/api/tables/${house.id}` : null)

  const change = async (act: Promise<Answer<TableInfo>>): Promise<boolean> => {
    const answer = await act
    setRefusal(answer.ok ? undefined : answer.refusal)
    return answer.ok
  }
  const join = () =>
    somebody.run('join', () =>
      changeTable(house.id, 'join', invite === undefined ? {} : { invite }),
    )
  const leave = async () => {
    if (await change(changeTable(house.id, 'leave'))) navigate('/')
  }

  const isFull = house.seats.length >= house.maxPlayers
  const missing = Math.max(0, house.minPlayers - house.seats.length)
  return (
    <div className="page waiting-room">
      <header className="room-head">
        <GameCover id={house.game} title={game?.title ?? house.game} />
        <div>
          <p className="eyebrow">
            {say(`visibility.${house.visibility}`)} · {say(`pace.${house.pace}`)}
          </p>
          <h1>{game?.title ?? house.game}</h1>
          <p>
            <Link to={`/games/${house.game}`}>{say('home.howToPlay')}</Link>
          </p>
        </div>
      </header>
      <div className="room-columns">
        <section className="panel" aria-labelledby="seats">
          <h2 id="seats">{say('room.seats')}</h2>
          <Seats
            house={house}
            viewer={table.viewer}
            onRemove={(seat) => void change(changeTable(house.id, 'remove', { seat }))}
          />
          <p className="muted" role="status">
            {missing > 0
              ? say('room.missing', { count: missing })
              : say(isHost ? 'room.ready' : 'room.hostStarts')}
          </p>
          {house.startsAt !== null && <Countdown at={house.startsAt} skew={table.clockSkew} />}
          {!isSeated && !me && <NameField somebody={somebody} />}
          <Problem refusal={refusal ?? somebody.refusal} />
          <div className="row">
            {isHost && (
              <button
                type="button"
                className="button primary big"
                disabled={missing > 0}
                onClick={() => void change(changeTable(house.id, 'start'))}
              >
                <Icon name="play" /> {say('room.start')}
              </button>
            )}
            {!isSeated && (
              <button
                type="button"
                className="button primary big"
                disabled={isFull || somebody.busy !== undefined}
                onClick={() => void join()}
              >
                {say(isFull ? 'room.full' : 'room.sit')}
              </button>
            )}
            {isHost && !isFull && (
              <button
                type="button"
                className="button"
                onClick={() => void change(changeTable(house.id, 'bot'))}
              >
                <Icon name="bot" /> {say('room.addBot')}
              </button>
            )}
            {isSeated && (
              <button type="button" className="button quiet" onClick={() => void leave()}>
                <Icon name="door" /> {say('room.leave')}
              </button>
            )}
          </div>
        </section>
        <div className="room-side">
          <InvitePanel
            id={house.id}
            invite={house.visibility === 'private' ? (info?.invite ?? invite) : undefined}
          />
          {game !== undefined && (
            <RoomSettings
              house={house}
              game={game}
              isHost={isHost}
              onChange={(part) => change(changeTable(house.id, 'settings', part))}
            />
          )}
        </div>
      </div>
    </div>
  )
}
