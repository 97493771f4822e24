// What is drawn at one moment: the replica as cards on spots. Motion leads from one scene to the next.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Action, Hand, Phase, State } from '../src/state.ts'
import type { Spot } from './layout.ts'

export interface SceneCard {
  /** The same for the same card in one round, so that it travels. */
  readonly key: string
  readonly spot: Spot
  /** What the viewer knows of it. */
  readonly face: Card | null
  readonly isUp: boolean
  /** Comes from the deck when it appears. */
  readonly isDealt: boolean
}

export interface SceneSeat {
  readonly lives: number
  readonly hasLeft: boolean
  readonly isReady: boolean
  /** The latest thing this seat did in the round. */
  readonly action: Action | null
}

export interface Scene {
  readonly phase: Phase
  readonly leg: number
  readonly round: number
  readonly dealer: Seat
  readonly acting: Seat | null
  /** The round's participants in the order of play. */
  readonly order: readonly Seat[]
  readonly seats: readonly SceneSeat[]
  readonly cards: readonly SceneCard[]
  /** How many cards were given out in this round. */
  readonly tokens: number
  readonly deck: number
  readonly trash: readonly Card[]
  /** Who holds the lowest card that was shown, or the highest that was drawn. */
  readonly marked: readonly Seat[]
  readonly winner: Seat | null
}

export function sceneOf(view: State, viewer: Viewer): Scene {
  const { phase, leg, round, dealer, players, deck, trash, actions, end } = view
  const cards = phase === 'highCard' ? drawnCards(view) : heldCards(view, viewer)
  return {
    phase,
    leg,
    round,
    dealer,
    acting: phase === 'turns' ? (view.order[view.acted] ?? null) : null,
    order: view.order,
    seats: players.map(({ lives, left, ready }, seat) => ({
      lives,
      hasLeft: left,
      isReady: ready,
      action: actions.findLast((action) => action.seat === seat) ?? null,
    })),
    cards,
    tokens: view.tokens,
    deck: deck.length,
    trash,
    marked: phase === 'highCard' ? [dealer] : lowest(cards, phase),
    winner: end?.winner ?? null,
  }
}

/** Whether the drawing has come as far as what is asked; in a turn, as far as the viewer's own card, face up. */
export const hasArrived = (scene: Scene, view: State, viewer: Viewer): boolean =>
  scene.leg === view.leg &&
  scene.round === view.round &&
  (view.phase === 'turns'
    ? scene.cards.some(({ spot, isUp }) => spot === viewer && isUp)
    : scene.phase === view.phase && isLaidOut(scene, view))

/** All cards that are shown lie there. */
const isLaidOut = ({ cards }: Scene, view: State): boolean =>
  view.phase === 'doubleGame' ||
  cards.filter(({ isUp }) => isUp).length >= sceneOf(view, 'spectator').cards.length

export const cardKey = ({ leg, round }: Pick<Scene, 'leg' | 'round'>, token: number): string =>
  `${leg}.${round}.${token}`

export const drawKey = (leg: number, draw: number, seat: Seat): string => `${leg}.h${draw}.${seat}`

function heldCards(view: State, viewer: Viewer): SceneCard[] {
  return view.players.flatMap(({ hand }, seat) =>
    hand === null ? [] : [heldCard(view, hand, seat, viewer)],
  )
}

function heldCard(view: State, { token, card }: Hand, seat: Seat, viewer: Viewer): SceneCard {
  const isShown = typeof card === 'string'
  const face = isShown ? card : (card.is ?? null)
  return {
    key: cardKey(view, token),
    spot: seat,
    face,
    isUp: isShown || (seat === viewer && face !== null),
    isDealt: false,
  }
}

/** Of each seat the latest card it drew for the first deal. */
function drawnCards({ leg, highCard }: State): SceneCard[] {
  const latest = new Map<Seat, SceneCard>()
  highCard.forEach((draws, draw) => {
    for (const { seat, card } of draws) {
      const key = drawKey(leg, draw, seat)
      latest.set(seat, { key, spot: seat, face: card, isUp: true, isDealt: false })
    }
  })
  return [...latest.values()]
}

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const rankOf = (card: Card): number => ORDER.indexOf(card.slice(0, -1))

/** Whoever shows the lowest card once all are shown. */
function lowest(cards: readonly SceneCard[], phase: Phase): Seat[] {
  if (phase === 'turns' || cards.some(({ isUp }) => !isUp)) return []
  const low = Math.min(...cards.map(({ face }) => (face === null ? 99 : rankOf(face))))
  return cards.flatMap(({ face, spot }) =>
    face !== null && rankOf(face) === low && typeof spot === 'number' ? [spot] : [],
  )
}
