// A player: what they have played, in each game's own words.
import type { PageProps } from '../../app/app.tsx'
import { useGames } from '../../app/games.ts'
import { useMe } from '../../app/me.ts'
import { useRemote } from '../../app/remote.ts'
import { Link } from '../../app/router.tsx'
import { useTitle } from '../../app/title.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

interface GameProfile {
  readonly game: string
  readonly played: number
  readonly won: number
  readonly tallies: { readonly [name: string]: number }
  readonly rating: { readonly rating: number; readonly isProvisional: boolean } | null
}

interface Profile {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly created: number
  readonly games: readonly GameProfile[]
}

export default function PlayerPage({ route }: PageProps) {
  const { language, say } = useWords()
  const me = useMe()
  const { value: player, refusal } = useRemote<Profile>(
    `/api/players/${encodeURIComponent(route.params.id ?? '')}`,
  )
  useTitle(player?.name)
  if (refusal !== undefined && player === undefined)
    return (
      <div className="page narrow">
        <h1>{say('player.missing')}</h1>
        <Problem refusal={refusal} />
      </div>
    )
  if (player === undefined) return <Loading />
  const isMe = me?.id === player.id
  const since = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).format(
    player.created,
  )
  return (
    <div className="page narrow">
      <header className="player-head">
        <Avatar avatar={player.avatar} size={88} />
        <div>
          <h1>{player.name}</h1>
          <p className="muted">
            {isMe && me?.email === null
              ? say('player.guest')
              : say('player.since', { month: since })}
          </p>
          {isMe && (
            <p className="row">
              <Link to="/settings" className="button small">
                <Icon name="gear" size={18} /> {say('nav.settings')}
              </Link>
              {me?.email === null && (
                <Link to="/sign-in" className="button small">
                  <Icon name="mail" size={18} /> {say('player.keepName')}
                </Link>
              )}
            </p>
          )}
        </div>
      </header>
      {player.games.length === 0 && (
        <div className="empty">
          <p>{say(isMe ? 'player.nothingMe' : 'player.nothing', { name: player.name })}</p>
          {isMe && (
            <Link to="/" className="button primary">
              {say('player.playFirst')}
            </Link>
          )}
        </div>
      )}
      {player.games.map((profile) => (
        <GameFigures key={profile.game} profile={profile} />
      ))}
    </div>
  )
}

/** Ours, and not shown twice where a game counts them too. */
const OURS = ['gamesPlayed', 'gamesWon']

function GameFigures({ profile }: { readonly profile: GameProfile }) {
  const { language, say } = useWords()
  const game = useGames()?.find(({ id }) => id === profile.game)
  const { played, won, rating, tallies } = profile
  const number = new Intl.NumberFormat(language)
  const share = new Intl.NumberFormat(language, { style: 'percent' })
  const figures: (readonly [string, string])[] = [
    [say('player.played'), number.format(played)],
    [say('player.won'), number.format(won)],
    [say('player.share'), played === 0 ? '–' : share.format(won / played)],
    ...(rating === null
      ? []
      : [
          [
            say(rating.isProvisional ? 'player.provisional' : 'player.rating'),
            number.format(rating.rating),
          ] as const,
        ]),
    ...Object.entries(tallies)
      .filter(([name]) => !OURS.includes(name))
      .map(
        ([name, count]) =>
          [game?.words[language][`tally.${name}`] ?? name, number.format(count)] as const,
      ),
  ]
  return (
    <section className="panel figures-panel">
      <div className="figures-head">
        <GameCover id={profile.game} title={game?.title ?? profile.game} />
        <h2>
          <Link to={`/games/${profile.game}`} className="plain-link">
            {game?.title ?? profile.game}
          </Link>
        </h2>
        <Link to={`/leaderboard/${profile.game}`} className="arrow-link">
          {say('nav.leaderboard')} <Icon name="arrow" size={18} />
        </Link>
      </div>
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
