// Tables for the tests of this game, and short words for what lies on them.
import { type BySeat, open, type Seat, scriptedChance, seatsUpTo, secret } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { type Card, type CardType, faceOf, PACKS, type Suit } from '../src/cards.ts'
import { VARIANTS, type VariantKey } from '../src/data/variants.ts'
import {
  type Event,
  type Move,
  type Options,
  type PowerHouse,
  powerhouse,
  type State,
} from '../src/index.ts'
import { blank } from '../src/setup.ts'
import type { Copy, Phase } from '../src/state.ts'

export type HouseScene = Scene<PowerHouse>

export const [P0, P1, P2, P3, P4, P5, P6, P7, P8, P9] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const KEYS = Object.keys(VARIANTS) as VariantKey[]

export const pass = { kind: 'pass' } as const
export const ready = { kind: 'ready' } as const
export const leave = { kind: 'leave' } as const
export const quit = { kind: 'quit' } as const
export const abandon = { kind: 'abandon' } as const
export const nextGame = { kind: 'nextGame' } as const
export const byDefault = { kind: 'chooseByDefault' } as const
export const bid = (amount: number) => ({ kind: 'bid', amount }) as const
export const suit = (named: Suit) => ({ kind: 'nameSuit', suit: named }) as const
export const play = (card: string): Move => ({ kind: 'play', card: cardNamed(card) })

/** `'AH'`, or `'AS 2nd'` where the copy has to be said. */
export function call(text: string): Move {
  const [card = '', copy] = text.split(' ')
  const type = faceOf(cardNamed(card)).type
  if (copy === undefined) return { kind: 'call', card: type }
  if (copy !== '1st' && copy !== '2nd') throw new RangeError(`${copy} is no copy`)
  return { kind: 'call', card: type, copy }
}

export function cardNamed(name: string): Card {
  const card = [...PACKS[1], ...PACKS[2]].find((known) => known === name)
  if (card === undefined) throw new RangeError(`${name} is no card`)
  return card
}

/** `'5H 9D'` as cards. */
export const cards = (text: string): Card[] =>
  text === '' ? [] : text.split(' ').map((name) => cardNamed(name))

export const optionsFor = (key: VariantKey, more: Partial<Options> = {}): Options => ({
  packsForSix: VARIANTS[key].packs,
  thresholdOnePack: 200,
  thresholdTwoPacks: 400,
  gameCount: 0,
  ...more,
})

/** A table whose shuffles change nothing, unless the script says what they put first. */
export const identity = (
  key: VariantKey,
  more: Partial<Options> = {},
  shuffles: readonly (readonly Card[])[] = [],
): HouseScene =>
  Scene.open({
    game: powerhouse,
    seats: VARIANTS[key].players,
    options: optionsFor(key, more),
    chance: scriptedChance({ shuffles }),
  })

/** The starter bids so much, and everybody else passes. */
export function leadWith(scene: HouseScene, amount: number): void {
  const starter = turnOf(scene)
  scene.play(starter, bid(amount))
  while (scene.state.phase === 'bidding') scene.play(turnOf(scene), pass)
}

/** P0 has the lead, this suit and these calls: at the first card of trick 1. */
export function contract(
  key: VariantKey,
  amount: number,
  named: Suit,
  called: readonly string[],
  more: Partial<Options> = {},
): HouseScene {
  const scene = identity(key, more)
  leadWith(scene, amount)
  scene.play(P0, suit(named))
  for (const one of called) scene.play(P0, call(one))
  return scene
}

/** Whoever is on turn plays the next of these cards. */
export function playAll(scene: HouseScene, text: string): Event[] {
  return text.split(' ').flatMap((card) => scene.play(turnOf(scene), play(card)).events as Event[])
}

export function turnOf({ state }: HouseScene): Seat {
  if (state.turn === null) throw new Error('nobody is on turn')
  return state.turn
}

/** Everything that is left of this game is played by the clock. */
export function runToEnd(scene: HouseScene): void {
  while (scene.state.turn !== null) scene.runOut(scene.state.turn)
}

/** What the seat holds, in the order of the deal. */
export const hand = ({ state }: HouseScene, seat: Seat): string =>
  (state.hands[seat] ?? []).map(open).join(' ')

export const kinds = (events: readonly Event[]): string => events.map(({ kind }) => kind).join(' ')

export interface Fixture {
  readonly key: VariantKey
  readonly phase?: Phase
  readonly hands: readonly string[]
  readonly removed?: string
  readonly bid: number
  readonly leader: Seat
  readonly suit: Suit
  readonly calls: readonly { card: CardType; copy: Copy; played: number; partner: Seat | null }[]
  readonly turn: Seat
  /** Completed tricks, each as its cards from seat 0 on. */
  readonly tricks?: readonly { lead: Seat; cards: string; winner: Seat; points: number }[]
  readonly taken?: BySeat<number>
}

/** A table in the middle of a game, arranged card by card; every card must be there once (P-16.7). */
export function arrange(fixture: Fixture): HouseScene {
  const { key, removed = '', tricks = [], turn } = fixture
  const seats = VARIANTS[key].players
  const played = tricks.map((trick) => ({ ...trick, cards: cards(trick.cards) }))
  const hands = fixture.hands.map(cards)
  expectAll(key, [...hands.flat(), ...cards(removed), ...played.flatMap((trick) => trick.cards)])
  const options = optionsFor(key)
  const state: State = {
    ...blank(seats, options),
    phase: fixture.phase ?? 'playing',
    game: 1,
    removed: cards(removed),
    hands: hands.map((own, seat) => own.map((card) => secret(card, [seat], 'pack'))),
    turn,
    lead: turn,
    bid: fixture.bid,
    bidder: fixture.leader,
    passed: seatsUpTo(seats).filter((seat) => seat !== fixture.leader),
    leader: fixture.leader,
    suit: fixture.suit,
    calls: fixture.calls.map((one) => ({ ...one })),
    tricks: played,
    taken: fixture.taken?.slice() ?? seatsUpTo(seats).map(() => 0),
  }
  return Scene.arranged({ game: powerhouse, seats, options, chance: scriptedChance() }, state)
}

function expectAll(key: VariantKey, found: readonly Card[]): void {
  const wrong = PACKS[VARIANTS[key].packs].filter(
    (card) => found.filter((other) => other === card).length !== 1,
  )
  if (wrong.length > 0) throw new RangeError(`not there exactly once: ${wrong.join(' ')}`)
}
