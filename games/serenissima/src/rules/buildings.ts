// What a fort and a basilica need: S-10.2, S-10.8, S-15.1.
import type { Good } from '../data/goods.ts'
import type { PortId } from '../data/zones.ts'
import type { Port, State } from '../state.ts'
import { isPresent } from './board.ts'

export type Building = 'fort' | 'basilica'

const NEEDED: { readonly [building in Building]: readonly Good[] } = {
  fort: ['stone', 'wood'],
  basilica: ['gold', 'marble'],
}

export const isBuilt = (port: Port, building: Building): boolean =>
  building === 'fort' ? port.fort : port.basilica

export const leftOf = ({ supply }: State, building: Building): number =>
  building === 'fort' ? supply.forts : supply.basilicas

/** The goods that are still missing there; with the option one of the two is enough. */
export function missingFor(state: State, id: PortId, building: Building): readonly Good[] {
  const needed = NEEDED[building]
  const missing = needed.filter((good) => !isPresent(state.ports[id], id, good))
  const isEnough = state.options.buildingGoods === 'any' && missing.length < needed.length
  return isEnough ? [] : missing
}
