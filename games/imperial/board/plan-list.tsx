// The plan of a maneuver step by step, each of which can be taken back, or made earlier, while the plan is not final.
import type { State } from '../src/index.ts'
import { targetOf } from '../src/rules/arrival.ts'
import type { Step } from '../src/state.ts'
import { useBoard } from './board-context.ts'
import { replanning, useReplan } from './replan.ts'
import { type Talk, useTalk } from './words/index.ts'

export function PlanList() {
  const { view, pointers } = useBoard()
  const talk = useTalk()
  const { change, isChanging } = useReplan()
  const { plan } = view
  if (plan?.kind !== 'maneuver') return null
  const steps = plan.steps ?? []
  if (steps.length === 0) return null
  const canChange = pointers.length > 0 && change !== undefined && !isChanging
  return (
    <section className="im-plan" aria-label={talk.say('board.plan')}>
      <h3>{talk.say(isChanging ? 'board.plan.changing' : 'board.plan')}</h3>
      <ol>
        {steps.map((step, index) => {
          const text = stepText(talk, view, step)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are told apart by their order
            <li key={index}>
              <span>{text}</span>
              {canChange && index > 0 && (
                <button
                  type="button"
                  aria-label={talk.say('board.plan.earlier', { step: text })}
                  title={talk.say('board.plan.earlier', { step: text })}
                  onClick={() => change?.(replanning.earlier(steps, index))}
                >
                  ↑
                </button>
              )}
              {canChange && (
                <button
                  type="button"
                  aria-label={talk.say('board.plan.back', { step: text })}
                  title={talk.say('board.plan.back', { step: text })}
                  onClick={() => change?.(replanning.without(steps, index))}
                >
                  ×
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** As the log will tell it. */
function stepText({ say }: Talk, { up }: State, { unit, from, dest, action }: Step): string {
  const target = targetOf(action)
  const params = {
    unit: say(`${unit}.${from}`),
    place: say(`place.${dest}`),
    country: say(`country.${target?.country ?? up}`),
    enemy: say(`unit.${target?.unit ?? unit}`),
  }
  if (target !== undefined) return say('step.war', params)
  if (action.startsWith('blow')) return say('step.blowUp', params)
  if (action === 'peace' || action === 'hostile') return say(`step.${action}`, params)
  return say(from === dest ? 'step.stay' : 'step.move', params)
}
