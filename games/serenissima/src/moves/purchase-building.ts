// Building a fort or a basilica: S-10.8, S-10.9.
import {
  type MoveRule,
  moveShape,
  NO_MOVES,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { BUILDING_PRICE } from '../data/constants.ts'
import { knownPort, PORTS, type PortId, type PortName, portNamed } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { type Building, isBuilt, leftOf, missingFor } from '../rules/buildings.ts'
import { noMoney, notPortOwner, unknownPort, zoneWord } from '../rules/refusals.ts'
import { playerAt, type State } from '../state.ts'
import { portField } from './fields.ts'

const fortSchema = moveShape('purchaseFort', { port: portField })
const basilicaSchema = moveShape('purchaseBasilica', { port: portField })
export type PurchaseFort = Static<typeof fortSchema>
export type PurchaseBasilica = Static<typeof basilicaSchema>

const FORTS = Object.fromEntries(PORTS.map((port) => [port, { kind: 'purchaseFort', port }])) as {
  readonly [port in PortId]: PurchaseFort
}
const BASILICAS = Object.fromEntries(
  PORTS.map((port) => [port, { kind: 'purchaseBasilica', port }]),
) as { readonly [port in PortId]: PurchaseBasilica }

export const purchaseFort: MoveRule<State, PurchaseFort, Event> = {
  schema: fortSchema,
  answers: ['invest'],
  candidates: (state, seat) => sites(state, seat, 'fort', FORTS),
  refusal: (state, seat, { port }) => cannotBuild(state, seat, port, 'fort'),
  decide: ({ emit }, seat, { port }) =>
    emit({ kind: 'fortBuilt', seat, port: knownPort(port), price: BUILDING_PRICE }),
}

export const purchaseBasilica: MoveRule<State, PurchaseBasilica, Event> = {
  schema: basilicaSchema,
  answers: ['invest'],
  candidates: (state, seat) => sites(state, seat, 'basilica', BASILICAS),
  refusal: (state, seat, { port }) => cannotBuild(state, seat, port, 'basilica'),
  decide: ({ emit }, seat, { port }) =>
    emit({ kind: 'basilicaBuilt', seat, port: knownPort(port), price: BUILDING_PRICE }),
}

function sites<M>(
  state: State,
  seat: Seat,
  building: Building,
  moves: { readonly [port in PortId]: M },
): readonly M[] {
  if (leftOf(state, building) === 0) return NO_MOVES
  if (playerAt(state, seat).money < BUILDING_PRICE) return NO_MOVES
  const found: M[] = []
  for (const id of PORTS) {
    const port = state.ports[id]
    if (port.owner !== seat || isBuilt(port, building)) continue
    if (missingFor(state, id, building).length === 0) found.push(moves[id])
  }
  return found
}

function cannotBuild(
  state: State,
  seat: Seat,
  name: PortName,
  building: Building,
): Refusal | undefined {
  const id = portNamed(name)
  if (id === undefined) return unknownPort('S-10.8', name)
  return (
    notPortOwner('S-10.8', state, seat, id) ??
    cannotStand(state, id, building) ??
    noMoney('S-10.8', state, seat, BUILDING_PRICE)
  )
}

function cannotStand(state: State, id: PortId, building: Building): Refusal | undefined {
  const port = zoneWord(id)
  const what = { word: `building.${building}` }
  if (isBuilt(state.ports[id], building))
    return refuse('alreadyBuilt', 'S-10.8', { port, building: what })
  const missing = missingFor(state, id, building)
  if (missing.length > 0) {
    const goods = { words: missing.map((good) => `good.${good}`) }
    return refuse('goodsMissing', 'S-10.8', { port, building: what, goods })
  }
  return leftOf(state, building) === 0
    ? refuse('noneLeft', 'S-10.8', { building: what })
    : undefined
}
