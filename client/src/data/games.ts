// Which games there are, as the lobby needs to know them; the rules are loaded with a table.
import type { GameInfo as Told } from '@foldtable/protocol'
import { useEffect } from 'react'
import { ask } from './api.ts'
import { keep, readKept } from './kept.ts'
import { signalOf, useSignal } from './signal.ts'

/** What was kept of an older server's answer may not say these. */
type Newer = 'suggests' | 'presets' | 'version'
export type GameInfo = Omit<Told, Newer> & Partial<Pick<Told, Newer>>

const KEY = 'foldtable.games'
const games = signalOf<readonly GameInfo[] | undefined>(readKept(KEY))
let isAsked = false

export function useGames(): readonly GameInfo[] | undefined {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    ask('GET /api/games').then((answer) => {
      isAsked = answer.ok
      if (!answer.ok) return
      keep(KEY, answer.value)
      games.set(answer.value)
    }, undefined)
  }, [])
  return useSignal(games)
}

export const useGame = (id: string | undefined): GameInfo | undefined =>
  useGames()?.find((game) => game.id === id)
