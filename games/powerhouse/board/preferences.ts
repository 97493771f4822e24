// How this browser likes its hand: kept here, for all tables of this game.
import { useState } from 'react'
import type { Sorting } from './hand-order.ts'

export interface Preferences {
  readonly sorting: Sorting
  /** A first tap lifts a card, a second one plays it. */
  readonly confirm: boolean
  readonly fourColours: boolean
}

const KEY = 'foldtable.powerhouse.hand'

/** Fingers miss more often than mice. */
const byDevice = (): Preferences => ({
  sorting: 'suit',
  confirm: typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches,
  fourColours: false,
})

function kept(): Preferences {
  try {
    return { ...byDevice(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return byDevice()
  }
}

export function usePreferences(): readonly [Preferences, (part: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(kept)
  const change = (part: Partial<Preferences>) => {
    const next = { ...preferences, ...part }
    setPreferences(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // a browser that keeps nothing still changes for now
    }
  }
  return [preferences, change]
}
