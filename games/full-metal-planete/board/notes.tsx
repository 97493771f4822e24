// A few words beside a hex: what it costs to go there, and what it is called.
import { Callout } from '../../drawing/callout.tsx'
import { hexText } from '../src/words/params.ts'
import { centreOf, VIEW } from './geometry.ts'
import type { Eye } from './use-eye.ts'
import type { Hand } from './use-hand.ts'
import { useTalk } from './words/index.ts'

interface NotesProps {
  readonly hand: Hand
  readonly eye: Eye
}

/** Of what is aimed at; where nothing is, of what lies under the mouse or the cursor. */
export function Notes({ hand, eye }: NotesProps) {
  const { say } = useTalk()
  const { view } = hand.planning.now
  const under = eye.cursor ?? eye.hover
  const deed = hand.aimed ?? hand.deeds.find(({ hex }) => hex !== null && hex === under)
  const hex = deed?.hex ?? (eye.look.hasNames ? under : null)
  if (hex == null || hex < 0 || eye.peek !== null) return null
  const words = eye.look.hasNames ? [hexText(hex)] : []
  if (deed !== undefined && view.phase === 'playing')
    words.push(say('board.pointsLeft', { cost: deed.cost, left: view.ap - deed.cost }))
  if (words.length === 0) return null
  return (
    <Callout at={centreOf(hex)} world={VIEW} within={eye.lens.current?.shown} away={20}>
      {words.join(' · ')}
    </Callout>
  )
}
