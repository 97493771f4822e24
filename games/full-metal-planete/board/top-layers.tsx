// Everything over the ground in three layers, each painted anew only for what changes in it.
import type { RefObject } from 'react'
import type { Passing } from '../../drawing/player.ts'
import { Layer } from '../../drawing/viewport.tsx'
import type { Hex } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import type { Choice } from './choosing.ts'
import type { Now } from './deeds.ts'
import type { Foresight } from './foresight.ts'
import { VIEW } from './geometry.ts'
import { Over } from './over.tsx'
import { PeekedOver, PeekedUnder } from './peek-layer.tsx'
import { Pieces } from './pieces.tsx'
import type { Plan } from './plan.ts'
import type { Scene } from './scene.ts'
import type { Cue } from './staging.ts'
import type { Look } from './tools.tsx'
import type { Trail } from './trails.ts'
import { Under } from './under.tsx'

interface TopLayersProps {
  readonly now: Now
  readonly choice: Choice
  readonly scene: Scene
  readonly look: Look
  readonly peek: Tide | null
  readonly hover: Hex | null
  readonly cursor: Hex | null
  readonly told: Hex | null
  readonly plan: Plan
  readonly foresight: Foresight | undefined
  readonly passing: readonly Passing<Cue>[]
  readonly trails: readonly Trail[]
  /** The layer of the machines. */
  readonly machines: RefObject<SVGSVGElement | null>
}

export function TopLayers({ scene, peek, machines, ...props }: TopLayersProps) {
  return (
    <>
      <Layer world={VIEW}>
        {peek === null ? <Under {...props} /> : <PeekedUnder now={props.now} peek={peek} />}
      </Layer>
      <Layer world={VIEW} className="fmp-machines" ref={machines}>
        <Pieces {...scene} />
      </Layer>
      <Layer world={VIEW}>
        {peek === null ? <Over {...props} /> : <PeekedOver now={props.now} peek={peek} />}
      </Layer>
    </>
  )
}
