// Somebody or something that is chosen: name, place, condition with its reason, hold, and what it can do.

import { isCombat, type State, type Unit } from '../../src/state.ts'
import { piece } from '../../src/words/names.ts'
import { groundWord, hexText } from '../../src/words/params.ts'
import { NO_CHOICE } from '../choosing.ts'
import { MachineIcon } from '../icon.tsx'
import { isPlaced } from '../plan.ts'
import { conditionOf, heldDownBy, namesOf, worthOf } from '../sentences.ts'
import { type Talk, useTalk } from '../words/index.ts'
import { Acts } from './acts.tsx'
import { Aimed } from './aimed.tsx'
import { CardFrame } from './card-frame.tsx'
import { Hold } from './hold.tsx'
import { PlacedActs } from './placed-acts.tsx'
import type { CardProps } from './props.ts'

interface UnitCardProps extends CardProps {
  readonly unit: Unit
}

export function UnitCard(props: UnitCardProps) {
  const { now, hand, unit, carry, isAside } = props
  const { choice, aimed, choose, planning } = hand
  const { say } = useTalk()
  const { view } = now
  return (
    <CardFrame
      picture={<MachineIcon type={unit.type} owner={unit.owner} size={42} />}
      title={say('step.piece', { unit: piece(view, unit.id) })}
      place={placeText(view, unit, say)}
      {...stateText(view, unit, say)}
      isAside={isAside}
      close={() => choose(NO_CHOICE)}
    >
      {whyText(view, unit, say).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Hold now={now} unit={unit} choice={choice} choose={choose} carry={carry} />
      {isPlaced(planning.plan, unit.id) ? (
        <PlacedActs {...props} unit={unit} />
      ) : aimed === undefined ? (
        <Acts {...props} unit={unit} />
      ) : (
        <Aimed {...props} deed={aimed} />
      )}
    </CardFrame>
  )
}

const placeText = (view: State, { at }: Unit, say: Talk['say']): string =>
  at === null ? '' : say('board.card.place', { hex: hexText(at), ground: groundWord(view, at) })

/** A few words; whatever takes more is told below. */
function stateText(view: State, unit: Unit, say: Talk['say']): { readonly state?: string } {
  if (unit.type === 'astronef')
    return { state: say('board.card.holds', { count: unit.cargo.length }) }
  const condition = say(conditionOf(view, unit))
  const isFit = conditionOf(view, unit) === 'condition.fit'
  if (isCombat(unit) && isFit) return { state: say('board.card.shots', { shots: unit.shots }) }
  return condition.length > LONGEST_STATE ? {} : { state: condition }
}

const LONGEST_STATE = 18

/** Who holds it down, until when it is stuck, what an astronef is worth. */
function whyText(view: State, unit: Unit, say: Talk['say']): string[] {
  const by = heldDownBy(view, unit).map(({ id }) => id)
  const lines = by.length === 0 ? [] : [say('board.card.pinnedBy', { by: namesOf(view, by, say) })]
  const condition = say(conditionOf(view, unit))
  if (condition.length > LONGEST_STATE) lines.unshift(condition)
  if (conditionOf(view, unit).startsWith('condition.stuck')) lines.push(say('board.stuckThere'))
  if (unit.type !== 'astronef' || view.phase === 'deployment') return lines
  if (unit.cargo.length === 0) lines.push(say('board.card.empty'))
  return [...lines, worthOf(view, unit.home, say)]
}
