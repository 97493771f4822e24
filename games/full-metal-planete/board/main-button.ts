// The one large button above the planet: what the phase asks for in the end.
import type { Hand } from './use-hand.ts'
import type { Talk } from './words/index.ts'

export interface MainButton {
  readonly label: string
  onPress(): void
}

export function mainButton(hand: Hand, say: Talk['say']): MainButton | undefined {
  const { aimed, planning, endTurn, doDeed } = hand
  const { view, offers } = planning.now
  if (view.phase === 'landing' && aimed !== undefined)
    return { label: say('board.landHere'), onPress: () => doDeed(aimed) }
  if (!offers.some(({ kind }) => kind === 'endTurn')) return undefined
  const label = view.phase === 'deployment' ? 'board.doneDeploying' : 'board.endTurn'
  return { label: say(label), onPress: endTurn }
}
