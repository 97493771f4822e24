// Where somebody may land: what would go, whether boats can leave, and which way it lies.
import type { Seat } from '@foldtable/kernel'
import { hexText } from '../../src/words/params.ts'
import { inAnotherWay, moveOf } from '../choosing.ts'
import { MachineIcon } from '../icon.tsx'
import { landingPreview } from '../overlays.ts'
import { useTalk } from '../words/index.ts'
import { type AimedProps, DoButton } from './aimed.tsx'
import { CardFrame } from './card-frame.tsx'

export function LandingCard({ now, hand, deed }: AimedProps) {
  const { say } = useTalk()
  const { choice, choose, doDeed } = hand
  const move = moveOf(deed, choice)
  if (move?.kind !== 'land') return null
  const { zone, cleared, isPort } = landingPreview(now.view, move.body, move.orientation)
  const ore =
    cleared.length === 0
      ? say('board.card.clearsNone')
      : say('board.card.clears', { count: cleared.length })
  return (
    <CardFrame
      picture={<MachineIcon type="astronef" owner={now.viewer as Seat} size={44} />}
      title={say('board.card.zone', { zone })}
      place={hexText(move.body)}
      close={() => choose({ ...choice, aim: null })}
    >
      <p>{`${ore} ${say(isPort ? 'board.card.port' : 'board.card.noPort')}`}</p>
      <div className="fmp-acts">
        <DoButton deed={deed} play={doDeed} />
        {deed.moves.length > 1 && (
          <button
            type="button"
            className="fmp-act"
            onClick={() => choose(inAnotherWay(choice, deed))}
          >
            {say('board.card.turn')}
          </button>
        )}
      </div>
    </CardFrame>
  )
}
