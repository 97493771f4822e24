// The board: nineteen port zones and one zone of open sea, with the lanes between them. Tables B-2, B-3, B-4.
import type { Good } from './goods.ts'

export const PORTS = [
  'Valencia',
  'Barcelona',
  'Marsiglia',
  'Genova',
  'Napoli',
  'Palermo',
  'Venezia',
  'Ragusa',
  'Corfu',
  'Modon',
  'Costantinopoli',
  'Candia',
  'Antalya',
  'Famagosta',
  'Alessandria',
  'Cirene',
  'Tripoli',
  'Tunisi',
  'Algeri',
] as const
export type PortId = (typeof PORTS)[number]

export const ZONES = [...PORTS, 'MARE'] as const
export type ZoneId = (typeof ZONES)[number]

interface PortFacts {
  readonly produces: Good
  /** Spaces for goods delivered, and for sailors. */
  readonly warehouse: number
  readonly sailors: number
  readonly isStart: boolean
}

const large = (produces: Good): PortFacts => ({
  produces,
  warehouse: 5,
  sailors: 5,
  isStart: true,
})
const medium = (produces: Good): PortFacts => ({
  produces,
  warehouse: 4,
  sailors: 4,
  isStart: false,
})
const small = (produces: Good): PortFacts => ({
  produces,
  warehouse: 2,
  sailors: 3,
  isStart: false,
})

export const PORT_FACTS: { readonly [id in PortId]: PortFacts } = {
  Valencia: large('wood'),
  Barcelona: medium('stone'),
  Marsiglia: small('gold'),
  Genova: large('stone'),
  Napoli: medium('marble'),
  Palermo: medium('wine'),
  Venezia: large('wood'),
  Ragusa: medium('gold'),
  Corfu: small('wood'),
  Modon: small('stone'),
  Costantinopoli: large('wood'),
  Candia: small('wine'),
  Antalya: medium('gold'),
  Famagosta: small('wine'),
  Alessandria: large('stone'),
  Cirene: small('wood'),
  Tripoli: medium('spice'),
  Tunisi: medium('marble'),
  Algeri: small('wine'),
}

export const START_PORTS: readonly PortId[] = PORTS.filter((id) => PORT_FACTS[id].isStart)

export const NEIGHBOURS: { readonly [id in ZoneId]: readonly ZoneId[] } = {
  Valencia: ['Algeri', 'Barcelona'],
  Barcelona: ['MARE', 'Marsiglia', 'Valencia'],
  Marsiglia: ['Barcelona', 'Genova'],
  Genova: ['MARE', 'Marsiglia', 'Napoli'],
  Napoli: ['Genova', 'MARE', 'Palermo'],
  Palermo: ['Corfu', 'MARE', 'Napoli', 'Tripoli', 'Tunisi'],
  Venezia: ['Corfu', 'Ragusa'],
  Ragusa: ['Corfu', 'Venezia'],
  Corfu: ['Modon', 'Palermo', 'Ragusa', 'Venezia'],
  Modon: ['Candia', 'Cirene', 'Corfu', 'Costantinopoli'],
  Costantinopoli: ['Antalya', 'Modon'],
  Candia: ['Alessandria', 'Antalya', 'Cirene', 'Modon'],
  Antalya: ['Candia', 'Costantinopoli', 'Famagosta'],
  Famagosta: ['Alessandria', 'Antalya'],
  Alessandria: ['Candia', 'Cirene', 'Famagosta'],
  Cirene: ['Alessandria', 'Candia', 'Modon', 'Tripoli'],
  Tripoli: ['Cirene', 'Palermo', 'Tunisi'],
  Tunisi: ['Algeri', 'MARE', 'Palermo', 'Tripoli'],
  Algeri: ['MARE', 'Tunisi', 'Valencia'],
  MARE: ['Algeri', 'Barcelona', 'Genova', 'Napoli', 'Palermo', 'Tunisi'],
}

/** Where a drawing puts the middle of each zone, on a sheet 1000 wide and 560 high. */
export const PLACES: { readonly [id in ZoneId]: readonly [x: number, y: number] } = {
  Valencia: [110, 300],
  Barcelona: [210, 225],
  Marsiglia: [315, 150],
  Genova: [420, 125],
  Napoli: [530, 235],
  Palermo: [520, 335],
  Venezia: [510, 60],
  Ragusa: [640, 140],
  Corfu: [645, 255],
  Modon: [705, 340],
  Costantinopoli: [850, 170],
  Candia: [785, 410],
  Antalya: [895, 320],
  Famagosta: [960, 405],
  Alessandria: [885, 500],
  Cirene: [690, 480],
  Tripoli: [545, 470],
  Tunisi: [415, 390],
  Algeri: [245, 390],
  MARE: [350, 275],
}

export const isPort = (name: string): name is PortId => Object.hasOwn(PORT_FACTS, name)
export const isZone = (name: string): name is ZoneId => Object.hasOwn(NEIGHBOURS, name)

/** A port may be named by its id or by its number in table B-2 (S-2.9). */
export type PortName = string | number

export function portNamed(name: PortName): PortId | undefined {
  if (typeof name === 'number') return PORTS[name - 1]
  return isPort(name) ? name : undefined
}

export function knownPort(name: PortName): PortId {
  const port = portNamed(name)
  if (port === undefined) throw new RangeError(`there is no port ${name}`)
  return port
}
