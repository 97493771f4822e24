// What the one bar says: the first situation that is true, in words, with at most two buttons. Knows no screen.
import { asked, bot, offline, paused, watching } from './bar/aside.ts'
import { past, signedOut, stopped, trying } from './bar/away.ts'
import { over, rematch } from './bar/ended.ts'
import { mine, pause, waiting } from './bar/playing.ts'
import { type BarInput, type BarState, QUIET, type Scene, type Situation } from './bar/scene.ts'
import { turnOf } from './turn.ts'

export type { BarButton, BarInput, BarState, Deed } from './bar/scene.ts'

const SITUATIONS: readonly Situation[] = [
  stopped,
  signedOut,
  past,
  trying,
  rematch,
  over,
  watching,
  bot,
  paused,
  offline,
  asked,
  mine,
  pause,
]

export function barState(input: BarInput): BarState {
  const { table, words } = input
  const { house, viewer } = table
  if (table.game === null || house === null || table.view === null)
    return { ...QUIET, kind: 'opening', headline: words.say('turn.opening') }
  const info = viewer === 'spectator' ? undefined : house.seats[viewer]
  const scene: Scene = { ...input, house, info, turn: turnOf(table.decision, viewer) }
  for (const situation of SITUATIONS) {
    const found = situation(scene)
    if (found !== undefined) return found
  }
  return waiting(scene)
}
