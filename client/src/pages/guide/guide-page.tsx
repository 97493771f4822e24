// How to play a game: its own guide with pictures, or what it says of itself.
import { loaders } from '@foldtable/games/loaders'
import { type FormEvent, useEffect, useState } from 'react'
import { type GameInfo, useGames } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useSomebody } from '../../data/somebody.ts'
import { createAgainstBots } from '../../data/tables.ts'
import { useTitle } from '../../data/title.ts'
import { GameCover } from '../../widgets/game-cover.tsx'
import { GameSize } from '../../widgets/game-size.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { NowherePage } from '../absent/nowhere-page.tsx'
import { UnknownGame } from '../absent/unknown-game.tsx'
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
          <p className="guide-size">
            <Icon name="people" size={16} /> <GameSize game={game} />
          </p>
          <p className="guide-lead">{guide?.text[language].lead ?? game.words[language].summary}</p>
        </div>
      </header>
      {guide !== undefined && <WrittenGuide guide={guide} />}
      {guide === undefined && rules !== undefined && <PlainGuide rules={rules} />}
      {guide === undefined && rules === undefined && <UnknownGame />}
      <OptionTable game={game} />
      <footer className="guide-end">
        <h2>{say('guide.play')}</h2>
        <PlayNow game={game} />
        <p>
          <Link to={`/games/${game.id}/rules`}>{say('guide.rules')}</Link>
        </p>
      </footer>
    </article>
  )
}

/** A stranger tells a name here, and plays this game. */
function PlayNow({ game }: { readonly game: GameInfo }) {
  const { say } = useWords()
  const me = useMe()
  const somebody = useSomebody()
  const { run, busy, refusal } = somebody
  const play = async (event: FormEvent) => {
    event.preventDefault()
    const made = await run('play', () => createAgainstBots(game))
    if (made !== undefined) navigate(`/tables/${made.id}`)
  }
  return (
    <form onSubmit={(event) => void play(event)}>
      {!me && <NameField somebody={somebody} />}
      <p className="row">
        <button type="submit" className="button primary" disabled={busy !== undefined}>
          <Icon name="bot" /> {say('home.playBots')}
        </button>
        <Link to={`/new/${game.id}`} className="button">
          <Icon name="people" /> {say('home.withFriends')}
        </Link>
        <Link to="/offline" className="button">
          <Icon name="device" /> {say('offline.title')}
        </Link>
      </p>
      <Problem refusal={refusal} />
    </form>
  )
}
