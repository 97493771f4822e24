// I-1 to I-24, held after every move of random games and battles, and worked out here from scratch.
import { open, type Seat, viewersOf } from '@foldtable/kernel'
import { depth, seedOf } from '@foldtable/testkit/depth'
import { beforeAll, describe, expect, test } from 'vitest'
import { GRID, HEXES, type Hex } from '../src/board/grid.ts'
import { ELEMENTS } from '../src/board/plan.ts'
import { KINDS } from '../src/data/pieces.ts'
import { fieldOf, isStuck } from '../src/field/index.ts'
import type { State } from '../src/index.ts'
import { fullMetalPlanete } from '../src/index.ts'
import { canCarry } from '../src/rules/cargo.ts'
import { fireOnceLifted } from '../src/rules/lifting.ts'
import { rehearsal } from '../src/rules/rehearsal.ts'
import { settle } from '../src/rules/settle.ts'
import { towersOf } from '../src/rules/ships.ts'
import {
  boardOf,
  hexesOf,
  isCombat,
  isMobile,
  mineralIndex,
  shipId,
  type Unit,
} from '../src/state.ts'
import { openBattle, openGame, type PlanetTable, playOn, type Step } from './skirmish.ts'

const GAMES = depth({ quick: 1, deep: 30 })
const BATTLES = depth({ quick: 12, deep: 300 })
const BATTLE_STEPS = 120
const LONGEST_MS = depth({ quick: 120_000, deep: 3_600_000 })

/** What was found wrong, by invariant; and how often battles did what random games seldom do. */
const faults = new Map<string, string>()
const met = new Map<string, number>()
let steps = 0

const hold = (invariant: string, isKept: boolean, what: unknown) => {
  if (!isKept && !faults.has(invariant)) faults.set(invariant, JSON.stringify(what))
}

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const seed = seedOf(`${game}`)
    playOn(openGame(seed, 2 + (game % 3)), seed, 4000, look)
  }
  for (let battle = 0; battle < BATTLES; battle++) {
    const seed = seedOf(`${battle}`)
    playOn(openBattle(seed, 2 + (battle % 3)), seed, BATTLE_STEPS, look)
  }
}, LONGEST_MS)

function look(step: Step): void {
  steps += 1
  for (const { kind } of step.entry.events) met.set(kind, (met.get(kind) ?? 0) + 1)
  const { state } = step.table
  places(state)
  cargo(state)
  points(step)
  tideCards(state)
  minerals(step)
  flags(step)
  ships(state)
  movers(step)
  if (steps % 20 === 0) offersAreAll(step.table)
  if (steps % 50 === 0) views(step.table)
}

function places(state: State): void {
  const seen = new Map<Hex, string>()
  const put = (hex: Hex, id: string) => {
    hold('I-1', HEXES.includes(hex) && !seen.has(hex), [hex, id, seen.get(hex)])
    seen.set(hex, id)
  }
  for (const unit of state.units) {
    if (unit.type === 'tower' || unit.type === 'bridge') continue
    for (const hex of hexesOf(state, unit)) put(hex, unit.id)
  }
  state.minerals.forEach((place, index) => {
    if (typeof place === 'number') put(place, `mineral-${index + 1}`)
  })
  const bridges = state.units.flatMap(({ type, at }) =>
    type === 'bridge' && at !== null ? [at] : [],
  )
  hold('I-1', new Set(bridges).size === bridges.length, bridges)
  hold('I-9', unheld(state, bridges).length === 0, bridges)
}

const isLand = (state: State, hex: Hex): boolean =>
  ELEMENTS[boardOf(state).terrain[hex] ?? 'sea'][state.tide] === 'land'

/** Bridges without any way over bridges to ground. */
function unheld(state: State, bridges: readonly Hex[]): Hex[] {
  const shipHexes = state.units.flatMap((unit) =>
    unit.type === 'astronef' ? hexesOf(state, unit) : [],
  )
  const isGround = (hex: Hex) => isLand(state, hex) || shipHexes.includes(hex)
  let held = bridges.filter((hex) => [hex, ...GRID.beside(hex)].some(isGround))
  for (let size = -1; size !== held.length; ) {
    size = held.length
    held = bridges.filter(
      (hex) => held.includes(hex) || GRID.beside(hex).some((one) => held.includes(one)),
    )
  }
  return bridges.filter((hex) => !held.includes(hex))
}

function cargo(state: State): void {
  const byId = new Map(state.units.map((unit) => [unit.id, unit]))
  const carried = state.units.flatMap(({ cargo: items }) => items)
  hold('I-2', new Set(carried).size === carried.length, carried)
  for (const unit of state.units) {
    hold(
      'I-2',
      unit.carrier === null || byId.get(unit.carrier)?.cargo.includes(unit.id) === true,
      unit,
    )
    hold('I-2', unit.carrier === null || unit.at === null, unit)
    hold('I-2', nesting(byId, unit) <= 4, unit)
    const sizes = unit.cargo.map((item) => KINDS[byId.get(item)?.type ?? 'tank'].size)
    hold('I-2', sizes.reduce((sum, size) => sum + size, 0) <= KINDS[unit.type].slots, unit)
    if (unit.type === 'astronef') continue
    const fits = unit.cargo.every((item) => canCarry(unit, byId.get(item)?.type ?? 'mineral'))
    hold('I-2', fits, unit)
  }
}

const nesting = (byId: ReadonlyMap<string, Unit>, unit: Unit): number => {
  const carrier = unit.carrier === null ? undefined : byId.get(unit.carrier)
  return carrier === undefined ? 1 : 1 + nesting(byId, carrier)
}

const COSTS: { readonly [kind: string]: number } = {
  load: 1,
  unload: 1,
  fire: 2,
  capture: 1,
  build: 1,
  exit: 1,
  rebuild: 2,
  transfer: 0,
}

function points({ before, table, entry }: Step): void {
  const { state } = table
  hold('I-3', Number.isInteger(state.ap) && state.ap >= 0, state.ap)
  hold(
    'I-3',
    state.saved.every((saved) => Number.isInteger(saved) && saved >= 0 && saved <= 10),
    state.saved,
  )
  const cost = COSTS[entry.move?.kind ?? '']
  if (cost !== undefined && before.phase === 'playing')
    hold('I-3', before.ap - state.ap === cost, entry)
  for (const unit of state.units) hold('I-12', unit.shots >= 0 && unit.shots <= 2, unit)
  hold('I-19', state.turn >= before.turn && state.turn <= 25, state.turn)
}

function tideCards(state: State): void {
  if (state.turn < 3) return
  const cards = [...state.deck.map(open), ...state.aside.map(open), ...state.used, state.tide]
  hold('I-4', cards.length === 15 && state.deck.length > 0, cards)
  for (const tide of ['low', 'normal', 'high'])
    hold('I-4', cards.filter((card) => card === tide).length === 5, cards)
}

function minerals({ before, table: { state } }: Step): void {
  hold('I-5', before.minerals.length === state.minerals.length, state.minerals)
  const byId = new Map(state.units.map((unit) => [unit.id, unit]))
  state.minerals.forEach((place, index) => {
    const id = `mineral-${index + 1}`
    const isGone = place === 'destroyed' || place === 'consumed' || place === 'cleared'
    const isKept =
      typeof place === 'number' || isGone || byId.get(place)?.cargo.includes(id) === true
    hold('I-5', isKept, [id, place])
    const was = before.minerals[index]
    if (typeof was === 'string' && was.startsWith('astronef'))
      hold('I-5', place === was, [id, was, place])
  })
}

/** Cover worked out unit by unit. */
function coverOf(state: State, seat: Seat, hex: Hex): number {
  return state.units.filter((unit) => {
    if (unit.owner !== seat || unit.at === null || !isCombat(unit)) return false
    if (unit.pinned || unit.orphan || isWrong(state, unit) || isIdle(state, unit)) return false
    const isHigh = unit.type === 'tank' && boardOf(state).terrain[unit.at] === 'mountain'
    return GRID.distance(unit.at, hex) <= (isHigh ? 3 : KINDS[unit.type].range)
  }).length
}

function isWrong(state: State, unit: Unit): boolean {
  const { domain } = KINDS[unit.type]
  if (domain !== 'land' && domain !== 'sea') return false
  const bridged = state.units.flatMap(({ type, at }) => (type === 'bridge' ? [at] : []))
  return hexesOf(state, unit).some((hex) => {
    const element = isLand(state, hex) || bridged.includes(hex) ? 'land' : 'sea'
    return element !== domain
  })
}

function isIdle(state: State, unit: Unit): boolean {
  const isOnTop = ({ type, at }: Unit) =>
    type === 'tank' && at !== null && boardOf(state).terrain[at] === 'mountain'
  if (!isOnTop(unit)) return false
  return state.units
    .slice(0, state.units.indexOf(unit))
    .some(
      (other) =>
        isOnTop(other) &&
        other.owner === unit.owner &&
        !other.orphan &&
        GRID.distance(other.at ?? -1, unit.at ?? -1) === 1,
    )
}

const isUnderFire = (state: State, unit: Unit, seat: Seat): boolean =>
  state.saved.some(
    (_, other) =>
      other !== seat && hexesOf(state, unit).some((hex) => coverOf(state, other, hex) >= 2),
  )

function flags({ table: { state } }: Step): void {
  const field = fieldOf(state)
  for (const unit of state.units) {
    hold('I-6', isStuck(field, unit) === isWrong(state, unit), unit)
    const isFixed = unit.type === 'tower' || unit.type === 'astronef'
    if (isFixed) hold('I-8', !unit.pinned && !isStuck(field, unit), unit)
    if (unit.at === null || !isMobile(unit) || unit.orphan) continue
    if (steps % 5 === 0 && isAtRest(state))
      hold('I-7', unit.pinned === isUnderFire(state, unit, unit.owner), unit)
  }
  if (steps % 40 === 0) {
    for (const [seat] of state.saved.entries())
      for (const hex of HEXES)
        hold('the field', (field.cover[seat]?.[hex] ?? 0) === coverOf(state, seat, hex), [
          seat,
          hex,
        ])
  }
  if (steps % 60 === 0) withoutOne(state)
  if (steps % 7 === 0) liftings(state)
}

/** With three or four players fire may go round in circles; with two it always comes to rest. */
function isAtRest(state: State): boolean {
  if (state.ships.length === 2) return true
  const isCalm = settle(rehearsal(state))
  if (!isCalm) met.set('circles', (met.get('circles') ?? 0) + 1)
  return isCalm
}

/** What lifting a unit does to the fire is the same tried out in place and rehearsed on a copy. */
function liftings(state: State): void {
  const before = JSON.stringify(state)
  for (const unit of state.units) {
    if (unit.at === null || !isCombat(unit) || unit.type === 'tower') continue
    const stage = rehearsal(state)
    stage.emit({ kind: 'lifted', unit: unit.id })
    settle(stage)
    const fire = fireOnceLifted(state, fieldOf(state), unit)
    hold('lifting', String(fire) === String(fieldOf(stage.state).fire), unit)
  }
  hold('lifting', JSON.stringify(state) === before, 'a trace')
}

/** Taking a unit away never adds fire, idle tanks left aside: they may wake up. */
function withoutOne(state: State): void {
  const { units } = state
  const unit = units.find((one) => one.at !== null && isCombat(one) && one.type !== 'tank')
  if (unit === undefined) return
  const fewer = { ...state, units: units.filter((one) => one !== unit) }
  for (const hex of HEXES)
    hold('I-20', coverOf(fewer, unit.owner, hex) <= coverOf(state, unit.owner, hex), [unit.id, hex])
}

function ships(state: State): void {
  state.ships.forEach((ship, home) => {
    const unit = state.units.find(({ id }) => id === shipId(home))
    const towers = state.units.filter((one) => one.type === 'tower' && one.home === home)
    hold('I-10', towers.length <= 3 && towers.length === towersOf(state, home), towers)
    const isAway = ship.liftedBy !== null
    hold('I-10', !isAway || (unit?.at === null && towers.every(({ at }) => at === null)), ship)
    for (const one of state.units) {
      if (one.home !== home || one.orphan || one.type === 'bridge') continue
      hold('I-11', one.owner === unit?.owner, one)
    }
  })
  const stock = state.options.buildList === 'published'
  const made = (type: 'tank' | 'crab' | 'bridge', first: number) =>
    state.serials.reduce((sum, counts) => sum + counts[type] - first, 0)
  const players = state.ships.length
  if (stock) {
    hold('I-23', state.reserve.tank + made('tank', 4) === (players === 3 ? 12 : 16), state.reserve)
    hold('I-23', state.reserve.crab + made('crab', 1) === (players === 3 ? 3 : 4), state.reserve)
  }
  for (const { builds } of state.units) {
    hold('I-23', builds.length <= 2, builds)
    for (const type of ['crab', 'bridge', 'supertank'])
      hold('I-23', builds.filter((one) => one === type).length <= 1, builds)
  }
  const scores = fullMetalPlanete.score(state)
  const hasLifted = (seat: Seat) => state.ships.some(({ liftedBy }) => liftedBy === seat)
  scores.forEach(({ points: total, tally }, seat) => {
    if (state.phase === 'finished') hold('I-21', total === 0 || hasLifted(seat), scores)
    hold('I-21', (tally?.towers ?? 0) <= 3 * (tally?.astronefs ?? 0), scores)
  })
  const ore = scores.reduce((sum, { tally }) => sum + (tally?.minerals ?? 0), 0)
  hold('I-21', ore <= state.minerals.length, scores)
}

function movers({ before, table: { state }, entry }: Step): void {
  if (entry.move?.kind !== 'move' || before.current !== state.current) return
  const { unit: id } = entry.move
  const was = before.units.find((unit) => unit.id === id)
  const now = state.units.find((unit) => unit.id === id)
  if (was === undefined || now === undefined || was.pinned) return
  if (state.ships.length > 2) return // a third player's unit may be set free by the mover's fire
  if (now.type !== 'barge') hold('I-13', !isUnderFire(state, now, now.owner), now)
}

/** Whatever is accepted among simple moves tried at large is offered too. */
function offersAreAll(table: PlanetTable): void {
  const { state, decision } = table
  if (decision.result !== undefined || state.phase !== 'playing') return
  const [seat = 0] = decision.seats
  const offered = new Set(table.offers(seat).map((move) => JSON.stringify(move)))
  hold(
    'I-24',
    offered.has('{"kind":"endTurn"}') || state.options.mountainPair === 'forbid',
    state.turn,
  )
  const own = state.units.filter((unit) => unit.owner === seat && unit.at !== null)
  for (const unit of own) {
    for (const lead of hexesOf(state, unit)) {
      for (const to of GRID.beside(lead)) {
        const move = { kind: 'move' as const, unit: unit.id, path: [lead, to] }
        const isTaken = table.refusal({ by: seat, move, at: table.at }) === undefined
        hold('I-16', isTaken === offered.has(JSON.stringify(move)), move)
      }
    }
    for (const other of own) {
      if (other.id <= unit.id || !isCombat(unit) || !isCombat(other)) continue
      for (const target of GRID.within(unit.at ?? 0, 3)) {
        const move = { kind: 'fire' as const, by: [unit.id, other.id], target }
        if (table.refusal({ by: seat, move, at: table.at }) !== undefined) continue
        const turned = { ...move, by: [other.id, unit.id] }
        hold(
          'I-16',
          [move, turned].some((one) => offered.has(JSON.stringify(one))),
          move,
        )
      }
    }
    for (const item of [...state.minerals.keys()].map((index) => `mineral-${index + 1}`)) {
      const move = { kind: 'load' as const, by: unit.id, item }
      if (table.refusal({ by: seat, move, at: table.at }) !== undefined) continue
      hold('I-16', offered.has(JSON.stringify(move)), move)
    }
  }
}

function views(table: PlanetTable): void {
  for (const viewer of viewersOf(table.seats)) {
    const { deck, aside, decisions } = table.view(viewer)
    for (const card of [...deck, ...aside])
      hold(
        'I-18',
        card.is === undefined || (viewer !== 'spectator' && card.to.includes(viewer)),
        card,
      )
    for (const choice of decisions)
      hold(
        'I-18',
        choice?.is === undefined || (viewer !== 'spectator' && choice.to.includes(viewer)),
        choice,
      )
  }
}

describe('after every move of random games and battles', () => {
  test.each([
    'I-1',
    'I-2',
    'I-3',
    'I-4',
    'I-5',
    'I-6',
    'I-7',
    'I-8',
    'I-9',
    'I-10',
    'I-11',
    'I-12',
    'I-13',
    'I-16',
    'I-18',
    'I-19',
    'I-20',
    'I-21',
    'I-23',
    'I-24',
    'the field',
    'lifting',
  ])('%s holds', (invariant) => {
    expect(faults.get(invariant)).toBe(undefined)
  })

  test('enough has happened', () => {
    expect(steps).toBeGreaterThan(2000)
    for (const kind of [
      'moved',
      'shot',
      'pinned',
      'released',
      'loaded',
      'unloaded',
      'captured',
      'built',
    ])
      expect([kind, (met.get(kind) ?? 0) > 0]).toEqual([kind, true])
  })
})

test('I-14 a refused move changes nothing and uses no chance', () => {
  const table = openBattle('refused', 3)
  const before = JSON.stringify(table.snapshot())
  const [seat = 0] = table.decision.result === undefined ? table.decision.seats : []
  for (const unit of table.state.units) {
    for (const target of [0, 425, 850]) {
      const moves = [
        { kind: 'move' as const, unit: unit.id, path: [target, target] },
        { kind: 'fire' as const, by: [unit.id, unit.id], target },
        { kind: 'exit' as const, unit: unit.id, pode: 0, to: target },
      ]
      for (const move of moves) expect(table.play({ by: seat, move, at: table.at }).ok).toBe(false)
    }
  }
  expect(JSON.stringify(table.snapshot())).toBe(before)
})

test('I-15 I-17 battles played again are the same, and predictions come true', () => {
  const [one, other] = [openBattle('again', 2), openBattle('again', 2)]
  for (const table of [one, other]) playOn(table, 'again', 200, () => undefined)
  expect(other.state).toEqual(one.state)
})

test('I-19 everybody in play acts once in a round', () => {
  const turns: string[] = []
  playOn(openGame('rounds', 3), 'rounds', 4000, ({ entry }) => {
    for (const event of entry.events) {
      if (event.kind === 'turnBegan' && event.turn >= 3) turns.push(`${event.turn}.${event.seat}`)
    }
  })
  expect(new Set(turns).size).toBe(turns.length)
})

test('I-22 the distance is a metric and steps can be taken back', () => {
  for (let pair = 0; pair < 2000; pair++) {
    const [a, b, c] = [pair % 851, (pair * 7) % 851, (pair * 31) % 851] as [Hex, Hex, Hex]
    expect(GRID.distance(a, b)).toBe(GRID.distance(b, a))
    expect(GRID.distance(a, c)).toBeLessThanOrEqual(GRID.distance(a, b) + GRID.distance(b, c))
    for (let way = 0; way < 6; way++) {
      const next = GRID.step(a, way)
      if (next >= 0) expect(GRID.step(next, (way + 3) % 6)).toBe(a)
    }
  }
})

test('mineral names lead back to their number', () => {
  expect([mineralIndex('mineral-1'), mineralIndex('tank-p1-1')]).toEqual([0, -1])
})
