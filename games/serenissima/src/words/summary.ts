// What a viewer sees, in sentences: enough to play without a drawing.
import { type Message, type Seat, seatsUpTo, type Viewer } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import { NUMBERS } from '../data/constants.ts'
import { GOODS } from '../data/goods.ts'
import { NEIGHBOURS, PORT_FACTS, PORTS, type PortId } from '../data/zones.ts'
import { roomIn, sailorsIn } from '../holds.ts'
import { meta } from '../meta.ts'
import { fightersOf } from '../rules/battle.ts'
import { activeGalley, fleetOf, portsOf } from '../rules/board.ts'
import { type Building, isBuilt, missingFor } from '../rules/buildings.ts'
import { cubePrice, goodsIncome, incomeOf } from '../rules/prices.ts'
import { galleyAt, playerAt, type State } from '../state.ts'
import { endSummary } from './end-summary.ts'
import { good, goods, loadOf, who, zone, zones } from './params.ts'
import { trackSummary } from './track-summary.ts'

export const summary = (view: State, viewer: Viewer): Message[] => [
  ...trackSummary(view),
  ...variants(view),
  ...wheel(view),
  ...market(view),
  ...(view.result === null
    ? seatsUpTo(view.players.length).map((seat) => wealth(view, seat))
    : endSummary(view, view.result)),
  ...NUMBERS.flatMap((number) => galleyLine(view, number)),
  ...PORTS.map((id) => portLine(view, id)),
  { id: 'summary.sea', params: { zone: zone('MARE'), neighbours: zones(NEIGHBOURS.MARE) } },
  ...buildings(view),
  ...(viewer === 'spectator' ? [] : sites(view, viewer)),
  { id: 'summary.bank', params: { ...view.bank } },
  { id: 'summary.supply', params: { ...view.supply } },
]

/** Whose galley plays, and whose come after it in this round. */
function wheel(view: State): Message[] {
  const { active, turn, galleys } = view
  if (turn === null) return []
  const { owner, location, hold } = activeGalley(view)
  const now = seatMessage('summary.active', owner, { galley: active, zone: zone(location) })
  const moved = { moved: turn.moved, sailors: sailorsIn(hold), fighters: fightersOf(view) }
  const tired: Message[] = turn.hasMoved ? [{ id: 'summary.moved', params: moved }] : []
  const later = NUMBERS.filter((number) => number > active && galleys[number] !== null)
  const [next] = later
  if (next === undefined) return [now, ...tired, { id: 'summary.last' }]
  const seats = later.map((number) => galleyAt(view, number).owner)
  return [now, ...tired, { id: 'summary.next', params: { galley: next, seats: { seats } } }]
}

/** What the port of the active galley sells, takes and brings. */
function market(view: State): Message[] {
  if (view.turn === null) return []
  const { location, owner } = activeGalley(view)
  if (location === 'MARE' || view.ports[location].closed) return []
  const port = view.ports[location]
  const { produces, warehouse } = PORT_FACTS[location]
  const room = warehouse - port.cargo.length
  if (room === 0) return [sale(view, location, owner)]
  const wanted = GOODS.filter((name) => name !== produces && !port.cargo.includes(name))
  const now = goodsIncome(view, port.cargo.length)
  const more = goodsIncome(view, port.cargo.length + 1)
  const place = zone(location)
  return [
    sale(view, location, owner),
    { id: 'summary.wanted', params: { port: place, goods: goods(wanted), room } },
    { id: 'summary.income', params: { port: place, now, more } },
  ]
}

function sale(view: State, id: PortId, seat: Seat): Message {
  const port = view.ports[id]
  const price = cubePrice(view, seat, port)
  const params = { port: zone(id), good: good(PORT_FACTS[id].produces) }
  if (price === 0) return { id: 'summary.saleFree', params }
  return port.owner === null || port.owner === seat
    ? { id: 'summary.sale', params: { ...params, price } }
    : { id: 'summary.saleBy', params: { ...params, price, owner: who(port.owner) } }
}

/** Options that are not as usual. */
function variants({ options }: State): Message[] {
  const words = Object.entries(options).flatMap(([name, value]) =>
    value === USUAL.get(name) ? [] : [`variant.${name}`],
  )
  return words.length === 0 ? [] : [{ id: 'summary.variants', params: { variants: { words } } }]
}

const USUAL = new Map(
  Object.entries(meta.options.properties ?? {}).map(([name, field]) => [name, field.default]),
)

function wealth(view: State, seat: Seat): Message {
  const { money, sailors } = playerAt(view, seat)
  return seatMessage('summary.player', seat, {
    money,
    sailors,
    galleys: fleetOf(view, seat),
    ports: portsOf(view, seat).length,
    income: incomeOf(view, seat),
  })
}

function galleyLine(view: State, number: number): Message[] {
  const galley = view.galleys[number]
  if (galley === undefined || galley === null) return []
  const { owner, location, hold } = galley
  const params = { galley: number, zone: zone(location) }
  const load = loadOf(hold)
  if (load.words.length === 0) return [seatMessage('summary.galleyEmpty', owner, params)]
  return [seatMessage('summary.galley', owner, { ...params, load, room: roomIn(hold) })]
}

function portLine({ ports }: State, id: PortId): Message {
  const { owner, sailors, cargo, closed } = ports[id]
  const facts = PORT_FACTS[id]
  const params = {
    port: zone(id),
    good: good(facts.produces),
    spaces: facts.warehouse,
    neighbours: zones(NEIGHBOURS[id]),
  }
  if (closed)
    return {
      id: 'summary.portClosed',
      params: { port: params.port, neighbours: params.neighbours },
    }
  const stock = { ...params, goods: goods(cargo), count: cargo.length }
  if (owner === null)
    return cargo.length === 0
      ? { id: 'summary.portFree', params: { ...params, most: facts.sailors } }
      : { id: 'summary.portFreeStocked', params: { ...stock, most: facts.sailors } }
  const held = { owner: who(owner), sailors, most: facts.sailors }
  return cargo.length === 0
    ? { id: 'summary.port', params: { ...params, ...held } }
    : { id: 'summary.portStocked', params: { ...stock, ...held } }
}

function buildings({ ports }: State): Message[] {
  const forts = PORTS.filter((id) => ports[id].fort)
  const basilicas = PORTS.filter((id) => ports[id].basilica)
  return [
    ...(forts.length === 0 ? [] : [{ id: 'summary.forts', params: { ports: zones(forts) } }]),
    ...(basilicas.length === 0
      ? []
      : [{ id: 'summary.basilicas', params: { ports: zones(basilicas) } }]),
  ]
}

/** What the viewer's ports still need before they can be built in. */
const sites = (view: State, seat: Seat): Message[] =>
  portsOf(view, seat).flatMap((id) => [...site(view, id, 'fort'), ...site(view, id, 'basilica')])

function site(view: State, id: PortId, building: Building): Message[] {
  if (isBuilt(view.ports[id], building)) return []
  const missing = missingFor(view, id, building)
  const params = { port: zone(id), building: { word: `building.${building}` } }
  return missing.length === 0
    ? [{ id: 'summary.buildable', params }]
    : [{ id: 'summary.missing', params: { ...params, goods: goods(missing) } }]
}
