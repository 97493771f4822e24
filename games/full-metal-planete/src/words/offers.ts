// What an offer is called, and the words by which one is chosen: first which piece, then what it does, then where.
import type { Message, Param, Seat } from '@foldtable/kernel'
import { columnOf, GRID, type Hex, podeHexes } from '../board/grid.ts'
import { fieldOf, isSea, unitNamed } from '../field/index.ts'
import type { Move } from '../moves/index.ts'
import { outermost } from '../rules/cargo.ts'
import { liftOffPrice } from '../rules/ships.ts'
import { boardOf, hexesOf, isBoat, mineralIndex, type State, shipId } from '../state.ts'
import { piece, pieces } from './names.ts'
import { columnText, directionWord, groundWord, hexText, hexTexts } from './params.ts'

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
type Params = { readonly [name: string]: Param }

const message = (id: string, params: Params): Message => ({ id, params })

export function nameOffer(view: State, seat: Seat, move: Move): Message {
  switch (move.kind) {
    case 'land':
      return message('move.land', { ...siteParams(move), zone: zoneOf(view, move.body) })
    case 'deploy':
      return message(lying('move.deploy', move.rotation), {
        unit: piece(view, move.unit),
        ...spotParams(view, move.to, move.rotation),
      })
    case 'move':
      return marchName(view, move)
    case 'load':
      return message('move.load', {
        carrier: piece(view, move.by),
        unit: piece(view, move.item),
        hex: hexText(placeOf(view, move.item) ?? -1),
      })
    case 'unload':
      return message('move.unload', {
        carrier: piece(view, move.by),
        unit: piece(view, move.item),
        ...spotParams(view, move.to),
      })
    case 'transfer':
      return message('move.transfer', {
        unit: piece(view, move.item),
        into: piece(view, move.into),
      })
    case 'fire':
      return message('move.fire', {
        ...pairParams(view, move.by),
        ...targetParams(view, move.target),
      })
    case 'capture':
      return message('move.capture', {
        ...pairParams(view, move.by),
        unit: piece(view, move.target),
        hex: hexText(placeOf(view, move.target) ?? -1),
      })
    case 'build':
      return message(lying('move.build', move.rotation), {
        carrier: piece(view, move.by),
        type: { word: `type.${move.type}` },
        ...spotParams(view, move.to, move.rotation),
      })
    case 'enter':
      return message('move.enter', {
        unit: piece(view, move.unit),
        ship: piece(view, shipIn(seat, move)),
      })
    case 'exit':
      return message(lying('move.exit', move.rotation), {
        unit: piece(view, move.unit),
        ...spotParams(view, move.to, move.rotation),
      })
    case 'rebuild':
      return message('move.rebuild', { ship: piece(view, move.ship), pode: move.pode })
    case 'liftOff':
      return liftOffName(view, seat, move)
    default:
      return { id: `move.${move.kind}` }
  }
}

/** First which piece, then what it does, then where; shots and captures begin with what is hit, since it takes two. */
export function steps(view: State, seat: Seat, move: Move): Message[] {
  const { kind } = move
  const actor = actorOf(view, seat, move)
  const rest = choicesOf(view, seat, move)
  if (actor === undefined) return [{ id: `step.${kind}` }, ...rest]
  const goesOn = kind === 'move' ? { key: kind } : {} // step after step, without being asked again
  return [unitStep(view, actor), message(`step.${kind}`, goesOn), ...rest]
}

/** Whoever is chosen first; what lies in a hold is asked for at its astronef. */
function actorOf(view: State, seat: Seat, move: Move): string | undefined {
  switch (move.kind) {
    case 'move':
    case 'deploy':
    case 'enter':
      return move.unit
    case 'load':
    case 'unload':
    case 'build':
      return move.by
    case 'exit':
      return unitNamed(view, move.unit)?.carrier ?? shipId(seat)
    case 'transfer':
      return outermostOf(view, move.into)
    case 'rebuild':
      return move.ship
    case 'liftOff':
      return shipIn(seat, move)
    default:
      return undefined
  }
}

function outermostOf(view: State, id: string): string {
  const unit = unitNamed(view, id)
  return unit === undefined ? id : outermost(view, unit).id
}

function choicesOf(view: State, seat: Seat, move: Move): Message[] {
  switch (move.kind) {
    case 'land':
      return [
        message('step.zone', { zone: zoneOf(view, move.body) }),
        message('step.column', { column: columnText(columnOf(move.body)) }),
        message('step.site', siteParams(move)),
      ]
    case 'deploy':
      return [
        message('step.column', { column: columnText(columnOf(move.to)) }),
        spotStep(view, move.to, move.rotation),
      ]
    case 'move':
      return marchSteps(view, move)
    case 'load':
      return [itemStep(view, move.item)]
    case 'unload':
      return [itemStep(view, move.item), spotStep(view, move.to)]
    case 'transfer':
      return [itemStep(view, move.item), message('step.into', { into: piece(view, move.into) })]
    case 'fire':
      return [message('step.target', targetParams(view, move.target)), withStep(view, move.by)]
    case 'capture':
      return [itemStep(view, move.target), withStep(view, move.by)]
    case 'build':
      return [
        message('step.type', { type: { word: `type.${move.type}` } }),
        spotStep(view, move.to, move.rotation),
      ]
    case 'enter':
      return [itemStep(view, shipIn(seat, move))]
    case 'exit':
      return [itemStep(view, move.unit), spotStep(view, move.to, move.rotation)]
    case 'rebuild':
      return [message('step.pode', { pode: move.pode })]
    case 'liftOff':
      return [{ id: `step.${move.when}` }]
    default:
      return []
  }
}

const zoneOf = (view: State, hex: Hex): number => boardOf(view).zones[hex] ?? 0

const siteParams = ({ body, orientation }: Of<'land'>): Params => ({
  hex: hexText(body),
  podes: hexTexts(podeHexes(body, orientation)),
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

/** Where something is that stands on a hex by itself. */
function placeOf(view: State, id: string): Hex | undefined {
  const ore = mineralIndex(id)
  const place = ore >= 0 ? view.minerals[ore] : unitNamed(view, id)?.at
  return typeof place === 'number' ? place : undefined
}

/** With its hexes if it stands on any. */
function itemStep(view: State, id: string): Message {
  const unit = unitNamed(view, id)
  const place = placeOf(view, id)
  if (place === undefined) return message('step.piece', { unit: piece(view, id) })
  const hex = unit?.type === 'barge' ? hexTexts(hexesOf(view, unit)) : hexText(place)
  return message('step.pieceAt', { unit: piece(view, id), hex })
}

/** It stays chosen while it goes from hex to hex. */
function unitStep(view: State, id: string): Message {
  const { id: words, params } = itemStep(view, id)
  return message(words, { ...params, key: id })
}

const withStep = (view: State, by: readonly string[]): Message =>
  message('step.with', pairParams(view, by))

/** Two who act together, each with its place. */
function pairParams(view: State, [one = '', other = '']: readonly string[]): Params {
  return {
    one: piece(view, one),
    oneHex: hexText(placeOf(view, one) ?? -1),
    other: piece(view, other),
    otherHex: hexText(placeOf(view, other) ?? -1),
  }
}

function targetParams(view: State, hex: Hex): Params {
  const units = view.units.filter(({ at, type }) => at === hex && type !== 'astronef')
  const ore = view.minerals.flatMap((place, n) => (place === hex ? [`mineral-${n + 1}`] : []))
  const barge = view.units.filter(
    ({ at, type, rotation }) => type === 'barge' && at !== null && GRID.step(at, rotation) === hex,
  )
  const hit = [...units, ...barge].map(({ id }) => id)
  return { hex: hexText(hex), hit: pieces(view, [...hit, ...ore]) }
}

function marchParams(view: State, { unit, path }: Of<'move'>): Params {
  const [from = -1, to = -1] = [path.at(0), path.at(-1)]
  return { unit: piece(view, unit), from: hexText(from), ...toParams(view, from, to) }
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
  const id = isRetreat ? 'move.retreat' : 'move.move'
  return message(isStranding(view, move) ? `${id}.stuck` : id, marchParams(view, move))
}

/** Whether it would be stuck where the move ends (F-3.7). */
function isStranding(view: State, { unit: id, path }: Of<'move'>): boolean {
  const unit = unitNamed(view, id)
  return unit !== undefined && isSea(fieldOf(view), path.at(-1) ?? -1) !== isBoat(unit)
}

function marchSteps(view: State, move: Of<'move'>): Message[] {
  const { assault, unit } = move
  const [from = -1, to = -1] = [move.path.at(0), move.path.at(-1)]
  const isBarge = unitNamed(view, unit)?.type === 'barge'
  const lead = isBarge ? [message('step.lead', { hex: hexText(from) })] : []
  const where = message(
    isStranding(view, move) ? 'step.to.stuck' : 'step.to',
    toParams(view, from, to),
  )
  const shots = assault === undefined ? [] : [message('step.assault', shotParams(view, assault))]
  return [...lead, where, ...shots]
}

const shotParams = (view: State, assault: readonly { target: Hex; partner: string }[]): Params => ({
  targets: assault.map(({ target }) => hexText(target)).join(' + '),
  by: pieces(
    view,
    assault.map(({ partner }) => partner),
  ),
})

function liftOffName(view: State, seat: Seat, move: Of<'liftOff'>): Message {
  const ship = shipIn(seat, move)
  const home = unitNamed(view, ship)?.home ?? seat
  if (move.when === 'stay') return message('move.liftOff.stay', { ship: piece(view, ship) })
  const cost = view.phase === 'liftoff' ? 0 : liftOffPrice(view, home)
  return message('move.liftOff', { ship: piece(view, ship), cost })
}
