// Which games there are, as the lobby needs to know them; the rules are loaded with a table.
import type {
  Catalog,
  Json,
  Locale,
  Preset,
  Schema,
  SeatColour,
  Suggestion,
} from '@foldtable/kernel'
import { useEffect } from 'react'
import { ask } from './api.ts'
import { keep, readKept } from './kept.ts'
import { storeOf, useStore } from './store.ts'

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Schema<{ readonly [name: string]: Json }>
  readonly tags: readonly string[]
  /** Missing in what was kept of an older server's answer. */
  readonly suggests?: Suggestion
  /** From a short game to a long one. */
  readonly minutes?: readonly [number, number]
  readonly presets?: readonly Preset[]
  /** Its own; those of the house, where this is missing. */
  readonly colours?: readonly SeatColour[]
  /** What the lobby says of it: summary, names of options and tallies. */
  readonly words: { readonly [L in Locale]: Catalog }
}

const KEY = 'foldtable.games'
const games = storeOf<readonly GameInfo[] | undefined>(readKept(KEY))
let isAsked = false

export function useGames(): readonly GameInfo[] | undefined {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    ask<readonly GameInfo[]>('GET', '/api/games').then((answer) => {
      isAsked = answer.ok
      if (!answer.ok) return
      keep(KEY, answer.value)
      games.set(answer.value)
    }, undefined)
  }, [])
  return useStore(games)
}

export const useGame = (id: string | undefined): GameInfo | undefined =>
  useGames()?.find((game) => game.id === id)
