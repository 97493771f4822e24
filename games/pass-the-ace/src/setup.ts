// The empty table and the opening.
import { seatsUpTo } from '@foldtable/kernel'
import { beginLeg, type Play } from './flow.ts'
import type { Options } from './meta.ts'
import type { Player, State } from './state.ts'

export const blank = (seats: number, { startingLives }: Options): State => ({
  startingLives,
  phase: 'highCard',
  leg: 0,
  round: 0,
  dealer: 0,
  players: seatsUpTo(seats).map(newcomer),
  order: [],
  acted: 0,
  tokens: 0,
  deck: [],
  trash: [],
  highCard: [],
  drawn: [],
  actions: [],
  end: null,
})

const newcomer = (): Player => ({ lives: 0, left: false, ready: false, hand: null, roundsLost: 0 })

export const setup = (draft: Play): void => beginLeg(draft)
