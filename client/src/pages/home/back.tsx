// For who comes back: the tables that wait for them, by the time that is left; then the rest.
import type { GameInfo } from '../../data/games.ts'
import type { Account } from '../../data/me.ts'
import { type Companion, type Invited, useMyTables } from '../../data/mine.ts'
import { type Remote, useRemote } from '../../data/remote.ts'
import { usualSeats } from '../../data/tables.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { RunningRow, WaitingRow } from '../../widgets/my-table-row.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { Ago, timeOf } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'
import { CodeForm } from './code-form.tsx'
import type { Play } from './home-page.tsx'

interface BackProps extends Play {
  readonly me: Account | undefined
  readonly games: readonly GameInfo[] | undefined
}

const isDone = ({ value, refusal }: Remote<unknown>): boolean =>
  value !== undefined || refusal !== undefined

export function Back({ me, games, somebody, play }: BackProps) {
  const { language, say } = useWords()
  const waiting = useMyTables('waiting', { size: 6 })
  const running = useMyTables('running', { size: 6 })
  const people = useRemote('GET /api/my/people')
  const invited = useRemote('GET /api/my/invitations')
  const hasAll = waiting.value !== undefined && running.value !== undefined
  // nothing is drawn before all is there, so that nothing moves when it comes
  if (me === undefined || games === undefined || !(hasAll || waiting.refusal) || !isDone(invited))
    return <Coming />
  const { counts, tables = [] } = waiting.value ?? {}
  const count = counts?.waiting ?? 0
  return (
    <div className="place">
      {invited.value !== undefined && invited.value.length > 0 && (
        <Invitations invited={invited.value} games={games} />
      )}
      <section aria-labelledby="waits">
        <div className="head-row">
          <h1 id="waits">
            {count === 0 ? say('back.none', { name: me.name }) : say('back.title', { count })}
          </h1>
          <Link to="/my/games" className="arrow-link">
            {say('back.all')} <Icon name="arrow" size={18} />
          </Link>
        </div>
        {waiting.asOf === undefined ? (
          <Problem refusal={waiting.refusal} />
        ) : (
          <p className="muted">{say('mine.asOf', { time: timeOf(waiting.asOf, language) })}</p>
        )}
        {tables.length > 0 && (
          <ul className="waits">
            {tables.map((table, index) => (
              <li key={table.id}>
                <WaitingRow table={table} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {count > tables.length && (
          <p>
            <Link to="/my/games" className="arrow-link">
              {say('back.more', { count: count - tables.length })} <Icon name="arrow" size={18} />
            </Link>
          </p>
        )}
      </section>
      <div className="split">
        <div>
          {running.value !== undefined && running.value.tables.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others">{say('back.others')}</h2>
              <ul className="lines">
                {running.value.tables.map((table) => (
                  <li key={table.id}>
                    <RunningRow table={table} />
                  </li>
                ))}
              </ul>
              {running.value.isMore && (
                <p>
                  <Link to="/my/games?state=running" className="arrow-link">
                    {say('back.all')} <Icon name="arrow" size={18} />
                  </Link>
                </p>
              )}
            </section>
          )}
          <Quick games={games} somebody={somebody} play={play} />
        </div>
        <div>
          <CodeForm />
          {people.value !== undefined && people.value.length > 0 && (
            <People people={people.value} />
          )}
        </div>
      </div>
    </div>
  )
}

function Invitations({
  invited,
  games,
}: {
  readonly invited: readonly Invited[]
  readonly games: readonly GameInfo[]
}) {
  const { say } = useWords()
  return (
    <ul className="lines invitations">
      {invited.map(({ table, game, by, path }) => {
        const title = games.find(({ id }) => id === game)?.title ?? game
        return (
          <li key={table}>
            <Link to={path} className="line">
              <GameCover id={game} title={title} />
              <span>
                {title}
                <small>{say('back.invited', { name: by })}</small>
              </span>
              <span className="button">{say('back.sit')}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const GREY = ['a', 'b', 'c']

/** What is on its way, at its size. */
function Coming() {
  const { say } = useWords()
  return (
    <div className="place" role="status">
      <span className="hidden">{say('common.loading')}</span>
      <div className="head-row">
        <div className="grey grey-title" />
      </div>
      <div className="waits" aria-hidden="true">
        {GREY.map((one) => (
          <div key={one} className="grey" />
        ))}
      </div>
    </div>
  )
}

function Quick({ games, somebody: { busy, refusal }, play }: Omit<BackProps, 'me'>) {
  const { say } = useWords()
  const [first] = games ?? []
  return (
    <section aria-labelledby="quick">
      <h2 id="quick">{say('back.new')}</h2>
      <div className="quick">
        {games?.map((game) => (
          <button
            key={game.id}
            type="button"
            disabled={busy !== undefined}
            onClick={() => void play(game)}
          >
            <b>{game.title}</b>
            <small>
              {busy === game.id
                ? say('home.starting')
                : say('back.bots', { count: usualSeats(game) - 1 })}
            </small>
          </button>
        ))}
      </div>
      <Problem refusal={refusal} />
      {first !== undefined && (
        <Link to={`/new/${first.id}`} className="button">
          <Icon name="plus" size={18} /> {say('back.newFriends')}
        </Link>
      )}
    </section>
  )
}

const MOST_PEOPLE = 8

function People({ people }: { readonly people: readonly Companion[] }) {
  const { say } = useWords()
  return (
    <section aria-labelledby="people">
      <h2 id="people">{say('back.people')}</h2>
      <ul className="lines">
        {people.slice(0, MOST_PEOPLE).map(({ id, name, avatar, isHere, at }) => (
          <li key={id}>
            <Link to={`/players/${id}`} className="line">
              <Avatar avatar={avatar} size={40} />
              <span>
                {name}
                <small>
                  {isHere ? <span className="is-here">{say('back.here')}</span> : <Ago at={at} />}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
