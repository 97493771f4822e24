// A plan put together anew from steps of its own: some of them, perhaps in another order (I-12.16).
import { type Refusal, refuse } from '@foldtable/kernel'
import { consentsByItself } from '../flow/peace.ts'
import { freshManeuver, takeStep } from '../fold/maneuver.ts'
import { indexOf, type Maneuver, phaseOf, type State, type Step } from '../state.ts'
import { placeWord } from '../words/params.ts'
import { refusalOf } from './arrival.ts'
import { armedAmong } from './occupation.ts'
import { stepOf } from './outcome.ts'
import { arrivalAt, refusalToGo, type Situation, situationOf } from './step.ts'

/** The steps as they come out then, or why they cannot be made. */
export function replannedSteps(
  state: State,
  maneuver: Maneuver,
  keep: readonly number[],
): readonly Step[] | Refusal {
  const { steps = [], by, space } = maneuver
  const why = refusalToKeep(steps, keep)
  if (why !== undefined) return why
  const anew = freshManeuver(state, by, space, [])
  const scratch = { ...state, plan: anew }
  for (const place of keep) {
    const step = stepAgain(scratch, anew, steps[place])
    if ('code' in step) return step
    takeStep(scratch, anew, step)
  }
  return anew.steps ?? []
}

/** Each at most once; and what others were asked about stays, with all that came before it. */
function refusalToKeep(steps: readonly Step[], keep: readonly number[]): Refusal | undefined {
  const isThere = (place: number) => steps[place]?.index !== undefined
  if (!keep.every(isThere) || new Set(keep).size < keep.length)
    return refuse('noSuchStep', 'I-12.16')
  const isSame = (count: number) => steps.slice(0, count).every((_, place) => keep[place] === place)
  if (keep.length === steps.length && isSame(steps.length)) return refuse('samePlan', 'I-12.16')
  const final = steps.findLastIndex(({ asked }) => asked === true)
  const dest = steps[final]?.dest
  return dest === undefined || isSame(final + 1)
    ? undefined
    : refuse('peaceWasAsked', 'I-12.16', { place: placeWord(dest) })
}

/** The same unit does the same, judged on the board as it is then; what others were asked about is not judged again. */
function stepAgain(state: State, maneuver: Maneuver, step: Step | undefined): Step | Refusal {
  if (step?.index === undefined) return refuse('noSuchStep', 'I-12.16')
  if (step.unit === 'army' && phaseOf(maneuver) === 'fleet') return refuse('fleetsFirst', 'I-12.3')
  maneuver.chosen = indexOf(state, maneuver, step.unit, step.index)
  if (step.asked === true) return step
  const situation = situationOf(state, maneuver)
  if (situation === undefined || situation.mover.from !== step.from)
    return refuse('noSuchStep', 'I-12.16') // it was spent by another one
  const { dest, action } = step
  return refusalOfStep(state, situation, step) ?? stepOf(state, maneuver, situation, dest, action)
}

function refusalOfStep(
  state: State,
  situation: Situation,
  { dest, action, from }: Step,
): Refusal | undefined {
  const why = refusalToGo(situation, dest) ?? refusalOf(arrivalAt(situation, dest), action)
  if (why !== undefined || action !== 'peace' || dest === from) return why
  const asked = armedAmong(arrivalAt(situation, dest).strangers)
  return asked.every((country) => consentsByItself(state, country))
    ? undefined
    : refuse('peaceNotAsked', 'I-13.1', { place: placeWord(dest) })
}
