// From one press to the next: what can be pointed at and what that leads to, as data. Mouse, finger and keys all go through it.
import type { Message, Seat } from '@foldtable/kernel'
import type { Pointer, Pointing, Situation } from '../../drawing/pointing.ts'
import type { Space } from '../src/data/charts.ts'
import type { Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { Move, State } from '../src/index.ts'
import type { Buy } from '../src/moves/buy.ts'
import type { ManeuverMove } from '../src/moves/maneuver-move.ts'
import { priceOf } from '../src/rules/stock.ts'
import { ownForces, phaseOf, playerAt, type State as Table, type UnitKind } from '../src/state.ts'
import { nameOffer, steps } from '../src/words/offers.ts'
import { isStep, reachOf } from './reach.ts'

export type Now = Situation<State, Move>

/** A certificate that is looked at, and which one would be handed back for it. */
export interface Wanted {
  readonly country: Country
  readonly stock: number
  readonly back: number | null
}

/** What was pointed at and is not played yet. */
export interface Choice {
  readonly space: Space | null
  readonly place: Place | null
  readonly unit: number | null
  readonly stock: Wanted | null
  /** In cents. */
  readonly bid: number | null
  readonly proposal: 1 | 2 | null
}

export const NO_CHOICE: Choice = {
  space: null,
  place: null,
  unit: null,
  stock: null,
  bid: null,
  proposal: null,
}

/** What the buttons of the dock do. */
export type Button =
  | 'play'
  | 'some'
  | 'without'
  | 'agree'
  | 'enough'
  | 'nothing'
  | 'take'
  | 'decline'
  | 'accept'
  | 'reject'
  | 'stop'
  | 'pass'
  | 'vote1'
  | 'vote2'
  | 'less'
  | 'more'

export type At =
  | { readonly on: 'space'; readonly space: Space }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'unit'; readonly unit: number; readonly kind: UnitKind; readonly place: Place }
  /** One of several things that can be done at a place. */
  | { readonly on: 'deed'; readonly place: Place; readonly deed: string }
  | { readonly on: 'certificate'; readonly country: Country; readonly stock: number }
  | { readonly on: 'back'; readonly back: number | null }
  | { readonly on: 'proposal'; readonly number: 1 | 2 }
  | { readonly on: 'dock'; readonly button: Button }

export interface Pointed extends Pointer<Choice, Move> {
  readonly at: At
  /** A move that follows at once: a unit is chosen and goes in one press. */
  readonly then?: Move
}

const keyOf = (at: At): string => Object.values(at).join(' ')

const choosing = (at: At, name: Message, choice: Partial<Choice>): Pointed => ({
  key: keyOf(at),
  at,
  name,
  leads: { choice: { ...NO_CHOICE, ...choice } },
})

const making = (at: At, name: Message, move: Move, then?: Move): Pointed => ({
  key: keyOf(at),
  at,
  name,
  leads: { move },
  ...(then === undefined ? {} : { then }),
})

const onDock = (button: Button): At => ({ on: 'dock', button })
const onPlace = (place: Place): At => ({ on: 'place', place })

interface BoardPointing extends Pointing<State, Move, Choice> {
  pointers(now: Now, choice: Choice): readonly Pointed[]
}

export const pointing: BoardPointing = {
  start: NO_CHOICE,
  pointers(now, choice) {
    const { viewer, offers } = now
    if (viewer === 'spectator' || offers.length === 0) return []
    return pointersFor(now, viewer, choice)
  },
}

function pointersFor(now: Now, seat: Seat, choice: Choice): readonly Pointed[] {
  const { mode, plan } = now.view
  switch (mode) {
    case 'bid':
      return bidding(now, seat, choice)
    case 'buy':
    case 'sale':
      return buying(now, seat, choice)
    case 'proposal':
    case 'opposition':
      return proposing(now, seat, choice)
    case 'plan':
      return plan?.kind === 'maneuver' ? moving(now, choice) : placing(now, seat, choice)
    case 'vote':
      return voting(now, seat)
    default:
      return answering(now, seat)
  }
}

const isKind =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind

/** The dock's button for a move that needs no place. */
const buttonFor = ({ view }: Now, seat: Seat, button: Button, move: Move): Pointed =>
  making(onDock(button), nameOffer(view, seat, move), move)

function bidding(now: Now, seat: Seat, { bid }: Choice): Pointed[] {
  const { view, offers } = now
  const amounts = offers.filter(isKind('bid')).map(({ amount }) => amount)
  const { cash } = playerAt(view, seat)
  const here = bid ?? 0
  const called = (amount: number) => nameOffer(view, seat, { kind: 'bid', amount })
  const step = (button: Button, to: number | undefined) =>
    to === undefined ? [] : [choosing(onDock(button), called(to), { bid: to })]
  const prices = view.countries[view.up].stock.flatMap((owner, index) => {
    const price = priceOf(view.rules, index + 1)
    return owner === null && price <= cash ? [{ stock: index + 1, price }] : []
  })
  return [
    buttonFor(now, seat, 'nothing', { kind: 'bid', amount: 0 }),
    ...step(
      'less',
      amounts.findLast((amount) => amount < here),
    ),
    ...step(
      'more',
      amounts.find((amount) => amount > here),
    ),
    ...prices.map(({ stock, price }) =>
      choosing({ on: 'certificate', country: view.up, stock }, called(price), { bid: price }),
    ),
    ...(here > 0 && here <= cash
      ? [buttonFor(now, seat, 'play', { kind: 'bid', amount: here })]
      : []),
  ]
}

const isSame = (buy: Buy, { country, stock }: Pick<Wanted, 'country' | 'stock'>): boolean =>
  buy.country === country && buy.stock === stock

const wantedBy = ({ country, stock, back }: Buy): Wanted => ({
  country,
  stock,
  back: back ?? null,
})

function buying(now: Now, seat: Seat, { stock: wanted }: Choice): Pointed[] {
  const { view, offers } = now
  const buys = offers.filter(isKind('buy'))
  const firsts = buys.filter((buy) => buys.find((other) => isSame(other, buy)) === buy)
  const pass = offers.find(isKind('puntBuy'))
  const chosen = wanted === null ? [] : buys.filter((buy) => isSame(buy, wanted))
  const exact = chosen.find((buy) => wantedBy(buy).back === wanted?.back)
  const called = (buy: Buy) => nameOffer(view, seat, buy)
  return [
    ...(pass === undefined ? [] : [buttonFor(now, seat, 'nothing', pass)]),
    ...firsts.map((buy) =>
      choosing({ on: 'certificate', country: buy.country, stock: buy.stock }, called(buy), {
        stock: wantedBy(buy),
      }),
    ),
    ...chosen.map((buy) =>
      choosing({ on: 'back', back: buy.back ?? null }, called(buy), { stock: wantedBy(buy) }),
    ),
    ...(exact === undefined ? [] : [buttonFor(now, seat, 'play', exact)]),
  ]
}

type Propose = Extract<Move, { kind: 'propose' }>

function proposing(now: Now, seat: Seat, { space, place }: Choice): Pointed[] {
  const { view, offers } = now
  const proposals = offers.filter(isKind('propose'))
  const agree = offers.find(isKind('agree'))
  const spaces = [...new Set(proposals.map((move) => move.space))]
  const called = (one: Space): Message => {
    const first = proposals.find((move) => move.space === one)
    return (first && steps(view, seat, first)[0]) ?? { id: `space.${one}` }
  }
  return [
    ...(agree === undefined ? [] : [buttonFor(now, seat, 'agree', agree)]),
    ...spaces.map((one) => choosing({ on: 'space', space: one }, called(one), { space: one })),
    ...proposals
      .filter((move) => move.space === space)
      .flatMap((move) => proposalsOf(now, seat, move, place)),
  ]
}

/** With a place a proposal is chosen there first; those that need none are on the dock at once. */
function proposalsOf(now: Now, seat: Seat, move: Propose, chosen: Place | null): Pointed[] {
  const { space, territory, some } = move
  const { rules } = now.view
  if (some === true) return [buttonFor(now, seat, 'some', move)]
  if (territory === undefined) {
    const isFactory = space === 'Factory' && rules.factoryOptional
    return [buttonFor(now, seat, isFactory ? 'without' : 'play', move)]
  }
  const there = choosing(onPlace(territory), nameOffer(now.view, seat, move), {
    space,
    place: territory,
  })
  return territory === chosen ? [there, buttonFor(now, seat, 'play', move)] : [there]
}

/** Moves by where they are made: alone they are made by one press, of several one is chosen beside the place. */
function atPlaces<M extends Move>(
  moves: readonly M[],
  placeOf: (move: M) => Place,
  { place: chosen, ...choice }: Choice,
  make: (at: At, move: M) => Pointed,
  deedOf: (move: M) => string,
): Pointed[] {
  const places = [...new Set(moves.map(placeOf))]
  return places.flatMap((place) => {
    const here = moves.filter((move) => placeOf(move) === place)
    const [only] = here
    if (here.length === 1 && only !== undefined) return [make(onPlace(place), only)]
    const opened = choosing(onPlace(place), { id: `place.${place}` }, { ...choice, place })
    if (place !== chosen) return [opened]
    return [opened, ...here.map((move) => make({ on: 'deed', place, deed: deedOf(move) }, move))]
  })
}

function placing(now: Now, seat: Seat, choice: Choice): Pointed[] {
  const { view, offers } = now
  const finish = offers.find(isKind('finish'))
  return [
    ...(finish === undefined ? [] : [buttonFor(now, seat, 'enough', finish)]),
    ...atPlaces(
      offers.filter(isKind('addUnit')),
      ({ territory }) => territory,
      choice,
      (at, move) => making(at, nameOffer(view, seat, move), move),
      ({ unit }) => unit,
    ),
  ]
}

const deedOf = ({ action }: ManeuverMove): string => action || 'go'

function moving(now: Now, choice: Choice): Pointed[] {
  const { view, offers, viewer } = now
  const seat = viewer === 'spectator' ? 0 : viewer
  const targets = (at: Table, deeds: readonly ManeuverMove[], first?: Move) =>
    atPlaces(
      deeds,
      ({ dest }) => dest,
      choice,
      (where, move) =>
        first === undefined
          ? making(where, nameOffer(at, seat, move), move)
          : making(where, nameOffer(at, seat, move), first, move),
      deedOf,
    )
  const bound = offers.filter(isStep)
  if (bound.length > 0) return targets(view, bound)
  const finish = offers.find(isKind('finish'))
  const units = offers.filter(isKind('chooseUnit'))
  const chosen = units.find(({ unit }) => unit === choice.unit)
  const reach = chosen === undefined ? undefined : reachOf(view, chosen.unit)
  return [
    ...(finish === undefined ? [] : [buttonFor(now, seat, 'enough', finish)]),
    ...units.flatMap((move) => {
      const at = unitAt(view, move.unit)
      return at === undefined
        ? []
        : [choosing(at, nameOffer(view, seat, move), { unit: move.unit })]
    }),
    ...(reach === undefined ? [] : targets(reach.view, reach.deeds, chosen)),
  ]
}

/** Where the unit of that number stands. */
export function unitAt(view: State, unit: number): Extract<At, { on: 'unit' }> | undefined {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return undefined
  const { fleets, armies } = ownForces(view, plan)
  const kind = phaseOf(plan)
  const place = kind === 'fleet' ? fleets[unit] : armies[unit]?.at
  return place === undefined ? undefined : { on: 'unit', unit, kind, place }
}

function voting(now: Now, seat: Seat): Pointed[] {
  return now.offers.filter(isKind('vote')).flatMap((move) => {
    const number = move.choice
    return [
      choosing({ on: 'proposal', number }, nameOffer(now.view, seat, move), { proposal: number }),
      buttonFor(now, seat, number === 1 ? 'vote1' : 'vote2', move),
    ]
  })
}

function answering(now: Now, seat: Seat): Pointed[] {
  return now.offers.flatMap((move) => {
    const button = buttonOf(move)
    return button === undefined ? [] : [buttonFor(now, seat, button, move)]
  })
}

function buttonOf(move: Move): Button | undefined {
  if (move.kind === 'buyBid') return move.accept ? 'take' : 'decline'
  if (move.kind === 'peaceAnswer') return move.accept ? 'accept' : 'reject'
  return move.kind === 'force' ? (move.stop ? 'stop' : 'pass') : undefined
}

/** One step back: from a place to what was chosen, and from that to nothing. */
export const back = (choice: Choice): Choice =>
  choice.place === null ? NO_CHOICE : { ...choice, place: null }

/** What was chosen for one question is no answer to the next. */
export function questionOf({ view, viewer }: Now): string {
  const { mode, up, round, turn, queue, plan, proposals } = view
  const done =
    plan === null
      ? 0
      : plan.kind === 'units'
        ? plan.units.length
        : [...plan.fleetsDone, ...plan.armiesDone].filter(Boolean).length
  const chosen = plan?.kind === 'maneuver' ? plan.chosen : null
  return [viewer, mode, up, round, turn, queue.length, proposals.length, done, chosen].join(' ')
}
