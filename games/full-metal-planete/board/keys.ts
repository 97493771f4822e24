// What a key means on the planet. Pure: who acts on it is in `use-keys.ts`.
import { columnOf, GRID, type Hex } from '../src/board/grid.ts'
import type { DeedKind } from './deeds.ts'

export type KeyDeed =
  | { readonly kind: 'cursor'; readonly to: Hex }
  | { readonly kind: 'next'; readonly by: 1 | -1 }
  /** Aims at the next place where one of these can be done. */
  | { readonly kind: 'aim'; readonly at: readonly DeedKind[] }
  | {
      readonly kind:
        | 'press'
        | 'back'
        | 'home'
        | 'endTurn'
        | 'otherWay'
        | 'fire'
        | 'tide'
        | 'names'
        | 'tell'
    }

export interface Keystroke {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const NAMED: { readonly [key: string]: KeyDeed } = {
  Enter: { kind: 'press' },
  ' ': { kind: 'press' },
  Escape: { kind: 'back' },
  Home: { kind: 'home' },
}

const LETTERS: { readonly [key: string]: KeyDeed } = {
  p: { kind: 'otherWay' },
  r: { kind: 'otherWay' },
  f: { kind: 'fire' },
  t: { kind: 'tide' },
  g: { kind: 'names' },
  i: { kind: 'tell' },
  l: { kind: 'aim', at: ['load'] },
  u: { kind: 'aim', at: ['unload'] },
  b: { kind: 'aim', at: ['build', 'rebuild'] },
  x: { kind: 'aim', at: ['enter', 'exit'] },
  c: { kind: 'aim', at: ['capture'] },
  k: { kind: 'aim', at: ['fire', 'storm'] },
}

/** The six neighbours, clockwise from the north. */
const WAYS: { readonly [key: string]: number } = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5 }

/** `here` is where the cursor stands. Single letters only for whoever wants them. */
export function deedOfKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Keystroke,
  here: Hex,
  hasLetters: boolean,
): KeyDeed | undefined {
  if (altKey || metaKey) return undefined
  if (ctrlKey) return key === 'Enter' ? { kind: 'endTurn' } : undefined
  const to = arrowed(key, here)
  if (to !== undefined) return { kind: 'cursor', to }
  const named = NAMED[key]
  if (named !== undefined || !hasLetters) return named
  const letter = key.toLowerCase()
  if (letter === 'n') return { kind: 'next', by: shiftKey ? -1 : 1 }
  const way = WAYS[letter]
  return way === undefined ? LETTERS[letter] : { kind: 'cursor', to: stepped(here, way) }
}

/** North and south, and the next column in the same row. */
function arrowed(key: string, from: Hex): Hex | undefined {
  const isOdd = (columnOf(from) & 1) === 1
  if (key === 'ArrowUp') return stepped(from, 0)
  if (key === 'ArrowDown') return stepped(from, 3)
  if (key === 'ArrowRight') return stepped(from, isOdd ? 1 : 2)
  return key === 'ArrowLeft' ? stepped(from, isOdd ? 5 : 4) : undefined
}

/** Nobody steps off the board. */
function stepped(from: Hex, way: number): Hex {
  const to = GRID.step(from, way)
  return to < 0 ? from : to
}
