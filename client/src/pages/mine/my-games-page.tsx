// All tables of one's own: those that wait, those that run, those that are over; by game and by company.
import { Select } from '../../widgets/select.tsx'
import '../../styles/mine.css'
import '../../styles/tabset.css'
import { useEffect, useState } from 'react'
import { useGames } from '../../data/games.ts'
import { keep, readKept } from '../../data/kept.ts'
import { useMe } from '../../data/me.ts'
import {
  type Kept,
  type MyFilters,
  type MyState,
  type MyTable,
  useMyTables,
} from '../../data/mine.ts'
import { useRemote } from '../../data/remote.ts'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { FinishedRow, RunningRow, WaitingRow } from '../../widgets/my-table-row.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { timeOf } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'

const STATES = ['waiting', 'running', 'over'] as const

export default function MyGamesPage({ route }: PageProps) {
  const { say } = useWords()
  useTitle(say('mine.title'))
  const me = useMe()
  return me === null ? (
    <div className="place">
      <h1>{say('mine.title')}</h1>
      <p>{say('settings.stranger')}</p>
      <Link to="/" className="button primary">
        {say('nav.home')}
      </Link>
    </div>
  ) : (
    <MyGames query={route.query} />
  )
}

/** What the address asks for. */
interface Wish {
  readonly state: MyState
  readonly game: string
  readonly other: string
  /** Counted from 1. */
  readonly page: number
}

const wishFrom = (query: URLSearchParams): Wish => ({
  state: STATES.find((one) => one === query.get('state')) ?? 'waiting',
  game: query.get('game') ?? '',
  other: query.get('with') ?? '',
  page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
})

const filtersOf = ({ game, other, page }: Omit<Wish, 'state'>): MyFilters => ({
  ...(game === '' ? {} : { game }),
  ...(other === '' ? {} : { with: other }),
  ...(page === 1 ? {} : { page }),
})

function addressOf({ state, ...rest }: Wish): string {
  const query = new URLSearchParams({ state })
  for (const [name, value] of Object.entries(filtersOf(rest))) query.set(name, String(value))
  return `/my/games?${query}`
}

function MyGames({ query }: { readonly query: URLSearchParams }) {
  const { say } = useWords()
  const wish = wishFrom(query)
  const { state } = wish
  const kept = useMyTables(state, filtersOf(wish))
  const counts = kept.value?.counts
  const first = state === 'waiting' ? kept.value?.tables[0] : undefined
  return (
    <div className="place">
      <h1>{say('mine.title')}</h1>
      <nav className="tabset" aria-label={say('mine.title')}>
        {STATES.map((one) => (
          <Link
            key={one}
            to={addressOf({ ...wish, state: one, page: 1 })}
            aria-current={one === state ? 'page' : undefined}
          >
            {say(`mine.${one}`)}{' '}
            {one === 'waiting' && (counts?.waiting ?? 0) > 0 ? (
              <b className="badge">{counts?.waiting}</b>
            ) : (
              <small>{counts?.[one]}</small>
            )}
          </Link>
        ))}
      </nav>
      <div className="head-row">
        <Filters wish={wish} />
        {first !== undefined && (
          <Link to={`/tables/${first.id}`} className="button primary">
            <Icon name="play" size={18} /> {say('mine.next')}
          </Link>
        )}
      </div>
      <Listed kept={kept} wish={wish} />
      {state === 'waiting' && <Meanwhile />}
    </div>
  )
}

function Filters({ wish }: { readonly wish: Wish }) {
  const { say } = useWords()
  const games = useGames() ?? []
  const { value: people = [] } = useRemote('GET /api/my/people')
  const byName = people.toSorted((a, b) => a.name.localeCompare(b.name))
  const change = (part: Partial<Wish>) =>
    navigate(addressOf({ ...wish, page: 1, ...part }), { replace: true })
  return (
    <div className="row mine-filters">
      <Select
        label={say('mine.game')}
        value={wish.game}
        choices={[
          ['', say('mine.allGames')],
          ...games.map(({ id, title }) => [id, title] as const),
        ]}
        onChoose={(game) => change({ game })}
      />
      <Select
        label={say('mine.with')}
        value={wish.other}
        choices={[
          ['', say('mine.everybody')],
          ...byName.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(other) => change({ other })}
      />
    </div>
  )
}

const GREY = ['a', 'b', 'c']
const EMPTY = { waiting: 'mine.none', running: 'mine.noneRunning', over: 'mine.noneOver' } as const

function Listed({ kept, wish }: { readonly kept: Kept; readonly wish: Wish }) {
  const { language, say } = useWords()
  const { value, refusal, asOf, reload } = kept
  const isSifted = wish.game !== '' || wish.other !== ''
  if (value === undefined)
    return refusal === undefined ? (
      <div className="waits" role="status">
        <span className="hidden">{say('common.loading')}</span>
        {GREY.map((one) => (
          <div key={one} className="grey" />
        ))}
      </div>
    ) : (
      <div>
        <Problem refusal={refusal} />
        <button type="button" className="button" onClick={reload}>
          {say('mine.tryAgain')}
        </button>
      </div>
    )
  return (
    <section aria-label={say(`mine.${wish.state}`)}>
      {asOf !== undefined && (
        <p className="muted">{say('mine.asOf', { time: timeOf(asOf, language) })}</p>
      )}
      {value.tables.length === 0 ? (
        <p className="empty">{say(isSifted ? 'mine.noneFound' : EMPTY[wish.state])}</p>
      ) : (
        <Rows state={wish.state} tables={value.tables} />
      )}
      {(wish.page > 1 || value.isMore) && (
        <p className="row">
          {wish.page > 1 && (
            <Link to={addressOf({ ...wish, page: wish.page - 1 })} className="button">
              {say('page.before')}
            </Link>
          )}
          {value.isMore && (
            <Link to={addressOf({ ...wish, page: wish.page + 1 })} className="button">
              {say('page.after')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

const WaitingLine = ({ table }: { readonly table: MyTable }) => (
  <WaitingRow table={table} hasButton={false} />
)
const ROWS = { waiting: WaitingLine, running: RunningRow, over: FinishedRow } as const

function Rows({ state, tables }: { readonly state: MyState; readonly tables: readonly MyTable[] }) {
  const Row = ROWS[state]
  return (
    <ul className={state === 'waiting' ? 'waits' : 'lines'}>
      {tables.map((table) => (
        <li key={table.id}>
          <Row table={table} />
        </li>
      ))}
    </ul>
  )
}

const SEEN = 'foldtable.mine.seen'

/** What ended since this page was last looked at here. */
function Meanwhile() {
  const { say } = useWords()
  const [seen] = useState(() => readKept<number>(SEEN) ?? Date.now())
  const { value } = useMyTables('over', { size: 10 })
  useEffect(() => {
    if (value !== undefined) keep(SEEN, Date.now())
  }, [value])
  const fresh = value?.tables.filter(({ endedAt }) => endedAt !== null && endedAt > seen) ?? []
  if (fresh.length === 0) return null
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile">{say('mine.meanwhile')}</h2>
      <Rows state="over" tables={fresh} />
    </section>
  )
}
