// Before the game: who is here and the start, first of all; then how we play, the way to invite others, and talk.
import type { RoomInfo } from '@foldtable/protocol'
import { lazy, Suspense, useState } from 'react'
import type { Answer, Refused } from '../../data/api.ts'
import { useGame } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import { useRemote } from '../../data/remote.ts'
import { navigate } from '../../data/route.ts'
import { useSomebody } from '../../data/somebody.ts'
import { type Change, type Changed, changeTable, type TableInfo } from '../../data/tables.ts'
import type { TableSession, TableSnapshot } from '../../store/types.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { clockWords } from '../new-table/clock-words.ts'
import { GuestNote } from './guest-note.tsx'
import { HowWePlay } from './how-we-play.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { RoomChat } from './room-chat.tsx'
import { Seats } from './seats.tsx'
import { StartRow } from './start-row.tsx'

const Seal = lazy(() =>
  import('../table/result/seal.tsx').then((module) => ({ default: module.Seal })),
)

interface WaitingRoomProps {
  readonly session: TableSession
  readonly table: TableSnapshot
  readonly house: RoomInfo
  /** From the link by which one came. */
  readonly invite: string | undefined
}

export function WaitingRoom({ session, table, house, invite }: WaitingRoomProps) {
  const { say } = useWords()
  const me = useMe()
  const game = useGame(house.game)
  const isSeated = table.viewer !== 'spectator'
  const isHost = isSeated && table.viewer === house.host
  const { somebody, refusal, at, join, leave } = useDeeds(house, invite)
  const title = game?.title ?? house.game
  return (
    <div className="page waiting-room">
      <header className="room-head">
        <GameCover id={house.game} title={title} />
        <Title house={house} title={title} />
        <StartRow
          table={table}
          house={house}
          isBusy={somebody.busy !== undefined}
          onStart={() => void at('start')}
          onReady={(ready) => void at('ready', { ready })}
          onSit={join}
        >
          {!isSeated && !me && <NameField somebody={somebody} />}
        </StartRow>
      </header>
      <Problem refusal={refusal} />
      <div className="room">
        <div>
          <section className="panel is-flush" aria-label={say('room.seats')}>
            <Seats
              house={house}
              game={game}
              viewer={table.viewer}
              onRemove={(seat, keepOut) => void at('remove', { seat, keepOut })}
              onColour={(seat, colour) => void at('colour', { seat, colour })}
              onBot={() => void at('bot')}
              onLevel={(seat, level) => void at('bot', { seat, level })}
            />
          </section>
          {game !== undefined && (
            <HowWePlay
              house={house}
              game={game}
              isHost={isHost}
              onChange={(part) => at('settings', part)}
            />
          )}
          <Ways house={house} onLeave={isSeated ? leave : undefined} />
        </div>
        <div>
          <Inviting house={house} invite={invite} isSeated={isSeated} isHost={isHost} at={at} />
          <section className="panel room-seal">
            <Suspense>
              <Seal table={house.id} commitment={house.commitment} canStir={isSeated} />
            </Suspense>
          </section>
          {isSeated && house.pace === 'slow' && me?.email === null && <GuestNote />}
          <RoomChat session={session} chat={table.chat} isSeated={isSeated} />
        </div>
      </div>
    </div>
  )
}

type At = <C extends Change>(what: C, ...body: Changed<C>) => Promise<boolean>

/** What can be done to the table from here, and why the last of it was refused. */
function useDeeds(house: RoomInfo, invite: string | undefined) {
  const somebody = useSomebody()
  const [refusal, setRefusal] = useState<Refused>()
  const change = async (act: Promise<Answer<TableInfo>>): Promise<boolean> => {
    const answer = await act
    setRefusal(answer.ok ? undefined : answer.refusal)
    return answer.ok
  }
  const at: At = (what, ...body) => change(changeTable(house.id, what, ...body))
  const join = () =>
    void somebody.run('join', () =>
      changeTable(house.id, 'join', invite === undefined ? {} : { invite }),
    )
  const leave = async () => {
    if (await at('leave')) navigate('/')
  }
  return { somebody, refusal: refusal ?? somebody.refusal, at, join, leave }
}

function Title({ house, title }: { readonly house: RoomInfo; readonly title: string }) {
  const words = useWords()
  const { say } = words
  return (
    <div>
      <h1>{title}</h1>
      <p className="muted">
        {say(`pace.${house.pace}`)} · {clockWords(house.clock, words)} ·{' '}
        {say(`visibility.${house.visibility}`)}
      </p>
    </div>
  )
}

interface WaysProps {
  readonly house: RoomInfo
  /** Only whoever sits there leaves. */
  readonly onLeave: (() => Promise<void>) | undefined
}

/** From here to somewhere else. */
function Ways({ house, onLeave }: WaysProps) {
  const { say } = useWords()
  return (
    <p className="row">
      <Link to={`/games/${house.game}`} className="button quiet">
        <Icon name="book" /> {say('home.howToPlay')}
      </Link>
      {onLeave !== undefined && (
        <button type="button" className="button quiet" onClick={() => void onLeave()}>
          <Icon name="door" /> {say('room.leave')}
        </button>
      )}
    </p>
  )
}

interface InvitingProps extends Pick<WaitingRoomProps, 'house' | 'invite'> {
  readonly isSeated: boolean
  readonly isHost: boolean
  readonly at: At
}

/** At a private table those who sit there are told its invitation, and whoever made it may renew it. */
function Inviting({ house, invite, isSeated, isHost, at }: InvitingProps) {
  const isPrivate = house.visibility === 'private'
  const { value: info, reload } = useRemote(
    'GET /api/tables/:id',
    isSeated && isPrivate ? { params: { id: house.id } } : null,
  )
  const renew = async () => {
    if (await at('invitation')) reload()
  }
  return (
    <InvitePanel
      house={house}
      invite={isPrivate ? (info?.invite ?? invite) : undefined}
      onRenew={isHost ? () => void renew() : undefined}
    />
  )
}
