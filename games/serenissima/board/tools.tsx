// What is always at hand over the chart: the scorings, closer, the whole of it.
import type { RefObject } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import { Pill } from '../../drawing/pill.tsx'
import { useHands } from './hands.ts'
import { useTalk } from './words/index.ts'

const COIN = 'M12 4a8 8 0 1 0 .01 0zM9.5 15.5V11L12 8.5 14.5 11v4.5z'
const PLUS = 'M5 12h14M12 5v14'
const CORNERS = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'

export function Tools({ lens }: { readonly lens: RefObject<Lens | null> }) {
  const { say } = useTalk()
  const { open } = useHands()
  return (
    <div className="ser-tools">
      <Pill
        isBrief
        icon={COIN}
        label={say('board.scorings')}
        opens="dialog"
        onPress={() => open({ scoring: 'now' })}
      />
      <Pill
        isBrief
        icon={PLUS}
        label={say('board.closer')}
        onPress={() => lens.current?.zoomBy(1.5)}
      />
      <Pill
        isBrief
        icon={CORNERS}
        label={say('board.whole')}
        onPress={() => lens.current?.whole()}
      />
    </div>
  )
}
