// The picture of the rondel: eight actions, where the marker is, and what each step costs.
import { at, Coin, FACTORY } from './pieces.tsx'

const ACTIONS = [
  'factory',
  'production',
  'maneuver',
  'investor',
  'import',
  'production',
  'maneuver',
  'taxation',
] as const
type Action = (typeof ACTIONS)[number]

/** Where the marker is in the picture. */
const HERE = 1
/** Steps that cost nothing, and all that there are. */
const [FREE, MOST] = [3, 6]

const [CENTRE_X, CENTRE_Y, RADIUS] = [240, 102, 82]

/** A point so many spaces clockwise of the top. */
function onRing(space: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (space / 8) * 2 * Math.PI
  return { x: CENTRE_X + radius * Math.sin(angle), y: CENTRE_Y - radius * Math.cos(angle) }
}

function sector(space: number): string {
  const [from, to] = [onRing(space, RADIUS), onRing(space + 1, RADIUS)]
  return `M${CENTRE_X} ${CENTRE_Y}L${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y}z`
}

function Sign({ action }: { readonly action: Action }) {
  switch (action) {
    case 'factory':
      return <path className="impg-sign" d={FACTORY} transform="scale(0.75)" />
    case 'production':
      return (
        <>
          <circle className="impg-teeth" r="9" />
          <circle className="impg-gear" r="7" />
        </>
      )
    case 'maneuver':
      return <path className="impg-sign-line" d="M-11 5H8M3 0L9 5L3 10M11-5H-8M-3-10L-9-5L-3 0" />
    case 'import':
      return <path className="impg-sign-line" d="M0-12V3M-6-3L0 4L6-3M-10 2V10H10V2" />
    case 'investor':
    case 'taxation':
      return (
        <text className="impg-light" y="8" fontSize="23">
          {action === 'investor' ? '$' : '%'}
        </text>
      )
  }
}

function Free({ steps }: { readonly steps: number }) {
  return (
    <>
      <circle className="impg-free" r="15" />
      <text className="impg-light" y="6" fontSize="17">
        {steps}
      </text>
    </>
  )
}

function Space({ space, action }: { readonly space: number; readonly action: Action }) {
  const steps = (space - HERE + 8) % 8
  const price = (steps - FREE) * 2
  return (
    <>
      <path className={`impg-sector is-${action}`} d={sector(space)} />
      <g transform={at(onRing(space + 0.5, 52))}>
        <Sign action={action} />
      </g>
      {steps >= 1 && steps <= MOST && (
        <g transform={at({ ...onRing(space + 0.5, 87), size: 0.8 })}>
          {steps <= FREE ? <Free steps={steps} /> : <Coin x={0} y={0}>{`$${price}`}</Coin>}
        </g>
      )}
    </>
  )
}

const SPACES = ACTIONS.map((action, space) => ({ action, space }))

export function Rondel() {
  return (
    <>
      {SPACES.map(({ action, space }) => (
        <Space key={space} space={space} action={action} />
      ))}
      <circle className="impg-hub" cx={CENTRE_X} cy={CENTRE_Y} r="20" />
      <circle className="impg-marker" r="10" transform={at(onRing(HERE + 0.5, 78))} />
    </>
  )
}
