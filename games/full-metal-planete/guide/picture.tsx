// Pictures of the planet for the guide: hexes, machines and numbers, and no words.

import type { ReactNode } from 'react'
import { GuideFrame } from '../../drawing/guide-frame.tsx'
import {
  centre,
  distance,
  FIELD,
  Hex,
  isWet,
  type Spot,
  type Terrain,
  type Tide,
} from './ground.tsx'
import { at, Badge, Hull, Machine, Ore, sideBySide, Tower } from './pieces.tsx'
import './guide.css'

const keyOf = ([column, row]: Spot): string => `${column},${row}`

const Arrow = ({ d }: { readonly d: string }) => (
  <path className="fmpg-arrow" d={d} markerEnd="url(#fmpg-tip)" />
)

/** A whole picture of hexes; what stands on them comes on top. */
function Field({ terrainAt }: { readonly terrainAt: (spot: Spot) => Terrain }) {
  return FIELD.map((spot) => <Hex key={keyOf(spot)} spot={spot} terrain={terrainAt(spot)} />)
}

/** A part of the field from nearer by. */
function Near({ x, y, size, children }: NearProps) {
  return <g transform={at({ x: 240 - x * size, y: 102 - y * size, size })}>{children}</g>
}

interface NearProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: ReactNode
}

const On = ({ spot, children }: { readonly spot: Spot; readonly children: ReactNode }) => (
  <g transform={at(centre(spot))}>{children}</g>
)

interface AstronefProps {
  readonly body: Spot
  readonly podes: readonly Spot[]
}

function Astronef({ body, podes }: AstronefProps) {
  const from = centre(body)
  return (
    <>
      {podes.map((pode) => {
        const to = centre(pode)
        return (
          <path key={keyOf(pode)} className="fmpg-leg" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        )
      })}
      <On spot={body}>
        <Hull />
      </On>
      {podes.map((pode) => (
        <On key={keyOf(pode)} spot={pode}>
          <Tower seat={1} />
        </On>
      ))}
    </>
  )
}

const STRIP: readonly Terrain[] = ['sea', 'reef', 'marsh', 'land', 'mountain']
const TIDES: readonly { readonly tide: Tide; readonly x: number; readonly height: number }[] = [
  { tide: 'low', x: 8, height: 1 },
  { tide: 'normal', x: 168, height: 2 },
  { tide: 'high', x: 328, height: 3 },
]

/** A boat on the reef, a tank on the marsh: whoever is on the wrong ground is stuck. */
function Standing({ terrain, tide }: { readonly terrain: Terrain; readonly tide: Tide }) {
  const wet = isWet(terrain, tide)
  if (terrain === 'reef') return <Machine kind="boat" seat={1} isOut={!wet} x={-6} y={-58} />
  return terrain === 'marsh' ? <Machine kind="tank" seat={0} isOut={wet} x={8} y={-40.7} /> : null
}

function Strip({ tide, height }: { readonly tide: Tide; readonly height: number }) {
  return (
    <>
      {STRIP.map((terrain, column) => (
        <Hex key={terrain} spot={[column, 2]} terrain={terrain} tide={tide}>
          <Standing terrain={terrain} tide={tide} />
        </Hex>
      ))}
      {[1, 2, 3].map((level) => (
        <path
          key={level}
          className={level <= height ? 'fmpg-level' : 'fmpg-level is-dry'}
          d={`M43 ${180 - level * 17}q8-8 16 0t16 0t16 0t16 0`}
        />
      ))}
    </>
  )
}

const SHOOTERS: readonly Spot[] = [
  [6, 2],
  [9, 2],
]
const CAUGHT: Spot = [7, 3]
const FREE: Spot = [12, 3]

/** How many of the two reach a hex. */
const reachOf = (spot: Spot): number =>
  SHOOTERS.filter((shooter) => distance(shooter, spot) <= 2).length

function FireField() {
  return FIELD.map((spot) => (
    <Hex key={keyOf(spot)} spot={spot} terrain="land" className={`is-reached-${reachOf(spot)}`} />
  ))
}

/** The way home of the crab, from beside the ore to beside a pode. */
const WAY: readonly Spot[] = [
  [4, 3],
  [5, 2],
  [6, 2],
  [7, 1],
]
const ORE: Spot = [3, 3]
const DOOR: Spot = [8, 2]
const SHIP: AstronefProps = { body: [9, 1], podes: [[9, 0], [10, 2], DOOR] }
/** Through the middle of each hex, and up to the edge of the pode. */
function wayHome(): string {
  const [way, door] = [WAY.map(centre), centre(DOOR)]
  const last = way.at(-1) ?? door
  const edge = { x: (last.x + door.x) / 2, y: (last.y + door.y) / 2 }
  return `M${[...way, edge].map(({ x, y }) => `${x} ${y}`).join('L')}`
}

const shore = ([column, row]: Spot): Terrain =>
  column + row > 15 ? 'sea' : (column * 3 + row * 5) % 11 === 0 ? 'mountain' : 'land'
const beach = ([column]: Spot): Terrain => (column < 4 ? 'sea' : column === 4 ? 'marsh' : 'land')

function Slot({ x, wide = 1 }: { readonly x: number; readonly wide?: number }) {
  return <rect className="fmpg-slot" x={x} y="50" width={90 * wide - 6} height="104" rx="10" />
}

function Total({ x, children }: { readonly x: number; readonly children: ReactNode }) {
  return (
    <text className="fmpg-light" x={x} y="166" fontSize="22">
      {children}
    </text>
  )
}

const SCENES: { readonly [name: string]: () => ReactNode } = {
  landing: () => (
    <Near x={215} y={88} size={1.25}>
      <Field terrainAt={beach} />
      <Astronef
        body={[8, 2]}
        podes={[
          [8, 1],
          [9, 2],
          [7, 2],
        ]}
      />
      <On spot={[2, 2]}>
        <Machine kind="boat" seat={1} />
      </On>
      <On spot={[6, 4]}>
        <Machine kind="crab" seat={1} />
      </On>
      <On spot={[11, 1]}>
        <Machine kind="tank" seat={1} />
      </On>
      <On spot={[11, 3]}>
        <Machine kind="tank" seat={1} />
      </On>
    </Near>
  ),
  tides: () =>
    TIDES.map(({ tide, x, height }) => (
      <g key={tide} transform={at({ x, y: 22, size: 0.92 })}>
        <Strip tide={tide} height={height} />
      </g>
    )),
  transport: () => (
    <>
      <path className="fmpg-barge" d="M44 26H436L468 102L436 178H44L12 102z" />
      <Slot x={62} wide={2} />
      <Slot x={242} />
      <Slot x={332} />
      <path className="fmpg-crab" d="M84 72L70 58M208 72L222 58M84 132L70 146M208 132L222 146" />
      <rect className="fmpg-crab" x="78" y="66" width="136" height="72" rx="12" />
      <Machine kind="tank" seat={1} x={114} y={102} size={1.7} />
      <Ore x={180} y={102} size={1.8} />
      <Machine kind="tank" seat={1} x={284} y={102} size={1.8} />
      <Ore x={374} y={102} size={1.9} />
    </>
  ),
  ore: () => (
    <>
      <Near x={215} y={88} size={1.25}>
        <Field terrainAt={shore} />
        <Arrow d={wayHome()} />
        <Astronef {...SHIP} />
        <On spot={ORE}>
          <Ore />
        </On>
        <On spot={[4, 3]}>
          <Machine kind="crab" seat={1} />
        </On>
        <On spot={[3, 2]}>
          <Badge>1</Badge>
        </On>
        <On spot={[6, 3]}>
          <Badge>3</Badge>
        </On>
        <On spot={[7, 0]}>
          <Badge>1</Badge>
        </On>
      </Near>
      <g transform="translate(424 156)">
        <rect className="fmpg-plate" x="-46" y="-36" width="92" height="72" rx="10" />
        <Ore y={-10} x={-16} size={1.2} />
        <text className="fmpg-dark" x="18" y="-3" fontSize="22">
          +2
        </text>
        <text className="fmpg-dark" y="26" fontSize="18">
          1+3+1
        </text>
      </g>
    </>
  ),
  fire: () => (
    <Near x={270} y={92} size={1.4}>
      <FireField />
      {SHOOTERS.map((spot) => (
        <On key={keyOf(spot)} spot={spot}>
          <Machine kind="tank" seat={1} />
        </On>
      ))}
      <On spot={CAUGHT}>
        <Machine kind="tank" seat={0} isOut />
      </On>
      <On spot={FREE}>
        <Machine kind="tank" seat={0} />
      </On>
    </Near>
  ),
  score: () => (
    <>
      {sideBySide(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 16, 22).map(({ thing, x }) => (
        <Ore key={thing} x={x} y={84} />
      ))}
      {sideBySide(['a', 'b', 'c', 'd'], 34, 166).map(({ thing, x }) => (
        <g key={thing}>
          <Machine kind={thing === 'a' ? 'crab' : 'tank'} seat={1} x={x} y={66} />
          <Machine kind={thing === 'd' ? 'boat' : 'tank'} seat={1} x={x} y={102} />
        </g>
      ))}
      {sideBySide(['a', 'b', 'c'], 26, 326).map(({ thing, x }) => (
        <Tower key={thing} seat={1} x={x} y={84} />
      ))}
      <Total x={70}>7×2</Total>
      <Total x={217}>8×1</Total>
      <Total x={352}>3×1</Total>
      <circle className="fmpg-badge" cx="440" cy="84" r="26" />
      <text className="fmpg-dark" x="440" y="93" fontSize="26">
        25
      </text>
    </>
  ),
}

export const Picture = ({ name }: { readonly name: string }) => (
  <GuideFrame name="fmpg" tipSize={3}>
    {SCENES[name]?.()}
  </GuideFrame>
)
