// The first page: a stranger chooses a game and is in it; somebody who comes back sees first where they are waited for.
import { useRef } from 'react'
import { type GameInfo, useGames } from '../../data/games.ts'
import { useMe } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { type Doing, useSomebody } from '../../data/somebody.ts'
import { createAgainstBots } from '../../data/tables.ts'
import { useTitle } from '../../data/title.ts'
import { Back } from './back.tsx'
import { Stranger } from './stranger.tsx'

export interface Play {
  readonly somebody: Doing
  /** Begins it; false if it did not begin, and `somebody` knows why. */
  play(game: GameInfo): Promise<boolean>
}

export function HomePage() {
  useTitle()
  const me = useMe()
  const games = useGames()
  const somebody = useSomebody()
  const play = async (game: GameInfo) => {
    import('../online/online-table-page.tsx').catch(() => undefined) // on its way while the table is made
    const made = await somebody.run(game.id, () => createAgainstBots(game))
    if (made !== undefined) navigate(`/tables/${made.id}`)
    return made !== undefined
  }
  const wasStranger = useRef(false)
  if (me === null) wasStranger.current = true
  // whoever becomes a guest by playing stays at the shelf until the table opens
  return me === null || wasStranger.current ? (
    <Stranger games={games} somebody={somebody} play={play} />
  ) : (
    <Back me={me} games={games} somebody={somebody} play={play} />
  )
}
