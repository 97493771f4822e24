// What every part of the board knows: the position, what is chosen, what can be pointed at, and how to press it.
import type { Seat } from '@foldtable/kernel'
import { createContext, use } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Passing } from '../../drawing/player.ts'
import type { Space } from '../src/data/charts.ts'
import type { Imperial, State } from '../src/index.ts'
import type { Cue } from './beats.ts'
import type { At, Choice, Pointed } from './choosing.ts'
import type { DrawnMap } from './map.ts'

export type Props = BoardProps<Imperial>

export interface BoardValue {
  readonly props: Props
  readonly view: State
  readonly map: DrawnMap
  /** What is drawn while something still moves; one chooses on the view. */
  readonly picture: State
  readonly passing: readonly Passing<Cue>[]
  /** Of a spectator, nobody's. */
  readonly seat: Seat | undefined
  readonly asked: readonly Seat[]
  readonly choice: Choice
  readonly pointers: readonly Pointed[]
  /** A space of the rondel that somebody only looks at. */
  readonly looked: Space | null
  choose(choice: Choice): void
  press(one: Pointed | undefined): void
  look(space: Space | null): void
}

export const BoardContext = createContext<BoardValue | undefined>(undefined)

export function useBoard(): BoardValue {
  const value = use(BoardContext)
  if (value === undefined) throw new Error('there is no board')
  return value
}

const isAt = (one: At, other: At): boolean =>
  Object.values(one).join(' ') === Object.values(other).join(' ')

export const pointerAt = (pointers: readonly Pointed[], at: At): Pointed | undefined =>
  pointers.find((one) => isAt(one.at, at))
