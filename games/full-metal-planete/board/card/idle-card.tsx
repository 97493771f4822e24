// Nothing is chosen: what to do first, and what the next tide would do.

import { choosing, ownShip, readyUnits } from '../choosing.ts'
import { retreats } from '../ending.ts'
import { strandedNext } from '../foresight.ts'
import { MachineIcon } from '../icon.tsx'
import { namesOf } from '../sentences.ts'
import { useTalk } from '../words/index.ts'
import { CardFrame } from './card-frame.tsx'
import { Hold } from './hold.tsx'
import type { CardProps } from './props.ts'

export function IdleCard(props: CardProps) {
  const { say } = useTalk()
  const { view, viewer, offers } = props.now
  if (view.phase === 'finished') return null
  if (viewer === 'spectator' || offers.length === 0)
    return <p className="fmp-card fmp-hint is-faint">{say('board.card.wait')}</p>
  switch (view.phase) {
    case 'landing':
      return <p className="fmp-card fmp-hint">{say('board.card.chooseSite')}</p>
    case 'deployment':
      return <Tray {...props} />
    case 'playing':
      return <Ready {...props} />
    default:
      return null
  }
}

/** What is still in the hold, to be placed or left for later. */
function Tray({ now, hand, carry }: CardProps) {
  const { say } = useTalk()
  const ship = ownShip(now)
  if (ship === undefined) return null
  const choice = choosing(ship.id)
  const isPlanned = hand.planning.plan.length > 0
  return (
    <CardFrame
      picture={<MachineIcon type="astronef" owner={ship.owner} size={42} />}
      title={say('board.card.hold')}
      place={say(isPlanned ? 'board.card.rearrange' : 'board.card.choosePiece')}
      state={say('board.card.holds', { count: ship.cargo.length })}
    >
      <Hold now={now} unit={ship} choice={choice} choose={hand.choose} carry={carry} />
    </CardFrame>
  )
}

function Ready({ now, next }: CardProps) {
  const { say } = useTalk()
  const count = readyUnits(now).length
  const pinned = now.view.retreatOpen ? retreats(now) : []
  const stranded = strandedNext(now)
  return (
    <div className="fmp-card fmp-hint">
      <div>
        <p>
          {count === 0
            ? say('board.card.noMore')
            : `${say('board.card.ready', { count })} ${say('board.card.chooseUnit')}`}
        </p>
        {pinned.length > 0 && (
          <p className="is-warning">
            {say('board.card.retreat', { units: namesOf(now.view, pinned, say) })}
          </p>
        )}
        {stranded !== undefined && (
          <p className="is-warning">
            {say('board.card.tideComes', {
              tide: say(`board.${stranded.tide}`),
              units: namesOf(now.view, stranded.units, say),
            })}
          </p>
        )}
      </div>
      {count > 0 && (
        <button type="button" className="fmp-act" onClick={next}>
          {say('board.card.next')}
        </button>
      )}
    </div>
  )
}
