// One game on the first page: what it is, and three ways into it.
import type { GameInfo } from '../../app/games.ts'
import { Link } from '../../app/router.tsx'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'

interface GameCardProps {
  readonly game: GameInfo
  readonly isBusy: boolean
  readonly isWaiting: boolean
  onPlay(): void
}

export function GameCard({ game, isBusy, isWaiting, onPlay }: GameCardProps) {
  const { language, say } = useWords()
  const { id, title, seats, words } = game
  return (
    <article className="game-card">
      <GameCover id={id} title={title} />
      <div className="game-card-body">
        <h3>
          <Link to={`/games/${id}`} className="plain-link">
            {title}
          </Link>
        </h3>
        <p className="game-card-seats">
          <Icon name="people" size={16} /> {seatWords(say, seats)}
        </p>
        <p>{words[language].summary}</p>
        <div className="game-card-ways">
          <button type="button" className="button primary" disabled={isWaiting} onClick={onPlay}>
            <Icon name="bot" /> {say(isBusy ? 'home.starting' : 'home.playBots')}
            <span className="hidden"> {title}</span>
          </button>
          <Link to={`/new/${id}`} className="button">
            <Icon name="people" /> {say('home.withFriends')}
            <span className="hidden"> {title}</span>
          </Link>
        </div>
        <p className="game-card-more">
          <Link to={`/games/${id}`}>{say('home.howToPlay')}</Link>
          <Link to={`/leaderboard/${id}`}>{say('nav.leaderboard')}</Link>
        </p>
      </div>
    </article>
  )
}

type Say = ReturnType<typeof useWords>['say']

export const seatWords = (say: Say, { min, max }: GameInfo['seats']): string =>
  min === max ? say('game.seatsExactly', { min }) : say('game.seats', { min, max })
