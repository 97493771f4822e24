// How to play a game: its own guide with pictures, or what it says of itself.
import { loaders } from '@foldtable/games/loaders'
import { useEffect, useState } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { type GameInfo, useGames } from '../../app/games.ts'
import { useMe } from '../../app/me.ts'
import { Link, navigate } from '../../app/router.tsx'
import { useSomebody } from '../../app/somebody.ts'
import { createAgainstBots } from '../../app/tables.ts'
import { useTitle } from '../../app/title.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { seatWords } from '../home/game-card.tsx'
import { NowherePage } from '../nowhere-page.tsx'
import { type LoadedGuide, PlainGuide, WrittenGuide } from './guides.tsx'
import { OptionTable } from './option-table.tsx'

export default function GuidePage({ route }: PageProps) {
  const { id = '' } = route.params
  const games = useGames()
  const loaded = useGuide(id)
  const game = games?.find((one) => one.id === id)
  if (loaders[id] === undefined && games !== undefined && game === undefined) return <NowherePage />
  if (game === undefined || loaded === undefined) return <Loading />
  return <GuideOf game={game} loaded={loaded} />
}

function useGuide(id: string): LoadedGuide | undefined {
  const [loaded, setLoaded] = useState<LoadedGuide>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    let isWanted = true
    const loader = loaders[id]
    Promise.all([
      loader?.guide?.(),
      loader?.guide === undefined ? loader?.rules() : undefined,
    ]).then(
      ([guide, rules]) => isWanted && setLoaded({ guide, rules }),
      (reason) => isWanted && setProblem(reason),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  if (problem !== undefined) throw problem
  return loaded
}

function GuideOf({ game, loaded }: { readonly game: GameInfo; readonly loaded: LoadedGuide }) {
  const { language, say } = useWords()
  useTitle(say('guide.title', { game: game.title }))
  const { guide, rules } = loaded
  return (
    <article className="page guide">
      <header className="guide-head">
        <GameCover id={game.id} title={game.title} />
        <div>
          <p className="eyebrow">{say('guide.eyebrow')}</p>
          <h1>{game.title}</h1>
          <p className="game-card-seats">
            <Icon name="people" size={16} /> {seatWords(say, game.seats)}
          </p>
          <p className="guide-lead">{guide?.text[language].lead ?? game.words[language].summary}</p>
        </div>
      </header>
      {guide !== undefined && <WrittenGuide guide={guide} />}
      {guide === undefined && rules !== undefined && <PlainGuide rules={rules} />}
      <OptionTable game={game} />
      <footer className="guide-end">
        <h2>{say('guide.play')}</h2>
        <p className="row">
          <Link to={`/new/${game.id}`} className="button primary">
            <Icon name="people" /> {say('home.withFriends')}
          </Link>
          <AgainstBots game={game} />
          <Link to="/offline" className="button">
            <Icon name="device" /> {say('offline.title')}
          </Link>
        </p>
        <p className="muted small">{say('guide.rules')}</p>
      </footer>
    </article>
  )
}

/** At once for somebody who has a name; others tell it on the first page. */
function AgainstBots({ game }: { readonly game: GameInfo }) {
  const { say } = useWords()
  const me = useMe()
  const { run, busy, refusal } = useSomebody()
  const play = async () => {
    const made = await run('play', () => createAgainstBots(game))
    if (made !== undefined) navigate(`/tables/${made.id}`)
  }
  if (!me)
    return (
      <Link to="/" className="button">
        <Icon name="bot" /> {say('home.playBots')}
      </Link>
    )
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={busy !== undefined}
        onClick={() => void play()}
      >
        <Icon name="bot" /> {say('home.playBots')}
      </button>
      <Problem refusal={refusal} />
    </>
  )
}
