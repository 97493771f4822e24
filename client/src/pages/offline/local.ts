// Tables in this browser: which games can be played here, and what local tables need.
import { loaders } from '@foldtable/games/loaders'
import { useEffect, useState } from 'react'
import { thinkAside } from '../../data/bot-thoughts.ts'
import type { GameInfo } from '../../data/games.ts'
import { loadGame, storage } from '../../data/open-table.ts'
import type { LocalParts } from '../../store/local-table.ts'

export const localParts: LocalParts = { storage, loadGame, think: thinkAside }

/** From the rules themselves, as there may be no server to ask. */
async function localGames(): Promise<GameInfo[]> {
  const games = await Promise.all(Object.values(loaders).map((loader) => loader.rules()))
  return games.map(({ meta, catalogs }) => ({
    id: meta.id,
    title: meta.title,
    seats: meta.seats,
    options: meta.options as GameInfo['options'],
    tags: meta.tags,
    ...(meta.suggests && { suggests: meta.suggests }),
    words: catalogs,
  }))
}

export function useLocalGames(): readonly GameInfo[] | undefined {
  const [games, setGames] = useState<readonly GameInfo[]>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    localGames().then(setGames, setProblem)
  }, [])
  if (problem !== undefined) throw problem
  return games
}
