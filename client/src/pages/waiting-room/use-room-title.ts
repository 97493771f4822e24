// The title of a tab in which somebody waits: how many are there, and a dot when something was said or somebody came unseen.
import { useEffect, useRef, useState } from 'react'
import { useGame } from '../../data/games.ts'
import type { TableSnapshot } from '../../store/types.ts'
import { useWords } from '../../words/index.ts'

/** Undefined once it is no waiting room. */
export function useRoomTitle({ status, house, chat }: TableSnapshot): string | undefined {
  const { say } = useWords()
  const game = useGame(house?.game)
  const isNew = useIsNew(`${chat.length} ${house?.seats.length}`)
  if (status !== 'waiting' || house === null) return undefined
  const title = say('room.title', {
    game: game?.title ?? house.game,
    here: house.seats.length,
    most: house.maxPlayers,
  })
  return isNew ? `● ${title}` : title
}

/** It is another one than when somebody last looked at this tab. */
function useIsNew(what: string): boolean {
  const seen = useRef(what)
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') seen.current = what
      setIsNew(seen.current !== what)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [what])
  return isNew
}
