// A hex that somebody asked about: what it is at each tide, who stands there, and whose guns reach it.
import type { Seat } from '@foldtable/kernel'
import type { Hex } from '../../src/board/grid.ts'
import { hexText } from '../../src/words/params.ts'
import { Gauge } from '../gauge.tsx'
import { gunsOn } from '../overlays.ts'
import { hexWords, namesOf, tidesOf } from '../sentences.ts'
import { useTalk } from '../words/index.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './props.ts'

interface HexCardProps extends CardProps {
  readonly hex: Hex
}

export function HexCard({ now, hex, tell }: HexCardProps) {
  const talk = useTalk()
  const { say } = talk
  const { view } = now
  const seats = view.saved.map((_, seat) => seat)
  const covered = seats.filter((seat) => gunsOn(view, hex, seat).length > 0)
  return (
    <CardFrame
      picture={<Gauge tide={view.tide} size={44} />}
      title={hexText(hex)}
      place={hexWords(now, hex, talk)}
      close={() => tell(null)}
    >
      <p>{tidesOf(view, hex, say)}</p>
      {covered.length === 0 && <p>{say('board.hex.noGuns')}</p>}
      {covered.map((seat) => (
        <p key={seat}>{gunsText(seat)}</p>
      ))}
    </CardFrame>
  )

  function gunsText(seat: Seat): string {
    const guns = gunsOn(view, hex, seat).map(({ id }) => id)
    const id = guns.length === 1 ? 'board.hex.oneGun' : 'board.hex.guns'
    return say(id, { who: talk.nameOf(seat), guns: namesOf(view, guns, say) })
  }
}
