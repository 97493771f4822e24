// A piece that was placed and is not confirmed yet: it can be turned, moved, or put back.
import type { Unit } from '../../src/state.ts'
import { useTalk } from '../words/index.ts'
import type { CardProps } from './props.ts'

interface PlacedActsProps extends CardProps {
  readonly unit: Unit
}

export function PlacedActs({ now, hand, unit }: PlacedActsProps) {
  const { say } = useTalk()
  const ways = now.offers.filter(
    (move) => move.kind === 'deploy' && move.unit === unit.id && move.to === unit.at,
  )
  const lying = ways.findIndex((move) => move.kind === 'deploy' && move.rotation === unit.rotation)
  const turned = ways[(lying + 1) % ways.length]
  return (
    <>
      <p>{say('board.card.elsewhere')}</p>
      <div className="fmp-acts">
        {ways.length > 1 && turned !== undefined && (
          <button type="button" className="fmp-act" onClick={() => hand.make(turned)}>
            {say('board.card.turn')}
          </button>
        )}
        <button type="button" className="fmp-act" onClick={() => hand.planning.takeBack(unit.id)}>
          {say('board.card.intoHold')}
        </button>
      </div>
    </>
  )
}
