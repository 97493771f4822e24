// The player by rules of thumb: it collects, fights where it pays, comes home in time, and is clearly better than chance.
import { simpleMove } from '@foldtable/bots/simple'
import { type Seat, seededChance, type Table } from '@foldtable/kernel'
import { botOf, botTable } from '@foldtable/testkit/bot-table'
import { depth, seedOf } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { choose } from '../bot/index.ts'
import { type FullMetalPlanete, fullMetalPlanete, type Move, type Options } from '../src/index.ts'
import { score } from '../src/scoring.ts'
import {
  arrange,
  capture,
  endTurn,
  enter,
  fire,
  isGone,
  liftOff,
  load,
  march,
  optionsOf,
  type PlanetScene,
  type Setting,
  unload,
} from './table.ts'

const answer = ({ table }: PlanetScene, seat = 0): Move | undefined =>
  choose(table.view(seat), seat, table.offers(seat))

const answerIn = (setting: Setting): Move | undefined => answer(arrange(setting))

const bot = botOf(choose)

const playGame = (
  seed: string,
  seats: number,
  isBot: (seat: Seat) => boolean,
  options: Partial<Options> = {},
): Table<FullMetalPlanete> =>
  botTable({ game: fullMetalPlanete, seats, options: optionsOf(options) }, seed, (seat) =>
    isBot(seat) ? bot : undefined,
  )

const pointsOf = ({ state }: Pick<Table<FullMetalPlanete>, 'state'>): number[] =>
  score(state).map(({ points }) => points)

/** Bots among themselves; several tests look at the same game. */
const alone = new Map<number, Table<FullMetalPlanete>>()
function aloneWith(seats: number) {
  const played = alone.get(seats) ?? playGame(seedOf(`alone ${seats}`), seats, () => true)
  alone.set(seats, played)
  return played
}

describe('whole games', () => {
  test.each(depth({ quick: [3], deep: [2, 3, 4] }))(
    'with %i seats it has at least three times as much as random players',
    (seats) => {
      const own: number[] = []
      const others: number[] = []
      for (let game = 0; game < 2; game++) {
        pointsOf(playGame(`bot ${game}`, seats, (seat) => seat === game)).forEach((count, seat) => {
          if (seat === game) own.push(count)
          else others.push(count)
        })
      }
      const mean = (list: readonly number[]) =>
        list.reduce((sum, count) => sum + count, 0) / list.length
      expect(mean(own)).toBeGreaterThan(3 * mean(others))
      expect(Math.min(...own)).toBeGreaterThan(20)
    },
  )

  test.each(depth({ quick: [4], deep: [2, 3, 4] }))(
    '%i bots bring ore home, carry guns, and no ship of theirs is left behind',
    (seats) => {
      const table = aloneWith(seats)
      const ore = score(table.state).map(({ tally }) => tally?.minerals ?? 0)
      expect(Math.max(...ore)).toBeGreaterThan(8)
      const events = table.entries.flatMap((entry) => entry.events)
      expect(events.filter(({ kind }) => kind === 'leftBehind')).toEqual([])
      expect(events.filter(({ kind }) => kind === 'transferred').length).toBeGreaterThan(0)
    },
  )

  test.each(['published', 'app'] as const)('it plays by the rules of preset %s', (preset) => {
    const seats = depth({ quick: 2, deep: 3 })
    const table = playGame('preset', seats, () => true, { preset, board: 5 })
    expect(Math.max(...pointsOf(table))).toBeGreaterThan(20)
  })

  test('hardly anybody goes back where he stood in the same turn for nothing', () => {
    const { steps, back } = stepsBack(aloneWith(4))
    expect(steps).toBeGreaterThan(300)
    expect(back / steps).toBeLessThan(0.01)
  })

  test('the house asks the game’s own player', async () => {
    const scene = arrange({ pieces: { crab: { type: 'crab', at: [8, 0] } }, minerals: [[9, 0]] })
    const asked = await simpleMove(fullMetalPlanete, scene.table.view(0), 0, seededChance('unused'))
    expect(asked).toEqual(answer(scene))
  })
})

/** Steps of all units, and those onto a hex where the unit stood before in the same turn, with nothing done in between. */
function stepsBack({ entries }: Pick<Table<FullMetalPlanete>, 'entries'>) {
  const trails = new Map<string, number[]>()
  let [steps, back] = [0, 0]
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.kind === 'moved') {
      const trail = trails.get(event.unit) ?? []
      steps += 1
      if (trail.includes(event.to)) back += 1
      trails.set(event.unit, [...trail, event.to])
    } else if (event.kind !== 'pinned' && event.kind !== 'released') trails.clear()
  }
  return { steps, back }
}

describe('ore', () => {
  test('what lies beside a pode is taken in, what lies beside a crab is loaded', () => {
    expect(answerIn({ minerals: [[4, 4]] })).toEqual(load('astronef-p1', 'mineral-1'))
    const pieces = { crab: { type: 'crab', at: [8, 0] } } as const
    expect(answerIn({ pieces, minerals: [[9, 0]] })).toEqual(load('crab', 'mineral-1'))
  })

  test('a crab goes to the nearer piece, and with a full load straight home', () => {
    const pieces = { crab: { type: 'crab', at: [8, 0] } } as const
    const minerals = [
      [8, 3],
      [20, 0],
    ] as const
    const step = answerIn({ pieces, minerals })
    expect(step).toMatchObject({ kind: 'move', unit: 'crab' })
    expect(step).toEqual(march('crab', [8, 0], [8, 1]))
    const home = answerIn({ pieces, minerals: ['crab', 'crab', [8, 1]] })
    expect(home).toMatchObject({ kind: 'move', unit: 'crab' })
    expect(home).not.toEqual(load('crab', 'mineral-3'))
  })

  test('beside a pode a full load goes in with its carrier, a single piece is handed over', () => {
    const pieces = { crab: { type: 'crab', at: [3, 1] } } as const
    expect(answerIn({ pieces, minerals: ['crab', 'crab'] })).toEqual(enter('crab', 0))
    expect(answerIn({ pieces, minerals: ['crab'] })).toEqual(unload('crab', 'mineral-1', [3, 2]))
  })

  test('nobody walks into a marsh that he would not leave in this turn, unless the tide is known', () => {
    const marsh = [
      [9, 0],
      [9, -1],
      [9, 1],
      [10, -1],
      [10, 0],
      [10, 1],
    ] as const
    const setting: Setting = {
      ground: 'sea',
      terrain: {
        marsh,
        land: [
          [8, 0],
          [11, -1],
          [12, -1],
          [5, 2],
          [6, 1],
          [7, 0],
          [7, 1],
          [4, 2],
          [5, 1],
        ],
      },
      pieces: { crab: { type: 'crab', at: [8, 0] } },
      minerals: [[12, -1]],
    }
    expect(answerIn({ ...setting, ap: 2 })).toEqual(endTurn)
    expect(answerIn({ ...setting, ap: 9 })).toMatchObject({ kind: 'move', unit: 'crab' })
    const change: Setting['change'] = (state) => {
      state.deck = state.deck.map((card) => ({ ...card, to: [0, 1] }))
    }
    expect(answerIn({ ...setting, ap: 2, next: 'low', change })).toMatchObject({ kind: 'move' })
    expect(answerIn({ ...setting, ap: 2, next: 'high', change })).toEqual(endTurn)
  })

  test('without anything to do it saves its points', () => {
    expect(answerIn({})).toEqual(endTurn)
    expect(answerIn({ pieces: { crab: { type: 'crab', at: [8, 0] } } })).toEqual(endTurn)
  })
})

describe('fights', () => {
  const tanks = {
    one: { type: 'tank', at: [15, 0] },
    two: { type: 'tank', at: [16, 0] },
  } as const

  test('what two can capture is captured, what they can only hit is shot', () => {
    const crab = { type: 'crab', seat: 1 } as const
    expect(answerIn({ pieces: { ...tanks, crab: { ...crab, at: [16, -1] } } })).toEqual(
      capture('two', 'one', 'crab'),
    )
    const far = { pieces: { ...tanks, crab: { ...crab, at: [16, -2] } }, ap: 2 } as const
    expect(answerIn(far)).toEqual(fire('one', 'two', [16, -2]))
  })

  test('whoever is held down steps out of fire first', () => {
    const pieces = {
      crab: { type: 'crab', at: [10, 5] },
      one: { type: 'tank', seat: 1, at: [12, 4] },
      two: { type: 'tank', seat: 1, at: [12, 5] },
    } as const
    expect(answerIn({ pieces, minerals: ['crab'] })).toMatchObject({ kind: 'move', unit: 'crab' })
  })

  test('the guard comes out of the hold and shoots at whoever besieges the ship', () => {
    const scene = arrange({
      pieces: {
        'tank-p1-1': { type: 'tank', in: 'hold' },
        'tank-p1-2': { type: 'tank', in: 'hold' },
        foe: { type: 'tank', seat: 1, at: [7, 1] },
      },
    })
    for (let move = answer(scene); move?.kind !== 'endTurn'; move = answer(scene)) {
      if (move === undefined) throw new Error('the bot has no answer')
      scene.play(0, move)
    }
    expect(isGone(scene, 'foe')).toBe(true)
  })

  test('an astronef without towers is entered', () => {
    const lostTowers = [
      [1, 0],
      [1, 1],
      [1, 2],
    ] as const
    const pieces = { tank: { type: 'tank', at: [33, -2] } } as const
    expect(answerIn({ pieces, lostTowers })).toEqual(enter('tank', 0, 'astronef-p2'))
  })

  test('guns near an open ship go for its towers', () => {
    const pieces = {
      one: { type: 'supertank', at: [33, -4] },
      two: { type: 'tank', at: [33, -3] },
    } as const
    expect(answerIn({ pieces })).toEqual(fire('one', 'two', [33, -1]))
  })
})

describe('leaving', () => {
  const choices = (setting: Setting): Move | undefined =>
    answerIn({
      ...setting,
      turn: 21,
      change(state) {
        state.phase = 'liftoff'
      },
    })

  test('on turn 21 it stays while there is ore, and leaves where the ship may be lost', () => {
    expect(choices({ minerals: [[10, 0]] })).toEqual(liftOff('stay'))
    expect(choices({})).toEqual(liftOff('now'))
    const besiegers = {
      one: { type: 'tank', seat: 1, at: [7, 3] },
      two: { type: 'tank', seat: 1, at: [7, 2] },
    } as const
    const lostTowers = [[0, 1]] as const
    expect(choices({ minerals: [[10, 0]], pieces: besiegers, lostTowers })).toEqual(liftOff('now'))
  })

  test('late in the game everybody comes home, and the price of leaving is kept', () => {
    const pieces = { tank: { type: 'tank', at: [3, 1] } } as const
    expect(answerIn({ pieces, turn: 24 })).toEqual(enter('tank', 0))
    expect(answerIn({ pieces, turn: 25, ap: 1 })).toEqual(endTurn)
    expect(answerIn({ pieces, turn: 25, ap: 2 })).toEqual(enter('tank', 0))
  })
})
