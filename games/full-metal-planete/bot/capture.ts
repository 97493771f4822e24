// Whether a ship can be taken now, or with the next turn whatever the others answer: nothing is begun that was not rehearsed to its end.
import { type Chance, quickChance, type Seat } from '@foldtable/kernel'
import type { Hex } from '../src/board/grid.ts'
import type { Move, State } from '../src/index.ts'
import { towersOf } from '../src/rules/ships.ts'
import type { Unit } from '../src/state.ts'
import { bargeWithGuns, beachesFor, enemyShips, walkTo } from './by-sea.ts'
import { type Mood, type Outlook, waysOf } from './outlook.ts'
import { type Attempt, gunsNear, type Outcome, rehearse } from './rehearsal.ts'
import type { Stage } from './stage.ts'
import { thumb } from './thumb.ts'
import { FAR } from './ways.ts'

export interface Patience {
  /** How many ways are tried. */
  readonly tries: number
  /** Of those that nearly do it, so many are tried on into the next turn; 0 where only this turn counts. */
  readonly replies: number
}

/** The same for the second of two turns. */
const AGAIN: Patience = { tries: 9, replies: 0 }
/** Towers that may still stand after the first of two turns. */
const LEFT = 1
/** Nothing is begun on a later turn that takes two. */
const LAST_FOR_TWO = 20
const GUNS = 3
const SEEDS = 2 ** 21
/** The others answer as if they liked to fight: who thinks them peaceful is surprised. */
const FIERCE: Mood = { mostForFights: Number.POSITIVE_INFINITY }
const LONGEST_REPLY = 150

/** The moves of this turn; nothing if no ship is to be had. */
export function capture(
  outlook: Outlook,
  patience: Patience,
  chance: Chance,
): readonly Move[] | undefined {
  const { view, seat } = outlook
  for (const ship of enemyShips(outlook)) {
    const attempts = attemptsAt(outlook, ship, patience.tries)
    const seed = chance.below(SEEDS)
    const halves: Outcome[] = []
    for (const attempt of attempts) {
      const outcome = rehearse(view, seat, attempt, quickChance(seed))
      if (outcome.isTaken) return outcome.stage.made
      if (outcome.towers <= LEFT) halves.push(outcome)
    }
    if (view.turn >= LAST_FOR_TWO) continue
    for (const { stage } of promising(halves).slice(0, patience.replies)) {
      const made = stage.made.slice()
      if (isTakenNext(stage, seat, chance)) return made
    }
  }
  return undefined
}

function attemptsAt(outlook: Outlook, ship: Unit, tries: number): Attempt[] {
  const { view } = outlook
  const walk = walkTo(outlook, ship)
  const near = gunsNear(outlook, walk).length
  const least = 1 + 2 * towersOf(view, ship.home)
  const beaches = beachesInReach(outlook, walk, least)
  const goals = near >= 2 || (near > 0 && least === 1) ? [-1, ...beaches] : beaches
  if (goals.length === 0) return []
  return Array.from({ length: tries }, (_, at) => ({
    target: ship.id,
    beach: goals[Math.floor(at / 3) % goals.length] ?? -1,
    guns: 2 + (at % 3),
    whim: at < 3 * goals.length ? 0 : at,
  }))
}

function beachesInReach(outlook: Outlook, walk: Int16Array, least: number): Hex[] {
  const barge = bargeWithGuns(outlook)
  if (barge === undefined) return []
  const { steps } = waysOf(outlook, barge)
  return beachesFor(outlook, steps, walk, GUNS).filter(
    (hex) => (steps[hex] ?? FAR) + least + 3 <= outlook.view.ap,
  )
}

/** Fewest towers first, then most points left; those that end alike once. */
function promising(halves: readonly Outcome[]): Outcome[] {
  const kept = new Map<string, Outcome>()
  for (const half of halves) {
    const key = half.stage.state.units.map(({ at }) => at).join()
    if (!kept.has(key)) kept.set(key, half)
  }
  return [...kept.values()].sort(
    (one, other) => one.towers - other.towers || apOf(other.stage) - apOf(one.stage),
  )
}

const apOf = ({ state }: { readonly state: State }): number => state.ap

/** Lets the others answer, then looks whether one more turn is enough. */
function isTakenNext(stage: Stage, seat: Seat, chance: Chance): boolean {
  const ending = stage.outlook(seat, FIERCE).offers.find(({ kind }) => kind === 'endTurn')
  if (ending === undefined) return false
  stage.play(seat, ending)
  for (let count = 0; count < LONGEST_REPLY; count++) {
    const { asked } = stage
    if (asked === undefined || stage.state.phase !== 'playing') return false
    const outlook = stage.outlook(asked, FIERCE)
    if (asked === seat) return capture(outlook, AGAIN, chance) !== undefined
    const move = thumb(outlook)
    if (move === undefined) return false
    stage.play(asked, move)
  }
  return false
}
