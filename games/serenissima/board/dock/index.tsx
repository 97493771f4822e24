// What can be done now, by what is asked.
import type { Viewer } from '@foldtable/kernel'
import type { BoardProps } from '../../../board.ts'
import type { ZoneId } from '../../src/data/zones.ts'
import type { Serenissima } from '../../src/index.ts'
import type { Battle } from '../../src/state.ts'
import type { Now } from '../choosing/choice.ts'
import type { Situation } from '../choosing/situation.ts'
import type { Way } from '../reach.ts'
import { Harbour } from './harbour.tsx'
import { Pick } from './pick.tsx'
import { Refit } from './refit.tsx'
import { Shop } from './shop.tsx'
import { Start } from './start.tsx'

interface DockProps {
  readonly situation: Situation
  readonly now: Now
  /** As it would be in an ordinary turn, where that is still to be chosen. */
  readonly ahead: Now
  readonly viewer: Viewer
  readonly ways: readonly Way[]
  readonly aim: ZoneId | null
  readonly fought: Battle | null
  readonly past: BoardProps<Serenissima>['past']
}

export function Dock(props: DockProps) {
  const { situation, now, ahead, viewer, ways, aim, fought } = props
  const { view, offers } = now
  const harbour = (isOpen: boolean) => (
    <Harbour
      now={isOpen ? ahead : now}
      viewer={viewer}
      ways={ways}
      aim={aim}
      isOpen={isOpen}
      fought={fought}
    />
  )
  if (viewer === 'spectator' || situation === 'watch')
    return view.stage === 'play' ? harbour(false) : null
  switch (situation) {
    case 'start':
      return <Start view={view} seat={viewer} />
    case 'second':
    case 'close':
      return <Pick view={view} />
    case 'refit':
      return <Refit view={view} seat={viewer} offers={offers} />
    case 'turn':
      return harbour(true)
    case 'harbour':
      return harbour(false)
    case 'invest':
      return <Shop view={view} seat={viewer} past={props.past} />
    default:
      return null
  }
}
