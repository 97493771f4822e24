// What can be done with what is chosen, and where: every offer is a deed at some hex or at none. Pure; the rules judge it.
import type { Situation } from '../../drawing/pointing.ts'
import type { Hex } from '../src/board/grid.ts'
import type { Buildable } from '../src/data/pieces.ts'
import { fieldOf, unitNamed } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import { contentsOf } from '../src/rules/cargo.ts'
import { waysOf } from '../src/rules/reach.ts'
import { liftOffPrice, podesOf } from '../src/rules/ships.ts'
import { SHOT_COST } from '../src/rules/shooting.ts'
import { marchCost } from '../src/rules/walking.ts'
import {
  hexesOf,
  type ItemId,
  mineralIndex,
  type State,
  shipId,
  type Unit,
  type UnitId,
} from '../src/state.ts'
import { inOrder, isSalvo } from './salvos.ts'

export type Now = Situation<State, Move>

/** What is chosen: nothing, or a unit, perhaps with a thing in its hold or with what it shall build. */
export interface Chosen {
  readonly unit: UnitId | null
  readonly item: ItemId | null
  readonly build: Buildable | null
  /** Guns that were named for a shot or a capture, besides the unit if it is one, in their order. */
  readonly guns: readonly UnitId[]
}

export const NOTHING: Chosen = { unit: null, item: null, build: null, guns: [] }

/** In this order they come first where several can be done at one hex. */
export const KINDS_OF_DEED = [
  'enter',
  'load',
  'capture',
  'fire',
  'unload',
  'exit',
  'deploy',
  'build',
  'rebuild',
  'storm',
  'move',
  'land',
  'transfer',
  'liftOff',
  'endTurn',
] as const
export type DeedKind = (typeof KINDS_OF_DEED)[number]

/** Something that can be done, in one way or in several: by other partners, lying another way. */
export interface Deed {
  readonly key: string
  readonly kind: DeedKind
  readonly hex: Hex | null
  readonly cost: number
  readonly moves: readonly Move[]
  /** Where it would be stuck. */
  readonly isStranding?: boolean
}

/** Worked out once for each choice as long as the situation is the same. */
export function deedsOf(now: Now, { unit, item, build, guns }: Chosen): readonly Deed[] {
  let known = kept.get(now)
  if (known === undefined) {
    known = new Map()
    kept.set(now, known)
  }
  const key = [unit, item, build, ...guns].join(' ')
  let deeds = known.get(key)
  if (deeds === undefined) {
    deeds = workedOut(now, { unit, item, build, guns })
    known.set(key, deeds)
  }
  return deeds
}

const kept = new WeakMap<Now, Map<string, readonly Deed[]>>()

function workedOut(now: Now, chosen: Chosen): Deed[] {
  const deeds = new Map<string, Deed>()
  const add = (kind: DeedKind, hex: Hex | null, more: string, cost: number, move: Move) => {
    const key = `${kind} ${hex ?? more}`
    const moves = [...(deeds.get(key)?.moves ?? []), move]
    deeds.set(key, { key, kind, hex, cost, moves })
  }
  for (const move of inOrder(now.offers, chosen)) {
    const place = placeOf(now.view, chosen, move)
    if (place === undefined) continue
    add(place.kind, place.hex, place.more ?? '', costOf(now.view, move), move)
  }
  for (const deed of waysFor(now, chosen)) deeds.set(deed.key, deed)
  return [...deeds.values()].sort((a, b) => rankOf(now.view, a) - rankOf(now.view, b))
}

/** Guns that can be named next: partners of the one that is chosen, or whoever reaches the chosen target (C-11). */
export function partnersOf(now: Now, chosen: Chosen): UnitId[] {
  const { unit, guns } = chosen
  if (unit === null || chosen.item !== null || chosen.build !== null) return []
  const able = deedsOf(now, chosen).flatMap(({ moves }) =>
    moves.flatMap((move) => (isSalvo(move) ? move.by : [])),
  )
  return [...new Set(able)].filter((id) => id !== unit && !guns.includes(id))
}

/** Of shots, those at somebody come before those at ore. */
const rankOf = (view: State, { kind, hex }: Deed): number =>
  KINDS_OF_DEED.indexOf(kind) + (kind === 'fire' && isBare(view, hex) ? 0.5 : 0)

function isBare(view: State, hex: Hex | null): boolean {
  const { occupant, tower } = fieldOf(view)
  return hex === null || (occupant[hex] === null && tower[hex] === null)
}

interface Place {
  readonly kind: DeedKind
  readonly hex: Hex | null
  /** Tells deeds without a hex apart. */
  readonly more?: string
}

const at = (kind: DeedKind, hex: Hex | undefined): Place | undefined =>
  hex === undefined ? undefined : { kind, hex }

/** Where an offer is made while this is chosen; nowhere if it has nothing to do with it. */
function placeOf(view: State, chosen: Chosen, move: Move): Place | undefined {
  const { unit, item, build } = chosen
  if (unit === null) return freePlace(move)
  if (item !== null) return itemPlace(move, item)
  if (build !== null)
    return move.kind === 'build' && move.by === unit && move.type === build
      ? at('build', move.to)
      : undefined
  return unitPlace(view, unit, move)
}

/** What needs nobody. */
function freePlace(move: Move): Place | undefined {
  if (move.kind === 'land') return at('land', move.body)
  if (move.kind === 'endTurn') return { kind: 'endTurn', hex: null }
  return undefined
}

function itemPlace(move: Move, item: ItemId): Place | undefined {
  switch (move.kind) {
    case 'unload':
      return move.item === item ? at('unload', move.to) : undefined
    case 'exit':
    case 'deploy':
      return move.unit === item ? at(move.kind, move.to) : undefined
    case 'transfer':
      return move.item === item ? { kind: 'transfer', hex: null, more: move.into } : undefined
    default:
      return undefined
  }
}

function unitPlace(view: State, unit: UnitId, move: Move): Place | undefined {
  switch (move.kind) {
    case 'move':
      // Steps are among the ways, which go further.
      return move.unit === unit && move.assault !== undefined
        ? at('storm', move.path.at(-1))
        : undefined
    case 'deploy': // a piece that was placed and may stand elsewhere
      return move.unit === unit ? at('deploy', move.to) : undefined
    case 'load':
      return move.by === unit ? at('load', whereIs(view, move.item)) : undefined
    case 'fire':
      return move.by.includes(unit) || isOn(view, unit, move.target)
        ? at('fire', move.target)
        : undefined
    case 'capture':
      return move.by.includes(unit) || move.target === unit
        ? at('capture', whereIs(view, move.target))
        : undefined
    case 'enter':
      return move.unit === unit
        ? at('enter', podesAt(view, move.ship ?? shipId(view.current))[move.pode])
        : undefined
    case 'rebuild':
      return move.ship === unit ? at('rebuild', podesAt(view, move.ship)[move.pode]) : undefined
    case 'liftOff':
      return (move.ship ?? shipId(view.current)) === unit
        ? { kind: 'liftOff', hex: null, more: move.when }
        : undefined
    default:
      return undefined
  }
}

const isOn = (view: State, id: UnitId, hex: Hex): boolean => {
  const unit = unitNamed(view, id)
  return unit !== undefined && unit.type !== 'astronef' && hexesOf(view, unit).includes(hex)
}

const podesAt = (view: State, ship: UnitId): readonly Hex[] =>
  podesOf(view, unitNamed(view, ship)?.home ?? view.current)

export function whereIs(view: State, id: ItemId): Hex | undefined {
  const place = view.minerals[mineralIndex(id)]
  if (typeof place === 'number') return place
  return unitNamed(view, id)?.at ?? undefined
}

/** Everywhere it can go, in one move each: the whole way. A barge may come to a hex by its one end or by the other. */
function waysFor({ view, viewer, offers }: Now, { unit, item, build, guns }: Chosen): Deed[] {
  if (viewer === 'spectator' || unit === null || item !== null || build !== null) return []
  if (guns.length > 0) return []
  const steps = Map.groupBy(offers.filter(isStepOf(unit)), ({ path }) => path.at(-1) ?? 0)
  if (steps.size === 0) return []
  const ways = new Map(waysOf(view, viewer, unit).map((way) => [way.to, way]))
  const deedAt = (hex: Hex): Deed => {
    const [near, way] = [steps.get(hex) ?? [], ways.get(hex)]
    const far: Move[] =
      way === undefined || way.path.length === 2
        ? []
        : [{ kind: 'move', unit, path: [...way.path] }]
    const moves = [...near, ...far]
    const [first] = moves
    return {
      key: `move ${hex}`,
      kind: 'move',
      hex,
      cost: first === undefined ? 0 : costOf(view, first),
      isStranding: way?.isStranding ?? false,
      moves,
    }
  }
  return [...new Set([...steps.keys(), ...ways.keys()])].map(deedAt).filter(hasMoves)
}

/** Whether anything can be done with it as it stands; worked out without looking how far it could go. */
export const hasDeed = ({ view, offers }: Now, unit: UnitId): boolean =>
  offers.some((move) => isStepOf(unit)(move) || unitPlace(view, unit, move) !== undefined)

type March = Extract<Move, { kind: 'move' }>

const isStepOf =
  (unit: UnitId) =>
  (move: Move): move is March =>
    move.kind === 'move' && move.unit === unit && move.assault === undefined

/** A step that is not offered is none, however near. */
const hasMoves = ({ moves }: Deed): boolean => moves.length > 0

function costOf(view: State, move: Move): number {
  switch (move.kind) {
    case 'move': {
      const unit = unitNamed(view, move.unit)
      return unit === undefined ? 0 : marchCost(view, unit, move)
    }
    case 'fire':
    case 'rebuild':
      return SHOT_COST
    case 'liftOff':
      return view.phase === 'playing'
        ? liftOffPrice(view, unitNamed(view, move.ship ?? '')?.home ?? view.current)
        : 0
    case 'load':
    case 'unload':
    case 'capture':
    case 'build':
    case 'enter':
    case 'exit':
      return 1
    default:
      return 0
  }
}

/** Things in its hold that can be put somewhere, in the order in which they lie there. */
export function itemsIn({ view, offers }: Now, unit: Unit): ItemId[] {
  const movable = new Set(offers.flatMap(itemOf))
  return contentsOf(view, unit).filter((item) => movable.has(item))
}

function itemOf(move: Move): ItemId[] {
  if (move.kind === 'unload' || move.kind === 'transfer') return [move.item]
  return move.kind === 'exit' || move.kind === 'deploy' ? [move.unit] : []
}

/** What it could build now. */
export function buildsOf({ offers }: Now, unit: UnitId): Buildable[] {
  const kinds = offers.flatMap((move) =>
    move.kind === 'build' && move.by === unit ? [move.type] : [],
  )
  return [...new Set(kinds)]
}
