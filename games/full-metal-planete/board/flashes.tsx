// Short-lived signs: a shot with its lines, flash and ring; a flag, something built, a landing or a departure.
import type { CSSProperties } from 'react'
import { centreOf, rounded } from './geometry.ts'
import type { Flash } from './use-beats.ts'

const SHARDS = [12, 52, 95, 130, 171, 214, 250, 297, 335]

export function Flashes({ flashes }: { readonly flashes: readonly Flash[] }) {
  return flashes.map((flash) => <OneFlash key={flash.id} {...flash} />)
}

function OneFlash({ beat, delay }: Flash) {
  const { x, y } = centreOf(beat.at)
  const style = { '--delay': `${delay}ms` } as CSSProperties
  return (
    <g className={`flash is-${beat.kind === 'shot' ? 'shot' : beat.mark}`} style={style}>
      {beat.kind === 'shot' &&
        beat.guns.map((gun) => {
          const from = centreOf(gun)
          return (
            <path
              key={gun}
              className="flash-line"
              d={`M${rounded(from.x)} ${rounded(from.y)}L${rounded(x)} ${rounded(y)}`}
            />
          )
        })}
      <g transform={`translate(${rounded(x)} ${rounded(y)})`}>
        <circle className="flash-ring" r="18" />
        {beat.kind === 'shot' && (
          <>
            <circle className="flash-core" r="12" />
            {SHARDS.map((degrees) => (
              <g key={degrees} transform={`rotate(${degrees})`}>
                <circle className="flash-shard" r="2.6" />
              </g>
            ))}
          </>
        )}
      </g>
    </g>
  )
}
