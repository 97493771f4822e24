// What would come of a deed, and the button that does it.
import { aimingAt, inAnotherWay } from '../choosing.ts'
import { type Deed, deedsOf, type Now } from '../deeds.ts'
import { retreats } from '../ending.ts'
import type { Foresight } from '../foresight.ts'
import { SignIcon } from '../icon.tsx'
import { namesOf } from '../sentences.ts'
import { type Talk, useTalk } from '../words/index.ts'
import { KindButton } from './acts.tsx'
import type { CardProps } from './props.ts'

export interface AimedProps extends CardProps {
  readonly deed: Deed
}

/** What would follow, and the button that does it. */
export function Aimed({ now, hand, deed }: AimedProps) {
  const { say } = useTalk()
  const { choice, foresight, refusal, choose, doDeed } = hand
  const others = deedsOf(now, choice).filter((one) => one.hex === deed.hex && one.key !== deed.key)
  return (
    <>
      <Consequences now={now} deed={deed} foresight={foresight} />
      {refusal !== undefined && <p className="is-warning">{refusal}</p>}
      <div className="fmp-acts">
        {refusal === undefined && <DoButton deed={deed} play={doDeed} />}
        {deed.moves.length > 1 && (
          <button
            type="button"
            className="fmp-act"
            onClick={() => choose(inAnotherWay(choice, deed))}
          >
            {say('board.card.other')}
            <small>
              {say('board.card.ways', { way: 1 + (choice.aim?.way ?? 0), ways: deed.moves.length })}
            </small>
          </button>
        )}
        {others.map((one) => (
          <KindButton
            key={one.key}
            kind={one.kind}
            deeds={[one]}
            aim={(other) => choose(aimingAt(choice, other))}
          />
        ))}
      </div>
    </>
  )
}

export const DoButton = ({ deed, play }: { readonly deed: Deed; play(deed: Deed): void }) => {
  const { say } = useTalk()
  return (
    <button type="button" className="fmp-act is-main" onClick={() => play(deed)}>
      {deed.kind !== 'endTurn' && <SignIcon name={deed.kind} />}
      {say(`board.do.${deed.kind}`)}
      {deed.cost > 0 && <em>{deed.cost}</em>}
    </button>
  )
}

interface ConsequencesProps {
  readonly now: Now
  readonly deed: Deed
  readonly foresight: Foresight | undefined
}

function Consequences({ now, deed, foresight }: ConsequencesProps) {
  const { say } = useTalk()
  const lines = linesOf(now, deed, foresight, say)
  const isLast = now.view.retreatOpen && deed.kind !== 'move' && retreats(now).length > 0
  return (
    <>
      {lines.length > 0 && <p>{lines.join(' ')}</p>}
      {isLast && <p className="is-warning">{say('board.card.noRetreat')}</p>}
    </>
  )
}

function linesOf(
  { view }: Now,
  deed: Deed,
  foresight: Foresight | undefined,
  say: Talk['say'],
): string[] {
  const lines: string[] = []
  if (deed.isStranding === true) lines.push(say('board.card.stuck'))
  if (foresight === undefined) return lines
  const { destroyed, pinned, freed, ap, stuckAt, shots } = foresight
  const some = (id: string, of: string, units: readonly string[]) => {
    if (units.length > 0) lines.push(say(id, { [of]: namesOf(view, units, say) }))
  }
  some('board.card.destroys', 'hit', destroyed)
  some('board.card.pins', 'units', pinned)
  some('board.card.frees', 'units', freed)
  if (stuckAt.length > 0 && deed.isStranding !== true)
    lines.push(
      say('board.card.stuckAt', { tides: stuckAt.map((one) => say(`board.at.${one}`)).join(', ') }),
    )
  if (shots !== undefined) lines.push(say('board.card.shotsLeft', { shots }))
  if (view.phase === 'playing') lines.push(say('board.card.left', { ap }))
  return lines
}
