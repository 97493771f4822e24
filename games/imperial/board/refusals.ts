// Why a region that was pressed leads nowhere.
import type { Place } from '../src/data/map.ts'
import type { Move } from '../src/index.ts'
import { maneuverMove } from '../src/moves/maneuver-move.ts'
import { situationOf } from '../src/rules/step.ts'
import { maneuverOf } from '../src/state.ts'
import type { BoardValue } from './board-context.ts'
import { reachOf } from './reach.ts'
import type { Talk } from './words/index.ts'

export function refusalAt(value: BoardValue, talk: Talk, place: Place): string {
  const { view, choice, seat, props } = value
  if (view.plan?.kind === 'maneuver' && seat !== undefined) {
    const chosen = choice.unit === null ? view : reachOf(view, choice.unit).view
    if (situationOf(chosen, maneuverOf(chosen)) === undefined) return '' // it is gone
    const refusal = maneuverMove.refusal(chosen, seat, {
      kind: 'maneuverMove',
      dest: place,
      action: '',
    })
    return refusal === undefined ? '' : talk.say(`refusal.${refusal.code}`, refusal.facts)
  }
  const move = moveAt(value, place)
  return (move && props.whyNot(move)) ?? ''
}

function moveAt({ view, choice }: BoardValue, place: Place): Move | undefined {
  if (view.plan?.kind === 'units') return { kind: 'addUnit', unit: 'army', territory: place }
  return choice.space === 'Factory'
    ? { kind: 'propose', space: 'Factory', territory: place }
    : undefined
}
