// The drawn board without a screen: hexes are found under points, what is foreseen happens, cameras stay on the planet.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomRequest } from '@foldtable/bots/random-play'
import {
  type Game,
  keyedChance,
  keyFromSeed,
  LOCALES,
  readOptions,
  seededChance,
  speak,
  Table,
} from '@foldtable/kernel'
import { walkBoard } from '@foldtable/testkit/board-law'
import { nonesAsOne } from '@foldtable/testkit/grammar'
import { expect, test } from 'vitest'
import { type Camera, kept, toWindow, toWorld, zoomedAt } from '../../drawing/camera.ts'
import {
  back,
  choosing,
  dropped,
  loadableOn,
  NO_CHOICE,
  type Pressed,
  pointing,
  pressed,
  unitOn,
} from '../board/choosing.ts'
import { deedsOf, whereIs } from '../board/deeds.ts'
import { leavingPrice } from '../board/ending.ts'
import { foreseen } from '../board/foresight.ts'
import { centreOf, cornersAround, hexAt, VIEW } from '../board/geometry.ts'
import { sceneOf } from '../board/scene.ts'
import { boardWords } from '../board/words/index.ts'
import { HEXES } from '../src/board/grid.ts'
import { fullMetalPlanete as game, type Move, type State } from '../src/index.ts'
import { openBattle } from './skirmish.ts'

function opened(seats: number, seed: string) {
  const read = readOptions(game as Game)
  if (!read.ok) throw new RangeError('no options are good options')
  const chance = keyedChance(keyFromSeed(seed))
  return Table.open({
    game: game as Game,
    seats,
    options: read.options,
    chance,
  })
}

/** Positions of random play, each with the seat that is asked. */
function* positions(seed: string, seats: number, most: number, every: number) {
  const table = opened(seats, seed)
  const chance = seededChance(`${seed} moves`)
  for (let n = 0; n < most; n++) {
    const { decision } = table
    if (decision.result !== undefined) return
    const [seat] = decision.seats
    if (seat !== undefined && (n < 30 || n % every === 0))
      yield { view: table.view(seat) as State, viewer: seat, offers: table.offers(seat) as Move[] }
    const request = randomRequest(table as never, chance)
    if (request === undefined) return
    table.play(request as never)
  }
}

test('a target that was taken out is found', () => {
  const { view, viewer, offers } = [...positions('planted', 2, 40, 1)][20] ?? {}
  if (view === undefined || viewer === undefined || offers === undefined) throw new Error('no game')
  const lame = {
    start: pointing.start,
    pointers: (...args: Parameters<typeof pointing.pointers>) =>
      pointing.pointers(...args).filter(({ key }) => !key.startsWith('item')),
  }
  expect(walkBoard(game as Game, lame as never, view, viewer, offers).missed).not.toEqual([])
})

test('every hex is found under every point of it', () => {
  for (const hex of HEXES) {
    const at = centreOf(hex)
    for (const point of [at, ...cornersAround(at, 19.5)]) expect(hexAt(point)).toBe(hex)
  }
  expect(hexAt({ x: -60, y: -60 })).toBe(-1)
})

/** A battle in which somebody can do such a thing. */
function battleWith<K extends Move['kind']>(kind: K) {
  for (let n = 0; n < 40; n++) {
    const table = openBattle(`drawn ${kind} ${n}`, 2)
    const [viewer = 0] = table.decision.result === undefined ? table.decision.seats : []
    const now = { view: table.view(viewer), viewer, offers: table.offers(viewer) }
    const found = now.offers.filter((move) => move.kind === kind)
    if (found.length > 0) return { now, found: found as Extract<Move, { kind: K }>[] }
  }
  throw new Error(`nobody can ${kind}`)
}

test('[C-11] two guns and a target are chosen in any order', () => {
  const { now, found } = battleWith('fire')
  const at = (id: string) => whereIs(now.view, id) ?? -1
  for (const shot of found.slice(0, 20)) {
    const [a = '', b = ''] = shot.by
    const orders = [
      [at(a), at(b), shot.target, shot.target],
      [at(b), at(a), shot.target, shot.target],
      [shot.target, at(a), at(b), shot.target],
      [shot.target, at(b), at(a), shot.target],
    ]
    for (const order of unitOn(now.view, shot.target) === undefined ? orders.slice(0, 2) : orders) {
      let next: Pressed = { choice: NO_CHOICE }
      for (const hex of order) {
        if (next.choice === undefined) throw new Error('played too early')
        next = pressed(now, next.choice, hex)
      }
      expect(new Set(next.move?.kind === 'fire' ? next.move.by : []), `${order}`).toEqual(
        new Set(shot.by),
      )
    }
  }
})

test('[C-11] a gun that was named is chosen alone by a second press, and a step back forgets it', () => {
  const { now, found } = battleWith('fire')
  const [a = '', b = ''] = found[0]?.by ?? []
  const pair = pressed(now, choosing(a), whereIs(now.view, b) ?? -1).choice ?? NO_CHOICE
  expect(pair).toMatchObject({ unit: a, guns: [b] })
  expect(pressed(now, pair, whereIs(now.view, b) ?? -1)).toEqual({ choice: choosing(b) })
  expect(back(pair)).toEqual(choosing(a))
})

test('[C-13] what is carried onto a carrier is loaded by it', () => {
  const { now, found } = battleWith('load')
  for (const { by, item } of found) {
    const from = whereIs(now.view, item) ?? -1
    expect(loadableOn(now, from)).toBeDefined()
    const { choice, deed } = dropped(now, choosing(item), whereIs(now.view, by) ?? -1)
    expect(choice).toEqual(choosing(by))
    expect(deed).toMatchObject({ kind: 'load', hex: from })
  }
  const [load] = found
  expect(dropped(now, choosing(load?.item ?? ''), 0).deed).toBeUndefined()
})

test('a second press on the same place makes the move; another place does not', () => {
  const { view, viewer, offers } = positions('presses', 2, 2, 1).next().value ?? {}
  if (view === undefined || viewer === undefined || offers === undefined) throw new Error('no game')
  const now = { view, viewer, offers }
  const [site] = deedsOf(now, NO_CHOICE).filter(({ kind }) => kind === 'land')
  const first = pressed(now, NO_CHOICE, site?.hex ?? -1)
  expect(first.choice?.aim?.key).toBe(site?.key)
  const again = pressed(now, first.choice ?? NO_CHOICE, site?.hex ?? -1)
  expect(offers).toContainEqual(again.move)
  expect(pressed(now, first.choice ?? NO_CHOICE, 0).move).toBeUndefined()
  expect(pressed(now, NO_CHOICE, site?.hex ?? -1, true).move).toEqual(again.move)
})

test('what is foreseen is what happens', () => {
  let seen = 0
  for (const now of positions('foresight', 3, 260, 3)) {
    for (const unit of now.view.units) {
      for (const { moves } of deedsOf(now, choosing(unit.id)).slice(0, 3)) {
        const [move] = moves
        if (
          move === undefined ||
          game.moves[move.kind].refusal(now.view, now.viewer, move as never)
        )
          continue
        const before = JSON.stringify(now.view)
        const ahead = foreseen(now.view, now.viewer, move)
        expect(JSON.stringify(now.view)).toBe(before)
        if (ahead !== undefined) seen += 1
      }
    }
  }
  expect(seen).toBeGreaterThan(200)
})

test('every unit on the planet is drawn once', () => {
  for (const { view } of positions('scenes', 4, 300, 10)) {
    const { figures, bridges, ships } = sceneOf(view)
    const drawn = [...figures, ...bridges].map(({ id }) => id).sort()
    const there = view.units.filter(
      ({ at, type }) => at !== null && type !== 'tower' && type !== 'astronef',
    )
    expect(drawn).toEqual(there.map(({ id }) => id).sort())
    expect(ships.length).toBe(
      view.units.filter(({ at, type }) => at !== null && type === 'astronef').length,
    )
  }
})

test('a camera stays on the planet, and a zoom keeps its point', () => {
  const limits = { world: VIEW, window: { width: 390, height: 640 }, closest: 2.2 }
  const far: Camera = kept({ x: 9999, y: -9999, zoom: 9 }, limits)
  expect(far).toEqual({ x: VIEW.x + VIEW.width, y: VIEW.y, zoom: 2.2 })
  const camera = { x: 500, y: 400, zoom: 1 }
  const finger = { x: 40, y: 500 }
  const before = toWorld(finger, camera, limits.window)
  const closer = zoomedAt(camera, 1.7, finger, limits)
  expect(toWindow(before, closer, limits.window)).toEqual({
    x: expect.closeTo(finger.x, 6),
    y: expect.closeTo(finger.y, 6),
  })
})

test('the board speaks both languages, and names no word that is missing', () => {
  expect(Object.keys(boardWords.fr)).toEqual(Object.keys(boardWords.en))
  for (const locale of LOCALES)
    for (const [id, text] of Object.entries(boardWords[locale])) {
      expect(text, id).not.toBe('')
      const speech = { locale, catalog: boardWords[locale], nameOf: () => '' }
      expect(speak({ id, params: {} }, speech)).not.toBe(id)
    }
  expect(nonesAsOne(boardWords.fr, 'fr')).toEqual([])
})

/** Ids that are made of a beginning and a word. */
const MADE = /^board\.(do|at|tool|brief)\.|^board\.(low|normal|high)$/

test('every word of the board is said somewhere', () => {
  const folder = join(import.meta.dirname, '..', 'board')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('words'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const silent = Object.keys(boardWords.en).filter(
    (id) => !MADE.test(id) && !sources.includes(`'${id}'`),
  )
  expect(silent).toEqual([])
})

test('[C-16] in the last turn it is told what lifting off costs, towers that are lost included', () => {
  const { state } = openBattle('leaving', 2)
  expect(leavingPrice({ ...state, turn: 24 })).toBe(0)
  const last = { ...state, turn: 25 }
  expect(leavingPrice(last)).toBe(1)
  const towers = new Set([`tower-p${state.current + 1}-0`, `tower-p${state.current + 1}-1`])
  const units = last.units.filter(({ id }) => !towers.has(id))
  expect(leavingPrice({ ...last, units })).toBe(3)
})
