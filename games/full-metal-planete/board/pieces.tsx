// Ore, bridges, astronefs and machines. Each is drawn anew only when something about it has changed.
import type { Seat } from '@foldtable/kernel'
import { memo } from 'react'
import { shapeAt } from '../../drawing/paths.ts'
import { rounded } from './geometry.ts'
import type { Figure, Load, OreFigure, Scene, ShipFigure } from './scene.ts'
import { useEmblem } from './seat-style.ts'

const to = (x: number, y: number): string => `translate(${rounded(x)} ${rounded(y)})`

/** Parts of the scene that stay the same are the same objects. */
export const Pieces = memo(function Pieces({ ore, bridges, ships, figures }: Scene) {
  return (
    <>
      <Ores ore={ore} />
      {bridges.map(({ id, x, y, degrees }) => (
        <use
          key={id}
          data-unit={id}
          href="#fmp-bridge"
          transform={`${to(x, y)} rotate(${degrees})`}
        />
      ))}
      <Ships ships={ships} />
      {figures.map((figure) => (
        <Machine key={figure.id} figure={figure} />
      ))}
    </>
  )
})

const Ores = memo(function Ores({ ore }: { readonly ore: readonly OreFigure[] }) {
  return ore.map(({ hex, x, y, isWet }) => (
    <use
      key={hex}
      href="#fmp-ore"
      className={isWet ? 'ore-at is-wet' : 'ore-at'}
      transform={to(x, y)}
    />
  ))
})

const Ships = memo(function Ships({ ships }: { readonly ships: readonly ShipFigure[] }) {
  return ships.map((ship) => <Ship key={ship.home} {...ship} />)
})

interface EmblemProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly scale: number
}

const Emblem = ({ seat, x, y, scale }: EmblemProps) => (
  <path
    className="emblem"
    style={{ strokeWidth: 0.9 * scale }}
    d={shapeAt(useEmblem(seat), { x, y }, scale)}
  />
)

/** Where each kind wears the sign of its player. */
const EMBLEM_AT: { readonly [type: string]: readonly [x: number, y: number, scale: number] } = {
  tank: [-1.6, 0, 0.86],
  supertank: [-0.6, -0.4, 1.15],
  motorboat: [-8.7, 0, 0.8],
  crab: [0, 0, 0.82],
  converter: [-7, 6.4, 0.7],
}

const Machine = memo(function Machine({ figure }: { readonly figure: Figure }) {
  const { x, y, type, owner, degrees, ailments, lies, loads } = figure
  const [ex = 0, ey = 0, scale = 0] = EMBLEM_AT[type] ?? []
  const sign = figure.home ?? owner
  const classes = ['unit', `team-${owner}`]
  if (ailments.some((one) => one !== 'stuck')) classes.push('is-hollow')
  if (lies !== null) classes.push(`is-${lies}`)
  return (
    <g className={classes.join(' ')} data-unit={figure.id} transform={to(x, y)}>
      <g transform={degrees === 0 ? undefined : `rotate(${degrees})`}>
        <use href={`#fmp-${type}`} />
        {loads.length > 0 && (
          <g className="load">
            {loads.map((load) => (
              <Cargo key={`${load.x} ${load.kind}`} {...load} />
            ))}
          </g>
        )}
        {type === 'barge' && (
          <>
            <Emblem seat={sign} x={-11.6} y={0} scale={0.74} />
            <Emblem seat={sign} x={46.2} y={0} scale={0.74} />
          </>
        )}
      </g>
      {scale > 0 && <Emblem seat={sign} x={ex} y={ey} scale={scale} />}
      {lies !== null && type !== 'barge' && <use href={`#fmp-${lies}`} />}
      <Badges {...figure} />
      <Shots {...figure} />
    </g>
  )
})

const Cargo = ({ x, y, kind, scale, ore }: Load) => (
  <>
    <use href={`#fmp-${kind}`} transform={`${to(x, y)} scale(${scale})`} />
    {ore > 0 && <use href="#fmp-ore" transform={`translate(${x + 4} ${y + 3}) scale(0.36)`} />}
  </>
)

/** On a barge, where its two hexes meet; on everything else in the corner. */
function Badges({ type, degrees, ailments }: Figure) {
  const turn = (degrees * Math.PI) / 180
  const [x, y] = type === 'barge' ? [17.3 * Math.cos(turn), 17.3 * Math.sin(turn)] : [12, -11]
  return ailments.map((ailment, n) => (
    <use key={ailment} href={`#fmp-badge-${ailment}`} transform={to(x - 11 * n, y)} />
  ))
}

/** Only once one is spent: everybody else has two. */
function Shots({ shots }: Figure) {
  if (shots === null || shots >= 2) return null
  return [0, 1].map((n) => (
    <circle
      key={n}
      className={n < shots ? 'shot' : 'shot is-spent'}
      cx={-12.5 + 5 * n}
      cy="12.4"
      r="1.9"
    />
  ))
}

export const Ship = memo(function Ship(ship: ShipFigure) {
  const { x, y, owner, home, orientation, ore, pieces, towers } = ship
  return (
    <g className={`ship team-${owner}`}>
      <use
        href="#fmp-astronef"
        transform={`${to(x, y)}${orientation === 0 ? '' : ' rotate(60)'}`}
      />
      {towers.map((tower) =>
        tower.isUp ? (
          <g key={`${tower.x} ${tower.y}`} transform={to(tower.x, tower.y)}>
            <use href="#fmp-tower" transform={`rotate(${tower.degrees})`} />
            <Emblem seat={home} x={0} y={0} scale={1} />
          </g>
        ) : (
          <use key={`${tower.x} ${tower.y}`} href="#fmp-stump" transform={to(tower.x, tower.y)} />
        ),
      )}
      <g transform={to(x, y)}>
        <Emblem seat={home} x={0} y={-4.4} scale={0.95} />
        <text className="hold-count" y="6.2">
          {ore > 0 ? ore : pieces}
        </text>
      </g>
    </g>
  )
})
