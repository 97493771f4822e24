// Tables for the tests of this game, and short words for what lies on them. Money is in dollars here.
import {
  type ClockSettings,
  type CountedChance,
  readOptions,
  type Seat,
  scriptedChance,
} from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import type { Space } from '../src/data/charts.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { PLACES } from '../src/data/seas.ts'
import { type Imperial, imperial, type Move, type Options, type State } from '../src/index.ts'
import type { Action } from '../src/rules/arrival.ts'
import { isDemocracy, leadershipOf } from '../src/rules/government.ts'
import { forSale } from '../src/rules/stock.ts'
import { blank } from '../src/setup.ts'
import type { Army, Mode } from '../src/state.ts'

export type ImperialScene = Scene<Imperial>

export const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const

type Some<T> = { readonly [P in Country]?: T }

export interface Fixture {
  readonly players?: number
  /** The first of which somebody owns something, unless this says otherwise. */
  readonly up?: Country
  /** `'A 4; B 3; C 1+2'`: denominations, in the order of leadership where holdings are equal. */
  readonly stock: Some<string>
  readonly cash?: readonly number[]
  readonly card?: Seat
  readonly swiss?: readonly Seat[]
  readonly treasury?: Some<number>
  readonly points?: Some<number>
  readonly lastTax?: Some<number>
  readonly space?: Some<Space>
  readonly factories?: Some<string>
  readonly chips?: Some<string>
  readonly fleets?: Some<string>
  /** `'Prague, Lemberg(c)'`: (c) marks one that coexists. */
  readonly armies?: Some<string>
  readonly mode?: Mode
  readonly queue?: readonly Seat[]
  readonly options?: Partial<Options>
  readonly chance?: CountedChance
  readonly clock?: ClockSettings
}

export function optionsWith(options: Partial<Options> = {}): Options {
  const read = readOptions(imperial, options)
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  return read.options
}

const places = (text = ''): Place[] =>
  text === '' ? [] : text.split(', ').map((name) => placeNamed(name))

function placeNamed(name: string): Place {
  const place = PLACES.find((known) => known === name)
  if (place === undefined) throw new RangeError(`${name} is no place`)
  return place
}

const armiesIn = (text = ''): Army[] =>
  text === ''
    ? []
    : text.split(', ').map((name) => ({
        at: placeNamed(name.replace('(c)', '')),
        hostile: !name.endsWith('(c)'),
      }))

/** A table in the middle of the game, arranged as in the scenarios of the rules. */
export function arrange(fixture: Fixture): ImperialScene {
  const { players = playersIn(fixture), options, chance = scriptedChance(), clock } = fixture
  const place = { game: imperial, seats: players, options: optionsWith(options), chance }
  const state = arranged(fixture, players)
  return Scene.arranged(clock === undefined ? place : { ...place, clock }, state)
}

const playersIn = ({ stock }: Fixture): number =>
  Math.max(
    2,
    ...Object.values(stock).flatMap((text) => [...text].map((one) => 'ABCDEFG'.indexOf(one) + 1)),
  )

const firstOf = ({ stock }: Fixture): Country =>
  COUNTRIES.find((country) => stock[country] !== undefined) ?? 'Austria'

function arranged(fixture: Fixture, players: number): State {
  const {
    up = firstOf(fixture),
    cash = [],
    card = A,
    swiss = [],
    mode = 'proposal',
    queue = [],
  } = fixture
  const state = blank(players, optionsWith(fixture.options))
  Object.assign(state, { mode, up, round: 2, turn: 1, card, queue: queue.slice() })
  state.players.forEach((player, seat) => {
    player.cash = Math.round((cash[seat] ?? 10) * 100)
    player.swiss = swiss.includes(seat)
  })
  for (const country of COUNTRIES) arrangeCountry(state, country, fixture)
  return state
}

function arrangeCountry(state: State, country: Country, fixture: Fixture): void {
  const { stock, treasury, points, lastTax, space, factories, chips, fleets, armies } = fixture
  const power = state.countries[country]
  for (const owned of stock[country]?.split('; ') ?? []) {
    const [name = '', held = ''] = owned.split(' ')
    const seat = 'ABCDEFG'.indexOf(name)
    for (const denomination of held.split('+')) power.stock[Number(denomination) - 1] = seat
    power.leadership.push(seat)
  }
  power.leadership = leadershipOf(state, country)
  power.treasury = Math.round((treasury?.[country] ?? 0) * 100)
  power.points = points?.[country] ?? 0
  power.lastTax = lastTax?.[country] ?? 5
  power.space = space?.[country] ?? null
  const forces = state.board[country]
  if (factories?.[country] !== undefined) forces.factories = places(factories[country])
  forces.chips = places(chips?.[country])
  forces.fleets = places(fleets?.[country])
  forces.armies = armiesIn(armies?.[country])
}

/** A new game, before anything was asked. */
export const opened = (
  players: number,
  options: Partial<Options> = {},
  chance: CountedChance = scriptedChance(),
): ImperialScene =>
  Scene.open({ game: imperial, seats: players, options: optionsWith(options), chance })

export const cash = ({ state }: ImperialScene): number[] =>
  state.players.map((player) => player.cash / 100)

export const treasury = ({ state }: ImperialScene, country: Country): number =>
  state.countries[country].treasury / 100

export const available = ({ state }: ImperialScene, country: Country): number[] =>
  forSale(state.countries[country])

export const leadership = ({ state }: ImperialScene, country: Country): Seat[] =>
  state.countries[country].leadership

export const government = ({ state }: ImperialScene, country: Country): string =>
  isDemocracy(state, country) ? 'democracy' : 'dictatorship'

/** Who is asked. */
export function active({ table: { decision } }: ImperialScene): readonly Seat[] {
  return decision.result === undefined ? decision.seats : []
}

/** `Vienna, Prague(c)` */
export const armies = ({ state }: ImperialScene, country: Country): string =>
  state.board[country].armies.map(({ at, hostile }) => (hostile ? at : `${at}(c)`)).join(', ')

export const fleets = ({ state }: ImperialScene, country: Country): string =>
  state.board[country].fleets.join(', ')

export const chips = ({ state }: ImperialScene, country: Country): string =>
  state.board[country].chips.join(', ')

export const factories = ({ state }: ImperialScene, country: Country): string =>
  state.board[country].factories.join(', ')

export const swiss = ({ state }: ImperialScene): Seat[] =>
  state.players.flatMap((player, seat) => (player.swiss ? [seat] : []))

export const dollars = (amount: number): number => Math.round(amount * 100)

export const bid = (amount: number): Move => ({ kind: 'bid', amount: dollars(amount) })
export const accept: Move = { kind: 'buyBid', accept: true }
export const decline: Move = { kind: 'buyBid', accept: false }
export const agree: Move = { kind: 'agree' }
export const finish: Move = { kind: 'finish' }
export const punt: Move = { kind: 'puntBuy' }
export const propose = (space: Space): Move => ({ kind: 'propose', space })
export const factoryIn = (territory: Place): Move => ({
  kind: 'propose',
  space: 'Factory',
  territory,
})
export const army = (territory: Place): Move => ({ kind: 'addUnit', unit: 'army', territory })
export const fleet = (territory: Place): Move => ({ kind: 'addUnit', unit: 'fleet', territory })
export const vote = (choice: 1 | 2): Move => ({ kind: 'vote', choice })
export const answer = (yes: boolean): Move => ({ kind: 'peaceAnswer', accept: yes })
export const buy = (country: Country, stock: number, back?: number): Move =>
  back === undefined ? { kind: 'buy', country, stock } : { kind: 'buy', country, stock, back }
export const choose = (unit: number): Move => ({ kind: 'chooseUnit', unit })
export const go = (dest: Place, action: Action = ''): Move => ({
  kind: 'maneuverMove',
  dest,
  action,
})

/** The unit of that number goes there. */
export function march(
  scene: ImperialScene,
  seat: Seat,
  unit: number,
  dest: Place,
  action: Action = '',
): void {
  scene.play(seat, choose(unit))
  scene.play(seat, go(dest, action))
}

/** Proposes Import, adds the units and finishes. */
export function importUnits(scene: ImperialScene, seat: Seat, ...units: Move[]): void {
  scene.play(seat, propose('Import'))
  for (const unit of units) scene.play(seat, unit)
  if (units.length < 3) scene.play(seat, finish)
}

const steps = (scene: ImperialScene, seat: Seat) =>
  scene.table.offers(seat).flatMap((move) => (move.kind === 'maneuverMove' ? [move] : []))

/** Where the chosen unit may go, in alphabetical order. */
export const destinations = (scene: ImperialScene, seat: Seat): string =>
  [...new Set(steps(scene, seat).map(({ dest }) => dest))].sort().join(', ')

/** What the chosen unit may do there. */
export const actions = (scene: ImperialScene, seat: Seat, dest: Place): Action[] =>
  steps(scene, seat).flatMap((move) => (move.dest === dest ? [move.action] : []))

/** Which spaces the seat may propose. */
export const spaces = (scene: ImperialScene, seat: Seat): Space[] => [
  ...new Set(
    scene.table.offers(seat).flatMap((move) => (move.kind === 'propose' ? [move.space] : [])),
  ),
]
