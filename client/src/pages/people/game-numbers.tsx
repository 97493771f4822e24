// What somebody has played of one game: rating, counts, and how the rating came about.
import type { GameProfile, RatingPoint } from '@foldtable/protocol'
import { useGames } from '../../data/games.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'
import { RatingCurve } from './rating-curve.tsx'

/** Ours, and not shown twice where a game counts them too. */
const OURS = ['gamesPlayed', 'gamesWon']

export function GameNumbers({
  profile,
  curve,
}: {
  readonly profile: GameProfile
  readonly curve: readonly RatingPoint[]
}) {
  const { language, say } = useWords()
  const game = useGames()?.find((one) => one.id === profile.game)
  const { played, won, rating, tallies } = profile
  const number = new Intl.NumberFormat(language)
  const share = new Intl.NumberFormat(language, { style: 'percent' })
  const figures: (readonly [string, string])[] = [
    ...(rating === null
      ? []
      : [
          [
            rating.isProvisional
              ? say('player.provisional', { count: rating.played })
              : say('player.rating'),
            `${rating.rating}${rating.isProvisional ? '?' : ''}`,
          ] as const,
        ]),
    [say('player.played'), number.format(played)],
    [say('player.won'), number.format(won)],
    [say('player.share'), played === 0 ? '–' : share.format(won / played)],
    ...Object.entries(tallies)
      .filter(([name]) => !OURS.includes(name))
      .map(
        ([name, count]) =>
          [game?.words[language][`tally.${name}`] ?? name, number.format(count)] as const,
      ),
  ]
  const title = game?.title ?? profile.game
  return (
    <div>
      <dl className="numbers">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {curve.length > 1 && <RatingCurve points={curve} title={title} />}
      <p className="row">
        <Link to={`/leaderboard/${profile.game}`} className="arrow-link">
          {say('nav.leaderboard')} <Icon name="arrow" size={18} />
        </Link>
        <Link to={`/games/${profile.game}`} className="arrow-link">
          {say('home.howToPlay')} <Icon name="arrow" size={18} />
        </Link>
      </p>
    </div>
  )
}
