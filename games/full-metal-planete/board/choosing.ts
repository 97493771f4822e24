// From one press to the next: what is chosen, what is aimed at, and at last a move. One pure function for mouse, finger and keys.
import type { Message } from '@foldtable/kernel'
import type { Pointer, Pointing } from '../../drawing/pointing.ts'
import type { Hex } from '../src/board/grid.ts'
import type { Buildable } from '../src/data/pieces.ts'
import { fieldOf, unitNamed } from '../src/field/index.ts'
import type { Move, State } from '../src/index.ts'
import { type ItemId, shipId, type Unit, type UnitId } from '../src/state.ts'
import { piece } from '../src/words/names.ts'
import { nameOffer } from '../src/words/offers.ts'
import { hexText } from '../src/words/params.ts'
import {
  buildsOf,
  type Chosen,
  type Deed,
  type DeedKind,
  deedsOf,
  hasDeed,
  itemsIn,
  NOTHING,
  type Now,
  partnersOf,
  whereIs,
} from './deeds.ts'

/** A deed that is looked at before it is done, in one of its ways. */
export interface Aim {
  readonly key: string
  readonly way: number
}

export interface Choice extends Chosen {
  readonly aim: Aim | null
}

export const NO_CHOICE: Choice = { ...NOTHING, aim: null }

export const choosing = (unit: UnitId | null): Choice => ({ ...NO_CHOICE, unit })
export const taking = (choice: Choice, item: ItemId): Choice => ({
  ...choosing(choice.unit),
  item: choice.item === item ? null : item,
})
export const building = (choice: Choice, build: Buildable): Choice => ({
  ...choosing(choice.unit),
  build: choice.build === build ? null : build,
})
export const aimingAt = (choice: Choice, { key }: Deed): Choice => ({
  ...choice,
  aim: { key, way: 0 },
})

/** Another gun is named: with the chosen one, or for the chosen target, which is aimed at once both are. */
function naming(now: Now, choice: Choice, gun: UnitId): Choice {
  const named: Choice = { ...choice, guns: [...choice.guns, gun], aim: null }
  const [deed] = deedsOf(now, named)
  return named.guns.length < 2 || deed === undefined ? named : aimingAt(named, deed)
}

/** The deed that is aimed at; nothing if it has gone meanwhile. */
export const aimedIn = (deeds: readonly Deed[], { aim }: Choice): Deed | undefined =>
  deeds.find(({ key }) => key === aim?.key)

export const moveOf = ({ moves }: Deed, { aim }: Choice): Move | undefined =>
  moves[(aim?.way ?? 0) % moves.length]

/** The same deed in its next way: another partner, turned further. */
export const inAnotherWay = (choice: Choice, deed: Deed): Choice => ({
  ...choice,
  aim: { key: deed.key, way: ((choice.aim?.way ?? 0) + 1) % deed.moves.length },
})

/** The next place where one of these can be done by whoever is chosen, with whatever it carries or may build. */
export function nextAim(now: Now, choice: Choice, kinds: readonly DeedKind[]): Choice | undefined {
  const unit = choice.unit === null ? undefined : unitNamed(now.view, choice.unit)
  if (unit === undefined) return undefined
  const plain = choosing(unit.id)
  const hands = [
    plain,
    ...itemsIn(now, unit).map((item) => taking(plain, item)),
    ...buildsOf(now, unit.id).map((build) => building(plain, build)),
  ]
  const aims = hands.flatMap((one) =>
    deedsOf(now, one).flatMap((deed) =>
      deed.hex !== null && kinds.includes(deed.kind) ? [aimingAt(one, deed)] : [],
    ),
  )
  const at = aims.findIndex((one) => isSameAim(one, choice))
  return aims[(at + 1) % aims.length]
}

const isSameAim = (one: Choice, other: Choice): boolean =>
  one.aim?.key === other.aim?.key && one.item === other.item && one.build === other.build

/** One step back: from the aim to what was chosen, from a thing to who carries it, from that to nothing. */
export function back(choice: Choice): Choice {
  if (choice.guns.length === 2) return { ...choice, guns: choice.guns.slice(0, 1), aim: null }
  if (choice.aim !== null) return { ...choice, aim: null }
  if (choice.guns.length > 0) return choosing(choice.unit)
  return choice.item !== null || choice.build !== null ? choosing(choice.unit) : NO_CHOICE
}

export type Pressed =
  | { readonly choice: Choice; readonly move?: undefined }
  | { readonly move: Move; readonly choice?: undefined }

/** A press on a hex: the deed there is aimed at, and done at the second press; else whoever stands there is chosen. */
export function pressed(now: Now, choice: Choice, hex: Hex, isSure = false): Pressed {
  const deeds = deedsOf(now, choice)
  const aimed = aimedIn(deeds, choice)
  const [here] = deeds.filter((deed) => deed.hex === hex)
  const wanted = aimed?.hex === hex ? aimed : here
  if (wanted !== undefined) {
    const move = moveOf(wanted, wanted === aimed ? choice : NO_CHOICE)
    if (move !== undefined && (wanted === aimed || isSure)) return { move }
    return { choice: aimingAt(choice, wanted) }
  }
  const unit = unitOn(now.view, hex)
  const isGun = unit !== undefined && partnersOf(now, choice).includes(unit.id)
  if (isGun) return { choice: naming(now, choice, unit.id) }
  return { choice: unit === undefined || unit.id === choice.unit ? NO_CHOICE : choosing(unit.id) }
}

/**
 * Something was carried to a hex: it is put down there, stowed in what stands there, or loaded by it. `carried` is a thing in the
 * hold of its unit, or a thing that lies on the planet, named as the unit or as ore.
 */
export function dropped(
  now: Now,
  carried: Choice,
  hex: Hex,
): { readonly choice: Choice; readonly deed: Deed | undefined } {
  const deeds = deedsOf(now, carried)
  const carrier = unitOn(now.view, hex)?.id ?? null
  const deed =
    deeds.find((one) => one.hex === hex && one.kind !== 'move') ??
    deeds.find(({ moves: [move] }) => move?.kind === 'transfer' && move.into === carrier)
  if (deed !== undefined || carried.unit === null || carried.item !== null)
    return { choice: carried, deed }
  const loader = choosing(carrier)
  const loading = deedsOf(now, loader).find(({ moves }) =>
    moves.some((move) => move.kind === 'load' && move.item === carried.unit),
  )
  return { choice: loading === undefined ? carried : loader, deed: loading }
}

/** What can be carried from a hex to whoever would load it. */
export function loadableOn(now: Now, hex: Hex): ItemId | undefined {
  const offer = now.offers.find(
    (move) => move.kind === 'load' && whereIs(now.view, move.item) === hex,
  )
  return offer?.kind === 'load' ? offer.item : undefined
}

/** Who is chosen by a press there: a tower before its astronef, whoever stands on a bridge before it. */
export function unitOn(view: State, hex: Hex): Unit | undefined {
  const { tower, occupant, bridge } = fieldOf(view)
  return tower[hex] ?? occupant[hex] ?? bridge[hex] ?? undefined
}

/** What stays chosen after a move: whoever made it, if it is still there; in deployment the next piece of the kind. */
export function choiceAfter(view: State, choice: Choice, move: Move): Choice {
  if (view.phase === 'deployment')
    return move.kind === 'deploy' ? nextAlike(view, choice, move.unit) : NO_CHOICE
  const id = 'unit' in move && move.kind === 'move' ? move.unit : choice.unit
  return choosing(id !== null && unitNamed(view, id)?.at != null ? id : null)
}

function nextAlike(view: State, choice: Choice, id: UnitId): Choice {
  const type = unitNamed(view, id)?.type
  const ship = unitNamed(view, choice.unit ?? '')
  const item = ship?.cargo.find((one) => one !== id && unitNamed(view, one)?.type === type)
  return choice.item === null || item === undefined ? NO_CHOICE : { ...choosing(choice.unit), item }
}

/** Own units that can do something now, in unit order. */
export function readyUnits(now: Now): UnitId[] {
  const { view, viewer } = now
  if (viewer === 'spectator') return []
  return view.units
    .filter(({ owner, at }) => owner === viewer && at !== null)
    .filter((unit) => canAct(now, unit))
    .map(({ id }) => id)
}

const canAct = (now: Now, unit: Unit): boolean =>
  hasDeed(now, unit.id) || itemsIn(now, unit).length > 0 || buildsOf(now, unit.id).length > 0

export const pointing: Pointing<State, Move, Choice> = {
  start: NO_CHOICE,
  pointers(now, choice) {
    const deeds = deedsOf(now, choice)
    const aimed = aimedIn(deeds, choice)
    if (aimed !== undefined) return pointersAt(now, choice, aimed)
    const chosen = choice.unit === null ? undefined : unitNamed(now.view, choice.unit)
    return [
      ...deeds.map((deed) => ({
        key: deed.key,
        name: nameOf(now, deed.moves[0]),
        leads: { choice: aimingAt(choice, deed) },
      })),
      ...partnersOf(now, choice).map((id) => ({
        key: `gun ${id}`,
        name: { id: 'step.piece', params: { unit: piece(now.view, id) } },
        leads: { choice: naming(now, choice, id) },
      })),
      ...(chosen === undefined ? unitsIn(now) : thingsOf(now, choice, chosen)),
    ]
  },
}

function pointersAt(now: Now, choice: Choice, deed: Deed): Pointer<Choice, Move>[] {
  const move = moveOf(deed, choice)
  if (move === undefined) return []
  const play = { key: 'play', name: nameOf(now, move), leads: { move } }
  if (deed.moves.length === 1) return [play]
  const next = inAnotherWay(choice, deed)
  return [play, { key: 'other', name: nameOf(now, moveOf(deed, next)), leads: { choice: next } }]
}

const nameOf = ({ view, viewer }: Now, move: Move | undefined): Message =>
  move === undefined || viewer === 'spectator'
    ? { id: 'move.endTurn' }
    : nameOffer(view, viewer, move)

const unitsIn = ({ view }: Now): Pointer<Choice, Move>[] =>
  view.units.flatMap(({ id, at }) =>
    at === null
      ? []
      : [
          {
            key: `unit ${id}`,
            name: { id: 'step.pieceAt', params: { unit: piece(view, id), hex: hexText(at) } },
            leads: { choice: choosing(id) },
          },
        ],
  )

function thingsOf(now: Now, choice: Choice, unit: Unit): Pointer<Choice, Move>[] {
  if (choice.item !== null || choice.build !== null || choice.guns.length > 0) return []
  const items = itemsIn(now, unit).map((item) => ({
    key: `item ${item}`,
    name: { id: 'step.piece', params: { unit: piece(now.view, item) } },
    leads: { choice: taking(choice, item) },
  }))
  const builds = buildsOf(now, unit.id).map((type) => ({
    key: `build ${type}`,
    name: { id: 'step.type', params: { type: { word: `type.${type}` } } },
    leads: { choice: building(choice, type) },
  }))
  return [...items, ...builds]
}

export const ownShip = ({ view, viewer }: Now): Unit | undefined =>
  viewer === 'spectator' ? undefined : unitNamed(view, shipId(viewer))
