// Tables for the tests of this game, and short words for what lies on them.
import {
  type BySeat,
  type Entry,
  open,
  type Seat,
  scriptedChance,
  secret,
  type Viewer,
} from '@foldtable/kernel'
import { type Card, PACK } from '@foldtable/parts/cards'
import { Scene } from '@foldtable/testkit/scene'
import { historyOf, momentsOf } from '../src/history.ts'
import { type Event, type PassTheAce, passTheAce, type State } from '../src/index.ts'
import { blank } from '../src/setup.ts'
import { currentSeat, isFaceUp, type Phase } from '../src/state.ts'

export type AceScene = Scene<PassTheAce>

export const [A, B, C, D] = [0, 1, 2, 3] as const

export const stick = { kind: 'stick' } as const
export const swap = { kind: 'swap' } as const
export const draw = { kind: 'draw' } as const
export const ready = { kind: 'ready' } as const
export const advance = { kind: 'advance' } as const
export const leave = { kind: 'leave' } as const
export const abandon = { kind: 'abandon' } as const

/** `'5H 9D'` as cards. */
export const cards = (text: string): Card[] =>
  text === '' ? [] : text.split(' ').map((name) => cardNamed(name))

function cardNamed(name: string): Card {
  const card = PACK.find((known) => known === name)
  if (card === undefined) throw new RangeError(`${name} is no card`)
  return card
}

/** The pack in its canonical order, without these. */
export const packWithout = (text: string): string =>
  PACK.filter((card) => !cards(text).includes(card)).join(' ')

export interface Setting {
  readonly players?: number
  readonly lives?: number
  /** What further shuffles put on top, one after the other. */
  readonly later?: readonly string[]
}

/** A table that has just drawn for the first deal; the first shuffle put these cards on top. */
export const drawFor = (
  top: string,
  { players = 3, lives = 3, later = [] }: Setting = {},
): AceScene =>
  Scene.open({
    game: passTheAce,
    seats: players,
    options: { startingLives: lives },
    chance: scriptedChance({ shuffles: [top, ...later].map(cards) }),
  })

/** A table at the first turn of round 1: A drew the king of hearts and deals, these cards come first off the deck. */
export function deal(top: string, { later = [], ...setting }: Setting = {}): AceScene {
  const scene = drawFor('KH', { ...setting, later: [top, ...later] })
  scene.waitOut()
  return scene
}

export interface Fixture {
  readonly phase?: Phase
  readonly lives: BySeat<number>
  readonly dealer: Seat
  readonly order: readonly Seat[]
  /** How many have acted: they stuck. */
  readonly acted?: number
  /** In the order of play. */
  readonly hands: string
  readonly deck: string
  readonly trash: string
  /** What the next shuffle puts on top. */
  readonly shuffle?: string
}

/** A table in the middle of round 1, arranged card by card; all 52 must be there once. */
export function arrange(fixture: Fixture): AceScene {
  const { phase = 'turns', lives, dealer, order, acted = 0, shuffle = '' } = fixture
  const [hands, deck, trash] = [cards(fixture.hands), cards(fixture.deck), cards(fixture.trash)]
  expectWholePack([...hands, ...deck, ...trash])
  const options = { startingLives: 3 }
  const state: State = {
    ...blank(lives.length, options),
    phase,
    leg: 1,
    round: 1,
    dealer,
    order: order.slice(),
    acted,
    tokens: order.length,
    deck: deck.map((card) => secret(card, [], 'pack')),
    trash,
    actions: order.slice(0, acted).map((seat) => ({ kind: 'stick', seat })),
  }
  state.players.forEach((player, seat) => {
    player.lives = lives[seat] ?? 0
  })
  order.forEach((seat, place) => {
    const [player, card] = [state.players[seat], hands[place]]
    if (player === undefined || card === undefined) throw new RangeError(`seat ${seat} has no card`)
    const hidden = phase === 'turns' ? secret(card, [seat], 'pack') : card
    player.hand = { token: place + 1, card: hidden }
  })
  const chance = scriptedChance({ shuffles: [cards(shuffle)] })
  return Scene.arranged({ game: passTheAce, seats: lives.length, options, chance }, state)
}

function expectWholePack(found: readonly Card[]): void {
  const wrong = PACK.filter((card) => found.filter((other) => other === card).length !== 1)
  if (wrong.length > 0) throw new RangeError(`not there exactly once: ${wrong.join(' ')}`)
}

/** Everybody who has not acted yet sticks. */
export function allStick(scene: AceScene): void {
  while (scene.state.phase === 'turns') scene.play(currentSeat(scene.state) ?? A, stick)
}

/** The cards in front of the seats, in seat order; `??` for one that this copy does not know, `--` for none. */
export const hands = ({ players }: State): string =>
  players.map(({ hand }) => (hand === null ? '--' : nameOf(hand.card))).join(' ')

const nameOf = (card: Parameters<typeof isFaceUp>[0]): string =>
  isFaceUp(card) ? card : (card.is ?? '??')

/** In seat order. */
export const lives = ({ players }: State): string => players.map((player) => player.lives).join(' ')

/** In seat order; `-` for a seat without a card. */
export const tokens = ({ players }: State): string =>
  players.map(({ hand }) => hand?.token ?? '-').join(' ')

export const trash = (state: State): string => state.trash.join(' ')

/** The whole deck of the truth, the top card first. */
export const deck = (state: State): string => state.deck.map(open).join(' ')

export const kinds = (events: readonly Event[]): string => events.map(({ kind }) => kind).join(' ')

/** Every completed round of the table. */
export const results = ({ table, events }: AceScene) =>
  historyOf(table.seats, table.options.startingLives, [{ events }])

/** The named moments of the round that is on, or was on last. */
export const moments = ({ state }: AceScene) =>
  momentsOf({ ...state, outcome: state.phase === 'doubleGame' ? 'doubleGame' : 'next' })

export const tallies = ({ table }: AceScene) =>
  table.game.score(table.state).map(({ tally }) => tally)

/** What the viewer is sent of an entry. */
export function sent({ table }: AceScene, entry: Entry<PassTheAce>, viewer: Viewer) {
  const frame = table.frame(entry, viewer)
  if (!('events' in frame)) throw new Error(`entry ${entry.n} takes something back`)
  return frame.events
}
