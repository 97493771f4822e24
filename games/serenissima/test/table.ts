// Tables for the tests of this game, and short words for what stands on them.
import { open, readOptions, type Seat, scriptedChance, secret } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { expect } from 'vitest'
import { conserved } from '../src/conserved.ts'
import type { CardId } from '../src/data/cards.ts'
import type { Slot } from '../src/data/goods.ts'
import type { PortId, ZoneId } from '../src/data/zones.ts'
import {
  type Event,
  type Move,
  type Options,
  type Serenissima,
  type State,
  serenissima,
} from '../src/index.ts'
import type { Galley, Port } from '../src/state.ts'

export type SerenissimaScene = Scene<Serenissima>

export const [P1, P2, P3, P4] = [0, 1, 2, 3] as const

export interface Setting {
  readonly options?: Partial<Options>
  /** Faces in order, 1 for a skull: `'1 1 0 / 1 0 0'`. */
  readonly dice?: string
  /** What each shuffle of the deck puts on top. */
  readonly decks?: readonly (readonly CardId[])[]
  /** What is changed by hand after the set-up. */
  readonly patch?: (state: State) => void
}

const faces = (dice: string): number[] => (dice.match(/\d/g) ?? []).map(Number)

export function optionsWith(some: Partial<Options> = {}): Options {
  const read = readOptions(serenissima, some)
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  return read.options
}

/** A table that has just been opened. Its chance knows these answers and no others (S-17.3). */
export const opened = (
  seats: number,
  { options = {}, dice = '', decks = [['DOGE_1_A']] }: Setting = {},
): SerenissimaScene =>
  Scene.open({
    game: serenissima,
    seats,
    options: optionsWith(options),
    chance: scriptedChance({ numbers: faces(dice), shuffles: decks, strict: true }),
  })

const start = (port: PortId, galley: number): Move => ({ kind: 'chooseStart', port, galley })
const second = (galley: number): Move => ({ kind: 'chooseSecondGalley', galley })
const close = (port: PortId): Move => ({ kind: 'closePort', port })

/** The standard start with four players. */
export function g4(setting: Setting = {}): SerenissimaScene {
  const scene = opened(4, setting)
  play(scene, start('Venezia', 1), start('Genova', 2), start('Valencia', 3))
  play(scene, start('Costantinopoli', 4))
  if (setting.options?.startingGalleys !== 1)
    play(scene, second(5), second(6), second(7), second(8))
  return setting.patch === undefined ? scene : patched(scene, setting.patch)
}

/** P1 at Valencia and P2 at Costantinopoli; Modon, Ragusa, Corfu and Alessandria are closed. */
export function g2(setting: Setting = {}): SerenissimaScene {
  const scene = opened(2, setting)
  play(scene, start('Valencia', 3), start('Costantinopoli', 1), second(2), second(4))
  play(scene, close('Modon'), close('Ragusa'), close('Corfu'), close('Alessandria'))
  return setting.patch === undefined ? scene : patched(scene, setting.patch)
}

/** Changed by hand; the totals must stay what they are (S-17.4). */
export function patched(scene: SerenissimaScene, change: (state: State) => void): SerenissimaScene {
  const other = scene.rearranged(change)
  expect(conserved(other.state)).toEqual(conserved(scene.state))
  return other
}

/** Whoever is asked. */
export function asked({ table }: SerenissimaScene): Seat {
  const { decision } = table
  const seat = decision.result === undefined ? decision.seats[0] : undefined
  if (seat === undefined) throw new RangeError('nobody is asked')
  return seat
}

/** Whoever is asked makes these moves, which must be legal. */
export function play(scene: SerenissimaScene, ...moves: readonly Move[]): SerenissimaScene {
  for (const move of moves) scene.play(asked(scene), move)
  return scene
}

/** The codes of the refusals that whoever is asked gets for these moves. */
export const refused = (scene: SerenissimaScene, ...moves: readonly Move[]): string =>
  moves.map((move) => scene.refusal(asked(scene), move)).join(' ')

/** The whole refusal of a move. */
export const refusalOf = (scene: SerenissimaScene, move: Move) =>
  scene.table.refusal({ by: asked(scene), move, at: scene.now })

export const O: Move = { kind: 'chooseTurn', turn: 'ordinary' }
export const I: Move = { kind: 'chooseTurn', turn: 'investment' }
export const endTurn: Move = { kind: 'endTurn' }

export const load = (quantity: number): Move => ({ kind: 'loadCargo', quantity })
export const sail = (...path: string[]): Move => ({ kind: 'moveGalley', path })
export const deliver = (...goods: Extract<Move, { kind: 'deliver' }>['goods']): Move => ({
  kind: 'deliver',
  goods,
})
type Items = Extract<Move, { kind: 'swap' }>['give']
export const swap = (number: number, give: Items, take: Items = []): Move => ({
  kind: 'swap',
  with: number,
  give,
  take,
})
export const waste = (good: Items[number]): Move => ({ kind: 'wasteCargo', cargo: good as 'wood' })
export const claim = (sailors: number): Move => ({ kind: 'claimPort', sailors })
export const attack = (target: number): Move => ({ kind: 'attackGalley', target })
export const storm: Move = { kind: 'attackPort' }
export const aboard = (quantity: number, galley?: number): Move =>
  galley === undefined
    ? { kind: 'loadSailors', quantity }
    : { kind: 'loadSailors', quantity, galley }
export const ashore = (quantity: number, galley?: number): Move =>
  galley === undefined
    ? { kind: 'unloadSailors', quantity }
    : { kind: 'unloadSailors', quantity, galley }
export const buyGalley = (galley: number, port: string | number): Move => ({
  kind: 'purchaseGalley',
  galley,
  port,
})
export const hire = (quantity: number, place: string | number): Move =>
  typeof place === 'number'
    ? { kind: 'purchaseSailors', quantity, galley: place }
    : { kind: 'purchaseSailors', quantity, port: place }
export const fort = (port: string | number): Move => ({ kind: 'purchaseFort', port })
export const basilica = (port: string | number): Move => ({ kind: 'purchaseBasilica', port })

/** Every galley left in this round passes. */
export function skip(scene: SerenissimaScene): SerenissimaScene {
  const { round } = scene.state
  while (scene.state.stage === 'play' && scene.state.round === round) play(scene, endTurn)
  return scene
}

const LETTERS: { readonly [letter: string]: Slot } = {
  S: 'sailor',
  W: 'wood',
  T: 'stone',
  M: 'marble',
  V: 'wine',
  G: 'gold',
  P: 'spice',
  '-': 'empty',
}

/** `'S S S W -'` as slots. */
export const slots = (text: string): Slot[] =>
  text.split(' ').map((letter) => LETTERS[letter] ?? 'empty')

const letterOf = (slot: Slot): string =>
  Object.keys(LETTERS).find((letter) => LETTERS[letter] === slot) ?? '?'

export function galley({ galleys }: State, number: number): Galley {
  const found = galleys[number]
  if (found === undefined || found === null) throw new RangeError(`no galley ${number}`)
  return found
}

/** The hold in the letters of the scenarios; `sunk` if the galley is not in play. */
export const hold = ({ state }: SerenissimaScene, number: number): string =>
  state.galleys[number]?.hold.map(letterOf).join(' ') ?? 'sunk'

export const at = ({ state }: SerenissimaScene, number: number): ZoneId =>
  galley(state, number).location

/** Puts a galley somewhere, with this hold. */
export function place(state: State, number: number, location: ZoneId, text?: string): void {
  const found = galley(state, number)
  found.location = location
  if (text !== undefined) found.hold = slots(text)
}

/** Changes a port. */
export function settle(state: State, id: PortId, change: Partial<Port>): void {
  Object.assign(state.ports[id], change)
}

export function player(state: State, seat: Seat) {
  const found = state.players[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}

export const reserve = (state: State, seat: Seat, sailors: number): void => {
  player(state, seat).sailors = sailors
}

export const bank = (state: State, cubes: Partial<State['bank']>): void => {
  Object.assign(state.bank, cubes)
}

export const money = ({ state }: SerenissimaScene): string =>
  state.players.map((one) => one.money).join(' ')

export const reserves = ({ state }: SerenissimaScene): string =>
  state.players.map((one) => one.sailors).join(' ')

/** Owner and garrison, such as `P1 3`; `- 0` for a port that nobody owns. */
export function held({ state }: SerenissimaScene, id: PortId): string {
  const { owner, sailors } = state.ports[id]
  return `${owner === null ? '-' : `P${owner + 1}`} ${sailors}`
}

export const cargo = ({ state }: SerenissimaScene, id: PortId): string =>
  state.ports[id].cargo.join(' ')

/** The deck of the truth, the next card first. */
export const deck = ({ state }: SerenissimaScene): CardId[] => state.deck.map(open)

export function stack(state: State, ...cards: CardId[]): void {
  state.deck = cards.map((card) => secret(card, [], 'deck'))
}

export const kinds = (events: readonly Event[]): string => events.map(({ kind }) => kind).join(' ')
