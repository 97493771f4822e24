// Where an astronef could land if it were alone: F-16.2.
import { GRID, HEXES, type Hex, shipHexes } from './grid.ts'
import type { BoardPlan } from './plan.ts'

export interface Site {
  readonly body: Hex
  readonly orientation: 0 | 1
  readonly zone: number
}

type SiteFault = 'onEdge' | 'badTerrain' | 'zoneMixed' | 'noExit'

export const sitesOn = (plan: BoardPlan): Site[] =>
  HEXES.flatMap((body) =>
    ([0, 1] as const).flatMap((orientation) =>
      siteFault(plan, body, orientation) === undefined
        ? [{ body, orientation, zone: plan.zones[body] ?? 0 }]
        : [],
    ),
  )

/** Why not here, other astronefs left aside; in the order of the checks (F-20.6). */
export function siteFault(plan: BoardPlan, body: Hex, orientation: number): SiteFault | undefined {
  const hexes = shipHexes(body, orientation)
  if (hexes.some((hex) => hex < 0 || GRID.isEdge(hex))) return 'onEdge'
  const zone = plan.zones[body] ?? 0
  if (hexes.some((hex) => plan.zones[hex] !== zone || zone === 0)) return 'zoneMixed'
  if (!hasWayOut(plan, hexes)) return 'noExit'
  return hexes.every((hex) => isSolid(plan, hex)) ? undefined : 'badTerrain'
}

const isSolid = ({ terrain }: BoardPlan, hex: Hex): boolean =>
  terrain[hex] === 'land' || terrain[hex] === 'marsh'

/** A hex beside a pode that is land at normal tide and not under the astronef. */
const hasWayOut = ({ terrain }: BoardPlan, hexes: readonly Hex[]): boolean =>
  hexes
    .slice(1)
    .flatMap((pode) => GRID.beside(pode))
    .some((hex) => !hexes.includes(hex) && terrain[hex] !== 'sea' && terrain[hex] !== 'reef')
