// Changing a plan in its middle: what follows is taken back, and made again in the order that is wanted now. Each change is a move
// or a taking back of its own, so the ledger knows no other kind of step.
import { useEffect, useRef, useState } from 'react'
import type { Move, State } from '../src/index.ts'
import { ownForces, phaseOf, type Step } from '../src/state.ts'
import { useBoard } from './board-context.ts'
import { reachOf } from './reach.ts'

export const replanning = {
  without: (steps: readonly Step[], index: number): readonly Step[] => steps.toSpliced(index, 1),
  earlier: (steps: readonly Step[], index: number): readonly Step[] => {
    const step = steps[index]
    return step === undefined ? steps : steps.toSpliced(index, 1).toSpliced(index - 1, 0, step)
  },
}

const isSame = (one: Step | undefined, other: Step | undefined): boolean =>
  one?.unit === other?.unit &&
  one?.from === other?.from &&
  one?.dest === other?.dest &&
  one?.action === other?.action

export type NextStep = 'takeBack' | 'done' | readonly [Move, Move]

/** What leads one move nearer to the steps that are wanted; what is not possible any more is left out. */
export function nextStep(view: State, wanted: readonly Step[]): NextStep {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return 'done'
  const made = plan.steps ?? []
  if (plan.chosen !== null || !made.every((step, index) => isSame(step, wanted[index])))
    return 'takeBack'
  for (const step of wanted.slice(made.length)) {
    const moves = movesOf(view, step)
    if (moves !== undefined) return moves
  }
  return 'done'
}

/** The unit that makes this step, and the step. */
function movesOf(view: State, step: Step): readonly [Move, Move] | undefined {
  const { plan } = view
  if (plan?.kind !== 'maneuver' || phaseOf(plan) !== step.unit) return undefined
  const { fleets, armies } = ownForces(view, plan)
  const places = step.unit === 'fleet' ? fleets : armies.map(({ at }) => at)
  const done = step.unit === 'fleet' ? plan.fleetsDone : plan.armiesDone
  for (const [unit, place] of places.entries()) {
    if (done[unit] || place !== step.from) continue
    const move = reachOf(view, unit).deeds.find(
      ({ dest, action }) => dest === step.dest && action === step.action,
    )
    if (move !== undefined) return [{ kind: 'chooseUnit', unit }, move]
  }
  return undefined
}

/** Goes on by itself, answer by answer, until the plan is as wanted. */
export function useReplan() {
  const { props, view } = useBoard()
  const [wanted, want] = useState<readonly Step[] | null>(null)
  const asked = useRef('')
  const { takeBack, takingBack = 'never', isSending } = props
  const steps = view.plan?.kind === 'maneuver' ? (view.plan.steps ?? []) : []
  const stand = JSON.stringify([steps, view.plan?.kind === 'maneuver' && view.plan.chosen])
  useEffect(() => {
    if (wanted === null || isSending) return
    const next = nextStep(view, wanted)
    if (next === 'done' || (next === 'takeBack' && takingBack !== 'free')) {
      want(null)
      asked.current = ''
    } else if (next === 'takeBack') {
      if (asked.current === stand) return
      asked.current = stand
      takeBack?.()
    } else {
      asked.current = ''
      for (const move of next) props.play(move)
    }
  }, [wanted, view, isSending, takingBack, takeBack, stand, props])
  const change = takingBack === 'free' ? want : undefined
  return { change, isChanging: wanted !== null }
}
