// What it can do, as buttons: each kind of deed with its price.
import type { Buildable } from '../../src/data/pieces.ts'
import type { State, Unit } from '../../src/state.ts'
import { piece } from '../../src/words/names.ts'
import { aimingAt, building } from '../choosing.ts'
import { buildsOf, type Deed, type DeedKind } from '../deeds.ts'
import { MachineIcon, SignIcon } from '../icon.tsx'
import { type Talk, useTalk } from '../words/index.ts'
import type { CardProps } from './props.ts'

interface ActsProps extends CardProps {
  readonly unit: Unit
}

/** A button for each kind of deed: it goes to the first place where it can be done; those without a place are there at once. */
export function Acts({ now, hand, unit }: ActsProps) {
  const { say } = useTalk()
  const { choice, deeds, choose, doDeed } = hand
  const kinds = [...new Set(deeds.filter(({ hex }) => hex !== null).map(({ kind }) => kind))]
  const placeless = deeds.filter(({ hex }) => hex === null)
  const builds = choice.item === null ? buildsOf(now, unit.id) : []
  // A piece of the hold is placed by pressing its hex; every step is a way.
  const shown = kinds.filter((kind) => kind !== 'move' && kind !== 'deploy')
  if (shown.length + placeless.length + builds.length === 0) return null
  return (
    <div className="fmp-acts">
      {shown.map((kind) => (
        <KindButton
          key={kind}
          kind={kind}
          deeds={deeds}
          aim={(deed) => choose(aimingAt(choice, deed))}
        />
      ))}
      {placeless.map((deed) => (
        <button key={deed.key} type="button" className="fmp-act" onClick={() => doDeed(deed)}>
          <SignIcon name={deed.kind === 'transfer' ? 'transfer' : 'liftOff'} />
          {placelessText(now.view, deed, say)}
          {deed.cost > 0 && <em>{deed.cost}</em>}
        </button>
      ))}
      {builds.map((type: Buildable) => (
        <button
          key={type}
          type="button"
          className="fmp-act"
          aria-pressed={choice.build === type}
          onClick={() => choose(building(choice, type))}
        >
          <MachineIcon type={type} owner={unit.owner} size={22} />
          {say('board.card.build', { type: { word: `type.${type}` } })}
          <em>1</em>
        </button>
      ))}
    </div>
  )
}

function placelessText(view: State, { moves: [move] }: Deed, say: Talk['say']): string {
  if (move?.kind === 'transfer') return say('board.card.into', { into: piece(view, move.into) })
  if (move?.kind === 'liftOff')
    return say(view.phase === 'liftoff' ? `board.do.${move.when}` : 'board.do.liftOff')
  return ''
}

interface KindButtonProps {
  readonly kind: DeedKind
  readonly deeds: readonly Deed[]
  aim(deed: Deed): void
}

export function KindButton({ kind, deeds, aim }: KindButtonProps) {
  const { say } = useTalk()
  const [first] = deeds.filter((deed) => deed.kind === kind)
  if (first === undefined || kind === 'endTurn') return null
  return (
    <button type="button" className="fmp-act" onClick={() => aim(first)}>
      <SignIcon name={kind} />
      {say(`board.do.${kind}`)}
      <em>{first.cost}</em>
    </button>
  )
}
