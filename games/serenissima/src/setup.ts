// The empty board, and the opening.
import { seatsUpTo } from '@foldtable/kernel'
import { BASILICAS, FORTS, GALLEYS, START_MONEY, trackFor } from './data/constants.ts'
import { CUBES } from './data/goods.ts'
import { PORTS } from './data/zones.ts'
import type { Options } from './meta.ts'
import { type Play, shuffleDeck } from './rules/flow.ts'
import type { Player, Port, State } from './state.ts'

export const blank = (seats: number, options: Options): State => ({
  options,
  stage: 'first',
  waiting: [],
  order: [],
  round: 0,
  active: 0,
  turn: null,
  asked: 0,
  space: 1,
  scorings: [],
  drawn: [],
  deck: [],
  players: seatsUpTo(seats).map(() => newcomer(trackFor(seats).sailors)),
  galleys: new Array<null>(GALLEYS + 1).fill(null),
  ports: emptyPorts(),
  bank: { ...CUBES },
  supply: { forts: FORTS, basilicas: BASILICAS },
  treasury: 0,
  lastBattle: null,
  result: null,
})

const newcomer = (sailors: number): Player => ({ money: START_MONEY, sailors, home: null })

const emptyPorts = (): State['ports'] =>
  Object.fromEntries(PORTS.map((id) => [id, emptyPort()])) as State['ports']

const emptyPort = (): Port => ({
  owner: null,
  sailors: 0,
  cargo: [],
  fort: false,
  basilica: false,
  closed: false,
})

/** The deck is shuffled, and starting ports are chosen from P1 on, or from a random player on (S-3.5, S-15.8). */
export function setup(draft: Play): void {
  const { players, options } = draft.state
  const first = options.firstPlayer === 'random' ? draft.chance.below(players.length) : 0
  const seats = seatsUpTo(players.length)
  draft.emit({ kind: 'opened', order: [...seats.slice(first), ...seats.slice(0, first)] })
  shuffleDeck(draft)
}
