// Every numbered rule of a game, or of the house; an address may point at one of them.
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type GameInfo, useGames } from '../../data/games.ts'
import type { PageProps } from '../../data/route.ts'
import { useRules } from '../../data/rulebooks.ts'
import { useTitle } from '../../data/title.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { useWords } from '../../words/index.ts'
import { NowherePage } from '../absent/nowhere-page.tsx'
import { RuleList } from './rule-list.tsx'
import '../../words/help.ts'

export default function RulesPage({ route }: PageProps) {
  const { id } = route.params
  const games = useGames()
  if (id === undefined) return <HouseRules />
  if (games === undefined) return <Loading />
  const game = games.find((one) => one.id === id)
  return game === undefined ? <NowherePage /> : <GameRules game={game} />
}

function GameRules({ game: { id, title } }: { readonly game: GameInfo }) {
  const { say } = useWords()
  return (
    <Sheet of={{ game: id }} title={say('rules.title', { game: title })}>
      <Link to={`/games/${id}`} className="button">
        <Icon name="book" /> {say('guide.title', { game: title })}
      </Link>
      <Link to="/rules" className="button">
        {say('rules.house')}
      </Link>
    </Sheet>
  )
}

function HouseRules() {
  const { say } = useWords()
  return (
    <Sheet of="house" title={say('rules.house')}>
      <p className="muted">{say('rules.houseLead')}</p>
    </Sheet>
  )
}

interface SheetProps {
  readonly of: Parameters<typeof useRules>[0]
  readonly title: string
  readonly children: ReactNode
}

function Sheet({ of, title, children }: SheetProps) {
  useTitle(title)
  const sections = useRules(of)
  const framed = useHash()
  const link = useCallback((rule: string, text: ReactNode) => <a href={`#${rule}`}>{text}</a>, [])
  return (
    <article className="page narrow">
      <h1>{title}</h1>
      <div className="row">{children}</div>
      {sections === undefined ? (
        <Loading />
      ) : (
        <RuleList key={framed} sections={sections} framed={framed} heading="h2" link={link} />
      )}
    </article>
  )
}

/** What the address points at. */
function useHash(): string | undefined {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return hash === '' ? undefined : decodeURIComponent(hash.slice(1))
}
