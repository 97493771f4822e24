// What the map shows of a position: the board with the plan upon it, how each stack looks, and where the question is.

import { atlasOf, homesOf } from '../src/atlas.ts'
import { COUNTRIES } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { State } from '../src/index.ts'
import { isOccupied } from '../src/rules/occupation.ts'
import {
  type Board,
  type Changes,
  type Maneuver,
  ownForces,
  phaseOf,
  planBoard,
} from '../src/state.ts'
import type { Choice, Pointed } from './choosing.ts'
import { type Look, stackKey } from './stacks.ts'

export const boardWith = (board: Board, changes: Changes = {}): Board => ({ ...board, ...changes })

/** With the steps of the maneuver that is being put together. */
export const shownBoard = (view: State): Board =>
  view.plan?.kind === 'maneuver' ? planBoard(view, view.plan) : view.board

export const chipsOf = (board: Board): string =>
  COUNTRIES.flatMap((country) => board[country].chips.map((place) => `${place} ${country}`)).join()

export function factoriesOf(board: Board): { readonly working: string; readonly occupied: string } {
  const all = COUNTRIES.flatMap((country) =>
    board[country].factories.map((place) => ({ place, isHeld: isOccupied(board, country, place) })),
  )
  const named = (isHeld: boolean) =>
    all.flatMap((one) => (one.isHeld === isHeld ? [one.place] : [])).join()
  return { working: named(false), occupied: named(true) }
}

export type Looks = { readonly [stack: string]: Look | undefined }

/** Which stacks of the country that moves have moved, which wait, which one is chosen. */
export function looksOf(view: State, choice: Choice, canChoose: boolean): Looks {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return {}
  const looks: { [stack: string]: Look } = {}
  for (const { key, isDone, isChosen, isNext } of unitsIn(view, plan, plan.chosen ?? choice.unit)) {
    const look = isChosen ? 'chosen' : isDone ? 'done' : isNext && canChoose ? 'ready' : undefined
    if (look === undefined || looks[key] === 'chosen' || (looks[key] === 'ready' && isDone))
      continue
    looks[key] = look
  }
  return looks
}

function unitsIn(view: State, plan: Maneuver, chosen: number | null) {
  const { up } = view
  const { fleets, armies } = ownForces(view, plan)
  const phase = phaseOf(plan)
  return [
    ...fleets.map((at, index) => ({
      key: stackKey(up, 'fleet', at),
      isDone: plan.fleetsDone[index] ?? false,
      isChosen: phase === 'fleet' && chosen === index,
      isNext: phase === 'fleet',
    })),
    ...armies.map(({ at, hostile }, index) => ({
      key: stackKey(up, hostile ? 'army' : 'calm', at),
      isDone: plan.armiesDone[index] ?? false,
      isChosen: phase === 'army' && chosen === index,
      isNext: phase === 'army',
    })),
  ]
}

/** Where the chosen unit stands. */
export function originOf(view: State, { unit }: Choice): Place | undefined {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return undefined
  const chosen = plan.chosen ?? unit
  if (chosen === null) return undefined
  const { fleets, armies } = ownForces(view, plan)
  return phaseOf(plan) === 'fleet' ? fleets[chosen] : armies[chosen]?.at
}

/** Regions that lead on when they are pressed. */
export const litIn = (pointers: readonly Pointed[]): Place[] =>
  pointers.flatMap(({ at }) => (at.on === 'place' ? [at.place] : []))

/** What the question is about: which regions must be seen to answer it. */
export function matterOf(view: State, choice: Choice, pointers: readonly Pointed[]): Place[] {
  const { plan, up, proposals, mode } = view
  if (plan?.kind === 'maneuver' && plan.peace !== null)
    return [plan.peace.dest, ...atlasOf(view.rules).seas[plan.peace.dest]]
  const lit = litIn(pointers)
  const origin = originOf(view, choice)
  if (lit.length > 0 || origin !== undefined) return origin === undefined ? lit : [...lit, origin]
  if (plan?.kind === 'maneuver') {
    const { fleets, armies } = ownForces(view, plan)
    return [...fleets, ...armies.map(({ at }) => at)]
  }
  if (plan?.kind === 'units' || mode === 'bid' || mode === 'buyBid' || mode === 'sale')
    return [...homesOf(view.rules, up)]
  if (mode === 'vote' || mode === 'opposition')
    return proposals.flatMap(({ at, units = [], steps = [] }) => [
      ...(at === undefined ? [] : [at]),
      ...units.map((unit) => unit.at),
      ...steps.flatMap(({ from, dest }) => [from, dest]),
    ])
  return []
}
