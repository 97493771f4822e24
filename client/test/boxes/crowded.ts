// A planet with as many machines as the bench wants: bots alone come to forty.
import { HEXES } from '../../../games/full-metal-planete/src/board/grid.ts'
import { fieldOf } from '../../../games/full-metal-planete/src/field/index.ts'
import { boardOf, playerName, type State } from '../../../games/full-metal-planete/src/state.ts'

/** The same with more tanks, on land that is dry at every tide and that nobody stands on. */
export function crowded(state: State, count: number): State {
  const { occupant, tower } = fieldOf(state)
  const { terrain } = boardOf(state)
  const seats = state.saved.length
  const tank = state.units.find(({ type, at }) => type === 'tank' && at !== null)
  const missing = count - state.units.filter(({ at }) => at !== null).length
  const free = HEXES.filter(
    (hex) => terrain[hex] === 'land' && occupant[hex] === null && tower[hex] === null,
  )
  if (tank === undefined || free.length < missing) throw new Error('there is no room for them')
  const more = Array.from({ length: Math.max(0, missing) }, (_, n) => ({
    ...tank,
    id: `tank-${playerName(n % seats)}-${100 + n}`,
    owner: n % seats,
    home: n % seats,
    at: free[Math.floor((n * free.length) / missing)] ?? 0,
    pinned: false,
    orphan: false,
  }))
  return { ...state, units: [...state.units, ...more] }
}
