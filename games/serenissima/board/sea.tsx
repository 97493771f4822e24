// The sheet itself: water with its zones below, and above it what never changes: lanes, shoals, the coast, the net of winds.
import { memo } from 'react'
import { viewBoxOf } from '../../drawing/viewport.tsx'
import { ZONES, type ZoneId } from '../src/data/zones.ts'
import { chart, SHEET } from './chart-map.ts'
import type { Lights } from './lights.ts'
import { smoothPath } from './sailing-path.ts'

const VIEW_BOX = viewBoxOf(SHEET)

/** Each zone is one path; who holds it against the galley is hatched over it. */
export const Sea = memo(
  ({
    lights,
    held,
  }: {
    readonly lights: Lights
    readonly held: { readonly [Z in ZoneId]?: number }
  }) => (
    <svg className="ser-chart" viewBox={VIEW_BOX} aria-hidden="true">
      <rect className="ser-deep" {...SHEET} />
      {ZONES.map((id) => (
        <path
          key={id}
          className={`ser-zone ${lights[id] ?? ''}`}
          d={chart.zones[id].shape}
          data-zone={id}
        />
      ))}
      {ZONES.map((id) =>
        held[id] === undefined ? null : (
          <path
            key={id}
            className={`ser-held ser-of-${held[id]}`}
            d={chart.zones[id].shape}
            fill={`url(#ser-hatch-${held[id]})`}
          />
        ),
      )}
    </svg>
  ),
)

export const Ground = memo(() => (
  <svg className="ser-chart ser-ground-layer" viewBox={VIEW_BOX} aria-hidden="true">
    <path className="ser-border" d={chart.borders.map(({ path }) => path).join('')} />
    <path
      className="ser-shoal"
      d={chart.shoals.map(([x, y]) => `M${x - 1.8} ${y}h3.6M${x} ${y - 1.8}v3.6`).join('')}
    />
    <path className="ser-lane" d={chart.lanes.map(({ points }) => smoothPath(points)).join('')} />
    <Land />
    <g className="ser-winds">
      <path className="is-principal" d={chart.winds.principal} />
      <path className="is-half" d={chart.winds.half} />
      <path className="is-quarter" d={chart.winds.quarter} />
    </g>
    <Frame />
  </svg>
))

const Land = () => (
  <>
    <path className="ser-surf is-far" d={chart.land} />
    <path className="ser-surf is-near" d={chart.land} />
    {chart.islands.map(({ name, path }) => (
      <path key={name} className="ser-surf is-near" d={path} />
    ))}
    <path className="ser-land" d={chart.land} />
    {chart.islands.map(({ name, path }, index) => (
      <path key={name} className={`ser-land ser-island tint-${index % 4}`} d={path} />
    ))}
    {chart.countries.map(({ name, at: [x, y], turn }) => (
      <text key={name} className="ser-country" transform={`translate(${x} ${y}) rotate(${turn})`}>
        {name}
      </text>
    ))}
  </>
)

/** A graduated edge, as sea charts have. */
function Frame() {
  const edge = (inset: number) => ({
    x: SHEET.x + inset,
    y: SHEET.y + inset,
    width: SHEET.width - 2 * inset,
    height: SHEET.height - 2 * inset,
  })
  return (
    <g className="ser-frame">
      <rect className="is-ground" {...edge(3)} />
      <rect className="is-scale" {...edge(3)} />
      <rect {...edge(0.8)} />
      <rect {...edge(5.2)} />
    </g>
  )
}
