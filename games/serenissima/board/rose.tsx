// The wheel as the compass rose of the chart: sixteen winds, the Doge at north, a needle that points to the active galley.
import { chart } from './chart-map.ts'
import { Emblem } from './emblem.tsx'
import type { WheelSpace } from './wheel-order.ts'

const { x, y, radius, node } = chart.furniture.wheel
const SPACES = 16
const HUB = 29

const angleOf = (number: number): number => (number * 360) / SPACES

function onRing(number: number, far: number): { readonly cx: number; readonly cy: number } {
  const angle = (angleOf(number) * Math.PI) / 180
  return { cx: far * Math.sin(angle), cy: -far * Math.cos(angle) }
}

interface RoseProps {
  readonly spaces: readonly WheelSpace[]
  readonly round: number
  readonly roundWord: string
  /** Numbers that can be chosen now. */
  readonly open: readonly number[]
  readonly chosen: number | null
}

export function Rose({ spaces, round, roundWord, open, chosen }: RoseProps) {
  const active = spaces.find(({ isActive }) => isActive)
  return (
    <g className="ser-rose" transform={`translate(${x} ${y})`}>
      <circle className="ser-rose-ground" r={radius + node + 4} />
      <circle className="ser-rose-line" r={radius} />
      <circle className="ser-rose-line" r={radius - 22} />
      {[...spaces].sort(shortFirst).map((space) => (
        <Ray key={space.number} space={space} />
      ))}
      {active !== undefined && <Needle number={active.number} />}
      <circle className="ser-hub" r={HUB} />
      <text className="ser-round-word" y="-8">
        {roundWord}
      </text>
      <text className="ser-round" y="14">
        {round === 0 ? '–' : round}
      </text>
      {spaces.map((space) => (
        <Node
          key={space.number}
          space={space}
          isOpen={open.includes(space.number)}
          isChosen={chosen === space.number}
        />
      ))}
    </g>
  )
}

/** Long rays lie over short ones. */
const rank = (number: number): number => (number % 4 === 0 ? 2 : number % 2 === 0 ? 1 : 0)
const shortFirst = (a: WheelSpace, b: WheelSpace): number => rank(a.number) - rank(b.number)

const LONG = [64, 74, 84] as const
const BROAD = [8, 9.6, 11.2] as const

/** Half in the light and half in the shade, in the colour of whoever owns the number. */
function Ray({ space: { number, owner, isPlayed } }: { readonly space: WheelSpace }) {
  const long = LONG[rank(number)] ?? 64
  const broad = BROAD[rank(number)] ?? 8
  const seat = number === 0 ? 'is-doge' : owner === null ? 'is-free' : `ser-of-${owner}`
  return (
    <g
      className={`ser-ray ${seat} ${isPlayed ? 'is-played' : ''}`}
      transform={`rotate(${angleOf(number)})`}
    >
      <path className="is-light" d={`M0 0L${-broad} ${-HUB - 3}L0 ${-long}z`} />
      <path className="is-dark" d={`M0 0L${broad} ${-HUB - 3}L0 ${-long}z`} />
    </g>
  )
}

const Needle = ({ number }: { readonly number: number }) => (
  <g className="ser-needle" style={{ rotate: `${angleOf(number)}deg` }}>
    <path d={`M-4.4 ${-HUB + 4}L0 ${-radius + node + 1}L4.4 ${-HUB + 4}z`} />
  </g>
)

interface NodeProps {
  readonly space: WheelSpace
  readonly isOpen: boolean
  readonly isChosen: boolean
}

function Node({ space, isOpen, isChosen }: NodeProps) {
  const { number, owner, isActive, isPlayed } = space
  const { cx, cy } = onRing(number, radius)
  const seat = number === 0 ? 'is-doge' : owner === null ? 'is-free' : `ser-of-${owner}`
  const state = `${isActive ? 'is-active' : ''} ${isPlayed ? 'is-played' : ''} ${isOpen ? 'is-open' : ''} ${isChosen ? 'is-chosen' : ''}`
  return (
    <g
      className={`ser-node ${seat} ${state}`}
      transform={`translate(${cx} ${cy})`}
      data-number={number}
    >
      <circle r={node} />
      {number === 0 ? <Corno /> : <text y="5.8">{number}</text>}
      {owner !== null && <NodeSign space={space} />}
    </g>
  )
}

/** The sign of the owner, on the side of the hub. */
function NodeSign({ space: { number, owner } }: { readonly space: WheelSpace }) {
  const { cx, cy } = onRing(number, -node - 5.4)
  return <Emblem seat={owner ?? 0} x={cx} y={cy} size={0.74} className="ser-node-sign" />
}

/** The cap of the Doge. */
export const Corno = () => (
  <path
    className="ser-corno"
    d="M-9 7.4c0-2-.4-4.6.6-7.4C-6.6-5-2-5.4 1-9.6 6-8 9.6-2 9 7.4z M-9.6 4.6H9.4v2.8H-9.6z"
  />
)
