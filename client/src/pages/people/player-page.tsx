// A player: what they are like to play with. Games, ratings, how you two fared, what they finished lately.
import '../../styles/player.css'
import '../../styles/tabset.css'
import type { Versus as Fared, GameProfile, PlayedTables, Profile } from '@foldtable/protocol'
import { useRef } from 'react'
import { useGames } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import { useRemote } from '../../data/remote.ts'
import type { PageProps } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { KeepAway } from '../../widgets/keep-away.tsx'
import { Link } from '../../widgets/link.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { regionOf } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'
import { GameNumbers } from './game-numbers.tsx'
import { LatestGames } from './latest-games.tsx'
import { Versus } from './versus.tsx'

export default function PlayerPage({ route }: PageProps) {
  const { say } = useWords()
  const { value: player, refusal } = useRemote('GET /api/players/:id', {
    params: { id: route.params.id ?? '' },
  })
  useTitle(player?.name)
  if (refusal !== undefined && player === undefined)
    return (
      <div className="page narrow">
        <h1>{say('player.missing')}</h1>
        <Problem refusal={refusal} />
      </div>
    )
  return player === undefined ? (
    <Loading />
  ) : (
    <Player player={player} chosen={route.query.get('game')} page={pageIn(route.query)} />
  )
}

/** Counted from 1. */
const pageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(query.get('page'))) || 1)

function Player({
  player,
  chosen,
  page,
}: {
  readonly player: Profile
  readonly chosen: string | null
  readonly page: number
}) {
  const { say } = useWords()
  const me = useMe()
  const isMe = me?.id === player.id
  const games = player.games.toSorted((a, b) => b.played - a.played)
  const profile = games.find(({ game }) => game === chosen) ?? games[0]
  const { curve, fared, played } = useMore(player.id, page, profile)
  if (played === undefined) return <Loading />
  return (
    <div className="place">
      <Head player={player} />
      {profile === undefined ? (
        <div className="empty">
          <p>{say(isMe ? 'player.nothingMe' : 'player.nothing', { name: player.name })}</p>
          {isMe && (
            <Link to="/" className="button primary">
              {say('player.playFirst')}
            </Link>
          )}
        </div>
      ) : (
        <>
          <GameTabs id={player.id} games={games} shown={profile.game} />
          <div className="split">
            <GameNumbers profile={profile} curve={curve} />
            <div>
              {fared !== undefined && <Versus fared={fared} name={player.name} />}
              <LatestGames id={player.id} page={page} played={played} />
            </div>
          </div>
        </>
      )}
      <KeepAway id={player.id} name={player.name} />
    </div>
  )
}

/** What is drawn below the name comes at once, so that nothing moves; later, what was there stays until there is more. */
function useMore(id: string, page: number, profile: GameProfile | undefined) {
  const isRated = profile !== undefined && profile.rating !== null
  const curve = useRemote(
    'GET /api/players/:id/curve/:game',
    isRated ? { params: { id, game: profile.game } } : null,
  )
  const fared = useRemote('GET /api/players/:id/versus', { params: { id } })
  const played = useRemote('GET /api/players/:id/tables', { params: { id }, query: { page } })
  const isThere = [isRated ? curve : played, fared, played].every(
    ({ value, refusal }) => value !== undefined || refusal !== undefined,
  )
  const last = useRef<{ fared?: Fared | undefined; played?: PlayedTables }>({})
  if (isThere) last.current = { fared: fared.value, played: played.value ?? NOTHING_PLAYED }
  return { ...last.current, curve: curve.value ?? [] }
}

const NOTHING_PLAYED: PlayedTables = { tables: [], isMore: false }

function Head({ player }: { readonly player: Profile }) {
  const { language, say } = useWords()
  const me = useMe()
  const isMe = me?.id === player.id
  const month = new Intl.DateTimeFormat(regionOf(language), { year: 'numeric', month: 'long' })
  const since = say('player.since', { month: month.format(player.created) })
  return (
    <header className="who">
      <Avatar avatar={player.avatar} size={84} />
      <div>
        <h1>{player.name}</h1>
        <p>
          {player.isHere && <span className="is-here">{say('back.here')} · </span>}
          {isMe && me?.email === null ? say('player.guest') : since}
        </p>
      </div>
      {isMe && (
        <p className="row">
          <Link to="/settings" className="button">
            <Icon name="gear" size={18} /> {say('nav.settings')}
          </Link>
          {me?.email === null && (
            <Link to="/sign-in" className="button">
              <Icon name="mail" size={18} /> {say('player.keepName')}
            </Link>
          )}
        </p>
      )}
    </header>
  )
}

function GameTabs({
  id,
  games,
  shown,
}: {
  readonly id: string
  readonly games: readonly GameProfile[]
  readonly shown: string
}) {
  const { say } = useWords()
  const known = useGames()
  return (
    <nav className="tabset" aria-label={say('player.games')}>
      {games.map(({ game, rating }) => (
        <Link
          key={game}
          to={`/players/${id}?game=${game}`}
          aria-current={game === shown ? 'page' : undefined}
        >
          {known?.find((one) => one.id === game)?.title ?? game}{' '}
          {rating !== null && (
            <small>
              {rating.rating}
              {rating.isProvisional && '?'}
            </small>
          )}
        </Link>
      ))}
    </nav>
  )
}
