// At the bottom of every page but a table.

import { useGames } from '../data/games.ts'
import { Icon } from '../widgets/icon.tsx'
import { Link } from '../widgets/link.tsx'
import { useWords } from '../words/index.ts'

/** The server writes it into every page. */
const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content

export function Footer() {
  const { say } = useWords()
  const games = useGames() ?? []
  const first = games[0]
  return (
    <footer className="foot">
      <div className="foot-inner">
        <nav aria-label={say('footer.games')}>
          <h2>{say('footer.games')}</h2>
          <ul>
            {games.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/games/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={say('footer.house')}>
          <h2>{say('footer.house')}</h2>
          <ul>
            <li>
              <Link to="/lobby">{say('nav.lobby')}</Link>
            </li>
            {first !== undefined && (
              <li>
                <Link to={`/leaderboard/${first.id}`}>{say('nav.leaderboard')}</Link>
              </li>
            )}
            <li>
              <Link to="/offline">{say('footer.offline')}</Link>
            </li>
            <li>
              <Link to="/api/docs">{say('footer.api')}</Link>
            </li>
          </ul>
        </nav>
        <p className="foot-note">
          <Icon name="lock" size={16} /> {say('footer.fair')}
        </p>
        {version !== undefined && (
          <p className="foot-version">{say('footer.version', { version })}</p>
        )}
      </div>
    </footer>
  )
}
