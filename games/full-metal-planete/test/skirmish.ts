// Random games for the invariants: whole ones, and battles that begin with everybody close together.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type Chance,
  copyOf,
  type Entry,
  readOptions,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { randomOptions } from '@foldtable/testkit/random-options'
import { GRID, type Hex } from '../src/board/grid.ts'
import { boardNamed } from '../src/board/shelf.ts'
import type { UnitType } from '../src/data/pieces.ts'
import { fieldOf, isVacant } from '../src/field/index.ts'
import { evolve } from '../src/fold/index.ts'
import { type FullMetalPlanete, fullMetalPlanete, type Options, type State } from '../src/index.ts'
import { collapse } from '../src/rules/bridges.ts'
import { isBoat } from '../src/state.ts'

export type PlanetTable = Table<FullMetalPlanete>

export interface Step {
  readonly table: PlanetTable
  readonly before: State
  readonly entry: Entry<FullMetalPlanete>
}

const MISCHIEF: Mischief = { clock: 10, host: 0 }

export function optionsAt(seed: string): Options {
  const chance = seededChance(`options ${seed}`)
  const read = readOptions(fullMetalPlanete, randomOptions(fullMetalPlanete.meta.options, chance))
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  return read.options
}

export function openGame(seed: string, seats: number): PlanetTable {
  const chance = seededChance(`table ${seed}`)
  return Table.open({ game: fullMetalPlanete, seats, options: optionsAt(seed), chance })
}

/** Everybody has landed, and all armies stand in one small piece of the board. */
export function openBattle(seed: string, seats: number): PlanetTable {
  const options = optionsAt(seed)
  const chance = seededChance(`battle ${seed}`)
  const table = Table.open({ game: fullMetalPlanete, seats, options, chance })
  while (table.state.turn < 5) {
    const { decision } = table
    const [seat = 0] = decision.result === undefined ? decision.seats : []
    table.play({ by: 'clock', seat, move: { kind: 'timeUp' }, at: table.at })
  }
  const state = copyOf(table.state)
  gather(state, chance)
  collapse({ state, emit: (event) => evolve(state, event) })
  return Table.arranged({ game: fullMetalPlanete, seats, options, chance }, state)
}

const ARMY: readonly UnitType[] = [
  'tank',
  'tank',
  'tank',
  'tank',
  'supertank',
  'crab',
  'converter',
  'motorboat',
  'motorboat',
  'barge',
  'bridge',
]

/** Near the middle of the western half, or near somebody's astronef. */
function gather(state: State, chance: Chance): void {
  const ships = state.units.flatMap(({ type, at }) =>
    type === 'astronef' && at !== null ? [at] : [],
  )
  const centre = chance.pick([...ships, GRID.at(8, 8), GRID.at(20, 0)])
  const area = GRID.within(centre, 7)
  state.ships.forEach((_, seat) => {
    for (const type of ARMY) place(state, chance, area, type, seat)
  })
}

function place(
  state: State,
  chance: Chance,
  area: readonly Hex[],
  type: UnitType,
  seat: number,
): void {
  const field = fieldOf(state)
  const unit = state.units.find(
    (one) => one.type === type && one.owner === seat && one.at === null && one.carrier !== null,
  )
  if (unit === undefined) return
  const rotation = chance.below(6)
  const at = chance.shuffle(area).find((hex) => suits(state, unit.type, hex, rotation))
  if (at === undefined || (isBoat(unit) && !isVacant(field, at))) return
  const into = state.units.some(({ type: kind }) => kind === 'crab') && chance.below(4) === 0
  if (into && type === 'tank') return // some stay aboard
  evolve(state, { kind: 'deployed', unit: unit.id, at, ...(type === 'barge' ? { rotation } : {}) })
}

function suits(state: State, type: UnitType, hex: Hex, rotation: number): boolean {
  const field = fieldOf(state)
  const terrain = boardNamed(state.options.board).terrain[hex]
  if (!isVacant(field, hex) || field.bridge[hex]) return false
  const isWater = terrain === 'sea' || terrain === 'reef'
  if (type === 'motorboat') return isWater
  if (type === 'bridge') return terrain === 'marsh' || terrain === 'land'
  if (type !== 'barge') return !isWater && (type !== 'supertank' || terrain !== 'mountain')
  const far = GRID.step(hex, rotation)
  if (far < 0) return false
  const other = boardNamed(state.options.board).terrain[far]
  return isWater && (other === 'sea' || other === 'reef') && isVacant(field, far)
}

/** Plays on, and shows every step. */
export function playOn(
  table: PlanetTable,
  seed: string,
  most: number,
  onStep: (step: Step) => void,
): void {
  const player = seededChance(`player ${seed}`)
  for (let step = 0; step < most; step++) {
    const request = randomRequest(table, player, MISCHIEF)
    if (request === undefined) return
    const before = copyOf(table.state)
    const played = table.play(request)
    if (!played.ok || played.entry === undefined)
      throw new Error(`refused: ${JSON.stringify([request, played])}`)
    onStep({ table, before, entry: played.entry })
  }
}
