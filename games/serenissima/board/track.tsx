// The turn track as the scale of the chart: its divisions are the spaces, coins mark the scorings.
import { trackFor } from '../src/data/constants.ts'
import type { State } from '../src/state.ts'
import { chart } from './chart-map.ts'
import { Corno } from './rose.tsx'

const { x, y, width, height } = chart.furniture.track
const BAR = 9

export function Track({ view }: { readonly view: State }) {
  const { last, scoring } = trackFor(view.players.length)
  const step = width / last
  return (
    <g className="ser-track" transform={`translate(${x} ${y})`}>
      <rect className="ser-cartouche" x="-7" y="-5" width={width + 14} height={height + 8} rx="8" />
      {Array.from({ length: last }, (_, index) => {
        const space = index + 1
        const isScoring = scoring.includes(space)
        return (
          <g key={space} transform={`translate(${index * step} 0)`}>
            <rect
              className={`ser-division ${space % 2 === 0 ? 'is-even' : ''} ${space < view.space ? 'is-past' : ''}`}
              y="20"
              width={step}
              height={BAR}
            />
            <text className={isScoring ? 'is-scoring' : ''} x={step / 2} y="44.5">
              {space}
            </text>
            {isScoring && <Coin x={step / 2} isPaid={space <= view.space} />}
          </g>
        )
      })}
      <g className="ser-marker" style={{ translate: `${(view.space - 0.5) * step}px 24.5px` }}>
        <circle r="9.6" />
        <g transform="scale(0.72)">
          <Corno />
        </g>
      </g>
    </g>
  )
}

const Coin = ({ x: at, isPaid }: { readonly x: number; readonly isPaid: boolean }) => (
  <g className={`ser-coin ${isPaid ? 'is-paid' : ''}`} transform={`translate(${at} 9)`}>
    <circle r="7.6" />
    <path d="M-3.4-1.6L0-4.6l3.4 3V4H-3.4z" />
  </g>
)
