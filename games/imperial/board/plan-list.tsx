// The plan of a maneuver step by step, each of which can be taken back, or made earlier, while the plan is not final (I-12.16).
import { useEffect, useRef } from 'react'
import type { Move, State } from '../src/index.ts'
import { targetOf } from '../src/rules/arrival.ts'
import type { Step } from '../src/state.ts'
import { useBoard } from './board-context.ts'
import { type Talk, useTalk } from './words/index.ts'

/** Which steps are kept, in which order. */
export const withoutStep = (steps: readonly Step[], index: number): Move => ({
  kind: 'replan',
  keep: steps.flatMap((_, at) => (at === index ? [] : [at])),
})

/** Made before the one at that place. */
export const earlierStep = (steps: readonly Step[], index: number, before: number): Move => {
  const others = steps.flatMap((_, at) => (at === index ? [] : [at]))
  return { kind: 'replan', keep: others.toSpliced(others.indexOf(before), 0, index) }
}

/** Units that were left where they are, and did nothing there, are not told. */
export const isDeed = ({ from, dest, action, chip }: Step): boolean =>
  from !== dest || action !== '' || chip !== undefined

export function PlanList() {
  const { view } = useBoard()
  const talk = useTalk()
  const list = useRef<HTMLOListElement>(null)
  const { plan } = view
  const steps = plan?.kind === 'maneuver' ? (plan.steps ?? []) : []
  const deeds = steps.flatMap((step, index) => (isDeed(step) ? [{ step, index }] : []))
  const { length } = deeds
  useEffect(() => {
    // The latest is in sight.
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [length])
  if (length === 0) return null
  return (
    <section className="im-plan" aria-label={talk.say('board.plan')}>
      <h2>{talk.say('board.plan')}</h2>
      <ol ref={list}>
        {deeds.map(({ step, index }, place) => {
          const text = stepText(talk, view, step)
          const before = deeds[place - 1]?.index
          return (
            <li key={index}>
              <span>{text}</span>
              {before !== undefined && (
                <Change
                  id="earlier"
                  sign="↑"
                  text={text}
                  move={earlierStep(steps, index, before)}
                />
              )}
              <Change id="back" sign="×" text={text} move={withoutStep(steps, index)} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface ChangeProps {
  readonly id: 'earlier' | 'back'
  readonly sign: string
  readonly text: string
  readonly move: Move
}

/** Only there where the rules take it: not after somebody else was asked, not where a later step needs it. */
function Change({ id, sign, text, move }: ChangeProps) {
  const { props, pointers } = useBoard()
  const { say } = useTalk()
  if (pointers.length === 0 || props.whyNot(move) !== undefined) return null
  const label = say(`board.plan.${id}`, { step: text })
  return (
    <button type="button" aria-label={label} title={label} onClick={() => props.play(move)}>
      {sign}
    </button>
  )
}

/** As the log tells it. */
export function stepText({ say }: Talk, { up }: State, step: Step): string {
  const { unit, from, dest, action, convoy } = step
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
  return say(from === dest ? 'step.stay' : convoy ? 'step.crossed' : 'step.move', params)
}
