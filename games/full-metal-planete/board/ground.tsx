// The planet itself: the same paths at every tide, painted by the tide. It is drawn anew only when the tide turns.
import { type CSSProperties, memo, useMemo } from 'react'
import { viewBoxOf } from '../../drawing/viewport.tsx'
import type { Board } from '../src/board/board.ts'
import type { Tide } from '../src/board/plan.ts'
import { BOARD, boxPath, grown, VIEW, WORLD } from './geometry.ts'
import { type GroundPaths, groundPaths } from './terrain.ts'

/** Wide and faint below, narrow and bright above: water gets shallower towards the ground. */
const SHELVES = [
  [30, 0.16],
  [20, 0.22],
  [11, 0.34],
] as const

/** Towards its end the planet beyond the board is lost in haze, and behind that is nothing: wherever one looks, no edge is seen. */
const FADING = [50, 64, 78, 92, 106, 118, 130, 141, 151, 160].map((by) => grown(BOARD, by))
const EDGE = grown(BOARD, 164)
const SPACE = grown(BOARD, 1600)

const known = new WeakMap<Board, GroundPaths>()

/** Worked out once for each board. */
export function pathsOf(board: Board): GroundPaths {
  const found = known.get(board) ?? groundPaths(board)
  known.set(board, found)
  return found
}

interface GroundProps {
  readonly board: Board
  readonly tide: Tide
}

/** All of it in one drawing. */
export const Ground = memo(function Ground({ board, tide }: GroundProps) {
  return (
    <svg viewBox={viewBoxOf(VIEW)} className={`fmp-ground tide-${tide}`} aria-hidden="true">
      <LowGround board={board} tide={tide} />
      <HighGround board={board} />
    </svg>
  )
})

interface RollingProps {
  readonly board: Board
  readonly from: Tide
  readonly to: Tide
  readonly ms: number
}

/** While a tide comes in: the shore of before, the new one in a box that moves over it behind a front of foam, and on top what no tide reaches. */
export const RollingGround = memo(function RollingGround({ board, from, to, ms }: RollingProps) {
  return (
    <>
      <svg viewBox={viewBoxOf(VIEW)} className={`fmp-ground tide-${from}`} aria-hidden="true">
        <LowGround board={board} tide={from} />
      </svg>
      <div className="fmp-roll" style={{ '--ms': `${ms}ms` } as CSSProperties}>
        <div>
          <svg viewBox={viewBoxOf(VIEW)} className={`tide-${to}`} aria-hidden="true">
            <LowGround board={board} tide={to} />
          </svg>
        </div>
        <svg
          className="fmp-front"
          viewBox="0 0 26 1154"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={FRONT} />
          <path d={FRONT} transform="translate(-9 12)" strokeOpacity="0.5" />
        </svg>
      </div>
      <svg viewBox={viewBoxOf(VIEW)} className={`tide-${to}`} aria-hidden="true">
        <HighGround board={board} />
      </svg>
    </>
  )
})

/** A front that swings to and fro from north to south. */
const FRONT = `M18 0${'q-8 12 0 24t0 24'.repeat(24)}`

/** Sea, reefs and marshes, and the shore as it runs at this tide. */
function LowGround({ board, tide }: GroundProps) {
  const paths = useMemo(() => pathsOf(board), [board])
  const { depths, marks } = paths
  return (
    <>
      <path className="g-sea" d={boxPath(WORLD)} />
      <path className="g-depth-2" d={depths[0]} />
      <path className="g-depth-3" d={depths[1]} />
      <path className="g-waves" d={marks.waves} />
      {SHELVES.map(([width, opacity]) => (
        <path
          key={width}
          className="g-shelf"
          d={paths.reef}
          strokeWidth={width}
          strokeOpacity={opacity}
        />
      ))}
      {tide === 'low' && <Shore d={paths.reef} />}
      <path className="g-reef" d={paths.reef} />
      <path className="g-corals" d={marks.corals} />
      <path className="g-ripples g-reef-ripples" d={marks.reefRipples} />
      {tide === 'normal' && <Shore d={paths.marsh} />}
      <path className="g-marsh" d={paths.marsh} />
      <path className="g-pools" d={marks.pools} />
      <path className="g-reeds" d={marks.reeds} />
      <path className="g-ripples g-marsh-ripples" d={marks.marshRipples} />
      {tide === 'high' && <Shore d={paths.land} />}
    </>
  )
}

/** What is dry at every tide, the grid over all of it, and what lies beyond the board. */
function HighGround({ board }: Pick<GroundProps, 'board'>) {
  const paths = useMemo(() => pathsOf(board), [board])
  const { marks, plains, facets } = paths
  return (
    <>
      <path className="g-land" d={paths.land} />
      <path className="g-plain-2" d={plains[0]} />
      <path className="g-plain-3" d={plains[1]} />
      <path className="g-dunes" d={marks.dunes} />
      <path className="g-craters" d={marks.craters} />
      <path className="g-rock-shade" d={paths.mountain} transform="translate(3.4 4.2)" />
      <path className="g-rock-foot" d={paths.mountain} />
      {facets.map((d, shade) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a facet is its shade
        <path key={shade} className={`g-rock-${shade}`} d={d} />
      ))}
      <path className="g-grid" d={paths.grid} />
      <path className="g-veil" d={boxPath(WORLD) + paths.edge} />
      {FADING.map((box) => (
        <path key={box.x} className="g-haze" d={boxPath(SPACE) + boxPath(box)} />
      ))}
      <path className="g-space" d={boxPath(SPACE) + boxPath(EDGE)} />
      <path className="g-edge" d={paths.edge} />
    </>
  )
}

/** Beach, the step down to the water as it is seen from the south, and foam. The ground itself is painted over it. */
const Shore = ({ d }: { readonly d: string }) => (
  <>
    <path className="g-beach" d={d} />
    <path className="g-bank" d={d} transform="translate(0 2.4)" />
    <path className="g-foam" d={d} />
  </>
)
