// The drawing of a game, loaded once.
import type { DrawnBoard } from '@foldtable/games/board'
import { loaders } from '@foldtable/games/loaders'
import { useEffect, useState } from 'react'
import { useSettings } from '../../data/settings.ts'

export const hasDrawing = (game: string): boolean => loaders[game]?.board !== undefined

/** `loading` until it is known; nothing where the plain board is wanted, or the only one. */
export type Drawing = DrawnBoard | 'loading' | undefined

const loaded = new Map<string, DrawnBoard>()

export function useDrawing(game: string | undefined): Drawing {
  const { board } = useSettings()
  const [, setCount] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const load = game === undefined || board === 'plain' ? undefined : loaders[game]?.board
  const known = game === undefined ? undefined : loaded.get(game)
  const isWanted = load !== undefined && known === undefined
  useEffect(() => {
    if (!isWanted || game === undefined) return
    load().then(
      (one) => {
        loaded.set(game, one)
        setCount((count) => count + 1)
      },
      () => setFailed(true),
    )
  }, [isWanted, game, load])
  if (load === undefined || hasFailed) return undefined
  return known ?? 'loading'
}
