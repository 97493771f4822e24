// What an offer is called, and the words by which one is chosen: first what, then with which piece, then where.
import type { Message, Param, Seat } from '@foldtable/kernel'
import { columnOf, GRID, type Hex } from './board/grid.ts'
import { unitNamed } from './field.ts'
import type { Move } from './moves/index.ts'
import { liftOffPrice } from './rules/ships.ts'
import { boardOf, mineralIndex, type State, shipId } from './state.ts'
import { directionWord, groundWord, hexText, piece, pieces } from './words.ts'

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
type Params = { readonly [name: string]: Param }

const message = (id: string, params: Params): Message => ({ id, params })

export function nameOffer(view: State, seat: Seat, move: Move): Message {
  switch (move.kind) {
    case 'land':
      return message('move.land', { ...siteParams(move), zone: zoneOf(view, move.body) })
    case 'deploy':
      return message(lying('move.deploy', move.rotation), {
        unit: piece(move.unit),
        ...spotParams(view, move.to, move.rotation),
      })
    case 'move':
      return marchName(view, move)
    case 'load':
      return message('move.load', { carrier: piece(move.by), unit: piece(move.item) })
    case 'unload':
      return message('move.unload', {
        carrier: piece(move.by),
        unit: piece(move.item),
        ...spotParams(view, move.to),
      })
    case 'transfer':
      return message('move.transfer', { unit: piece(move.item), into: piece(move.into) })
    case 'fire':
      return message('move.fire', { by: pieces(move.by), ...targetParams(view, move.target) })
    case 'capture':
      return message('move.capture', { by: pieces(move.by), unit: piece(move.target) })
    case 'build':
      return message(lying('move.build', move.rotation), {
        carrier: piece(move.by),
        type: { word: `type.${move.type}` },
        ...spotParams(view, move.to, move.rotation),
      })
    case 'enter':
      return message('move.enter', { unit: piece(move.unit), ship: piece(shipIn(seat, move)) })
    case 'exit':
      return message(lying('move.exit', move.rotation), {
        unit: piece(move.unit),
        ...spotParams(view, move.to, move.rotation),
      })
    case 'rebuild':
      return message('move.rebuild', { ship: piece(move.ship), pode: move.pode })
    case 'liftOff':
      return liftOffName(view, seat, move)
    default:
      return { id: `move.${move.kind}` }
  }
}

export function steps(view: State, seat: Seat, move: Move): Message[] {
  return [{ id: `step.${move.kind}` }, ...choicesOf(view, seat, move)]
}

function choicesOf(view: State, seat: Seat, move: Move): Message[] {
  switch (move.kind) {
    case 'land':
      return [
        message('step.zone', { zone: zoneOf(view, move.body) }),
        message('step.column', { column: columnOf(move.body) }),
        message('step.site', siteParams(move)),
      ]
    case 'deploy':
      return [
        unitStep(view, move.unit),
        message('step.column', { column: columnOf(move.to) }),
        spotStep(view, move.to, move.rotation),
      ]
    case 'move':
      return marchSteps(view, move)
    case 'load':
      return [unitStep(view, move.by), unitStep(view, move.item)]
    case 'unload':
      return [unitStep(view, move.by), unitStep(view, move.item), spotStep(view, move.to)]
    case 'transfer':
      return [unitStep(view, move.item), unitStep(view, move.into)]
    case 'fire':
      return [message('step.target', targetParams(view, move.target)), withStep(move.by)]
    case 'capture':
      return [unitStep(view, move.target), withStep(move.by)]
    case 'build':
      return [
        unitStep(view, move.by),
        message('step.type', { type: { word: `type.${move.type}` } }),
        spotStep(view, move.to, move.rotation),
      ]
    case 'enter':
      return [unitStep(view, move.unit), unitStep(view, shipIn(seat, move))]
    case 'exit':
      return [unitStep(view, move.unit), spotStep(view, move.to, move.rotation)]
    case 'rebuild':
      return [unitStep(view, move.ship), message('step.pode', { pode: move.pode })]
    case 'liftOff':
      return [unitStep(view, shipIn(seat, move)), { id: `step.${move.when}` }]
    default:
      return []
  }
}

const zoneOf = (view: State, hex: Hex): number => boardOf(view).zones[hex] ?? 0

const siteParams = ({ body, orientation }: Of<'land'>): Params => ({
  hex: hexText(body),
  orientation,
})

const shipIn = (seat: Seat, { ship }: { readonly ship?: string }): string => ship ?? shipId(seat)

/** A barge is told apart by where its other end lies. */
const lying = (id: string, rotation: number | undefined): string =>
  rotation === undefined ? id : `${id}.barge`

const spotParams = (view: State, hex: Hex, rotation?: number): Params => ({
  hex: hexText(hex),
  ground: groundWord(view, hex),
  ...(rotation === undefined ? {} : { far: hexText(GRID.step(hex, rotation)) }),
})

const spotStep = (view: State, hex: Hex, rotation?: number): Message =>
  message(lying('step.spot', rotation), spotParams(view, hex, rotation))

/** With its hex if it stands on one. */
function unitStep(view: State, id: string): Message {
  const ore = mineralIndex(id)
  const place = ore >= 0 ? view.minerals[ore] : unitNamed(view, id)?.at
  return typeof place === 'number'
    ? message('step.pieceAt', { unit: piece(id), hex: hexText(place) })
    : message('step.piece', { unit: piece(id) })
}

const withStep = (by: readonly string[]): Message => message('step.with', { by: pieces(by) })

function targetParams(view: State, hex: Hex): Params {
  const units = view.units.filter(({ at, type }) => at === hex && type !== 'astronef')
  const ore = view.minerals.flatMap((place, n) => (place === hex ? [`mineral-${n + 1}`] : []))
  const barge = view.units.filter(
    ({ at, type, rotation }) => type === 'barge' && at !== null && GRID.step(at, rotation) === hex,
  )
  const hit = [...units, ...barge].map(({ id }) => id)
  return { hex: hexText(hex), hit: pieces([...hit, ...ore]) }
}

function marchParams(view: State, { unit, path }: Of<'move'>): Params {
  const [from = -1, to = -1] = [path.at(0), path.at(-1)]
  return { unit: piece(unit), from: hexText(from), ...toParams(view, from, to) }
}

const toParams = (view: State, from: Hex, to: Hex): Params => ({
  hex: hexText(to),
  ground: groundWord(view, to),
  way: directionWord(from, to),
})

function marchName(view: State, move: Of<'move'>): Message {
  const { assault } = move
  if (assault !== undefined)
    return message('move.assault', { ...marchParams(view, move), ...shotParams(view, assault) })
  const isRetreat = unitNamed(view, move.unit)?.pinned === true
  return message(isRetreat ? 'move.retreat' : 'move.move', marchParams(view, move))
}

function marchSteps(view: State, move: Of<'move'>): Message[] {
  const { assault, unit } = move
  const [from = -1, to = -1] = [move.path.at(0), move.path.at(-1)]
  const isBarge = unitNamed(view, unit)?.type === 'barge'
  const lead = isBarge ? [message('step.lead', { hex: hexText(from) })] : []
  const where = message('step.to', toParams(view, from, to))
  const shots = assault === undefined ? [] : [message('step.assault', shotParams(view, assault))]
  return [unitStep(view, unit), ...lead, where, ...shots]
}

const shotParams = (
  _view: State,
  assault: readonly { target: Hex; partner: string }[],
): Params => ({
  targets: assault.map(({ target }) => hexText(target)).join(' + '),
  by: pieces(assault.map(({ partner }) => partner)),
})

function liftOffName(view: State, seat: Seat, move: Of<'liftOff'>): Message {
  const ship = shipIn(seat, move)
  const home = unitNamed(view, ship)?.home ?? seat
  if (move.when === 'stay') return message('move.liftOff.stay', { ship: piece(ship) })
  const cost = view.phase === 'liftoff' ? 0 : liftOffPrice(view, home)
  return message('move.liftOff', { ship: piece(ship), cost })
}
