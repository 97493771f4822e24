// What passes over the planet: lines and bursts of shots, things that go aboard, flags, ships that come and go.
import type { CSSProperties } from 'react'
import type { Passing } from '../../drawing/player.ts'
import { centreOf, type Point, rounded } from './geometry.ts'
import { wayPath } from './overlays.ts'
import { Ship } from './pieces.tsx'
import type { Cue } from './staging.ts'

const SHARDS = [12, 52, 95, 130, 171, 214, 250, 297, 335]

const to = ({ x, y }: Point): string => `translate(${rounded(x)} ${rounded(y)})`

export function PassingOver({ passing }: { readonly passing: readonly Passing<Cue>[] }) {
  return passing.map(({ id, cue, ms }) => (
    <g key={id} className={`passing is-${cue.kind}`} style={{ '--ms': `${ms}ms` } as CSSProperties}>
      <One cue={cue} />
    </g>
  ))
}

function One({ cue }: { readonly cue: Cue }) {
  switch (cue.kind) {
    case 'aim':
      return cue.guns.map((gun) => (
        <path key={gun} className="passing-line" d={wayPath([gun, cue.at])} />
      ))
    case 'burst':
      return <Burst at={centreOf(cue.at)} />
    case 'slide':
      return <Slide cue={cue} />
    case 'landed':
    case 'left':
      return <Flight cue={cue} />
    case 'captured':
    case 'built':
    case 'taken':
      return (
        <g transform={to(centreOf(cue.at))}>
          <circle className="passing-ring" r={cue.kind === 'taken' ? 44 : 18} />
        </g>
      )
    case 'march': // the machine itself is led along its way
    case 'tide': // the ground shows it
      return null
  }
}

const Burst = ({ at }: { readonly at: Point }) => (
  <g transform={to(at)}>
    <circle className="passing-ring" r="18" />
    <circle className="passing-core" r="12" />
    {SHARDS.map((degrees) => (
      <g key={degrees} transform={`rotate(${degrees})`}>
        <circle className="passing-shard" r="2.6" />
      </g>
    ))}
  </g>
)

/** Out of a hold it grows, into one it shrinks. */
function Slide({ cue }: { readonly cue: Extract<Cue, { kind: 'slide' }> }) {
  const [from, at] = [centreOf(cue.from), centreOf(cue.at)]
  const style = {
    '--from': `${rounded(from.x)}px ${rounded(from.y)}px`,
    '--to': `${rounded(at.x)}px ${rounded(at.y)}px`,
  } as CSSProperties
  return (
    <g className={`passing-thing team-${cue.owner}`} style={style}>
      <use href={`#fmp-${cue.what}`} />
    </g>
  )
}

/** Dust on the ground, flame below, and the ship that grows towards whoever looks, or comes from there. */
function Flight({ cue }: { readonly cue: Extract<Cue, { kind: 'landed' | 'left' }> }) {
  const { ship, at } = cue
  const { x, y } = centreOf(at)
  return (
    <g transform={to({ x, y })}>
      <circle className="passing-dust" r="52" />
      <circle className="passing-flame" r="30" />
      {cue.kind === 'left' && (
        <g className="passing-ship">
          <g transform={to({ x: -x, y: -y })}>
            <Ship {...ship} />
          </g>
        </g>
      )}
    </g>
  )
}
