// The planet at another tide.
import { useMemo } from 'react'
import type { Tide } from '../src/board/plan.ts'
import type { State } from '../src/index.ts'
import type { Now } from './deeds.ts'
import { Ringed } from './overlay.tsx'
import { peekAt } from './overlays.ts'
import { Pieces } from './pieces.tsx'
import type { Scene } from './scene.ts'

interface PeekLayerProps {
  readonly view: State
  readonly viewer: Now['viewer']
  readonly peek: Tide
  readonly scene: Scene
}

/** The planet as it would be: what dries, what floods, who of one's own would be stuck. */
export function PeekLayer({ view, viewer, peek, scene }: PeekLayerProps) {
  const { drying, flooding, stuck } = useMemo(
    () => peekAt(view, peek, viewer === 'spectator' ? -1 : viewer),
    [view, viewer, peek],
  )
  return (
    <>
      <path className="drying" d={drying} />
      <path className="flooding" d={flooding} />
      <Pieces {...scene} />
      <Ringed hexes={stuck} />
    </>
  )
}
