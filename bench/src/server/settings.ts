// What the server's benchmark is asked for.
import type { Name } from './contestant.ts'

export const PARTS = [
  ...(['tables', 'spectators', 'beside', 'ends', 'cold', 'storm'] as const),
  ...(['idle', 'start', 'append', 'lobby'] as const),
] as const
export type Part = (typeof PARTS)[number]

export interface ServerSettings {
  readonly parts: readonly Part[]
  readonly against: readonly Name[]
  readonly tables: readonly number[]
  readonly rounds: number
  readonly seconds: number
  /** Windows that others on this machine disturbed are measured again. */
  readonly again: boolean
  readonly seed: string
}

export type Say = (line: string) => void
