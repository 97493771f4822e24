// From a scene and what happened to the scenes in between: which card travels when, what is called out, and for how long.
import type { Viewer } from '@foldtable/kernel'
import type { Staging } from '../../drawing/director.ts'
import type { Beat } from '../../drawing/player.ts'
import type { Event, State } from '../src/index.ts'
import { drawKey, type Scene, type SceneCard, sceneOf } from './scene.ts'
import { type Effect, Stage } from './stage.ts'

const DEAL_MS = 150
const TRAVEL_MS = 520
const FLIP_MS = 320
const CALL_MS = 900
const LOOK_MS = 600
/** All cards are shown within a second. */
const REVEAL_MS = 1000

const LASTS_MS: { readonly [K in Effect['kind']]: number } = {
  knock: 500,
  bump: 560,
  lifeLost: 1200,
  moment: 2400,
  doubleGame: 3600,
  won: 4000,
}

type Showing = {
  readonly [K in Event['kind']]: (stage: Stage, event: Extract<Event, { kind: K }>) => void
}

export function beatsOf(
  before: Scene,
  events: readonly Event[],
  viewer: Viewer,
): Beat<Scene, Effect>[] {
  const stage = new Stage(before, viewer)
  for (const event of events) {
    const show = showing[event.kind] as (stage: Stage, event: Event) => void
    show(stage, event)
  }
  return stage.beats
}

export const staging: Staging<State, Event, Scene, Effect> = {
  pictureOf: sceneOf,
  beatsOf,
  isTold: ({ kind }) => kind === 'moment' || kind === 'doubleGame' || kind === 'won',
  lasts: ({ kind }) => LASTS_MS[kind],
}

const showing: Showing = {
  legBegan(stage) {
    const { leg } = stage.scene
    const seats = stage.everySeat({ action: null, isReady: false })
    stage.beat({ phase: 'highCard', leg: leg + 1, round: 0, marked: [], winner: null, seats }, 0)
  },

  packShuffled(stage, { deck }) {
    const isLying = stage.scene.cards.length > 0
    stage.beat({ cards: stage.gathered('deck'), marked: [] }, isLying ? TRAVEL_MS : 0)
    stage.beat({ cards: [], trash: [], deck: deck.length }, 0)
  },

  highCardDrawn(stage, { draws }) {
    const earlier = stage.scene.cards.map(drawNumber)
    const draw = earlier.length === 0 ? 0 : 1 + Math.max(...earlier)
    for (const { seat, card } of draws) {
      const key = drawKey(stage.scene.leg, draw, seat)
      const drawn = { key, spot: seat, face: card, isUp: true, isDealt: true }
      stage.beat({ cards: [...stage.without(seat), drawn], deck: stage.scene.deck - 1 }, DEAL_MS)
    }
    stage.beat({}, TRAVEL_MS)
  },

  dealerChosen(stage, { seat }) {
    const { phase, marked } = stage.scene
    stage.beat({ dealer: seat, marked: phase === 'highCard' ? [seat] : marked }, LOOK_MS)
  },

  readied: (stage, { seat }) => stage.beat({ seats: stage.changed([seat], { isReady: true }) }, 0),

  tableCleared(stage) {
    const { trash, cards, order } = stage.scene
    stage.beat({ cards: stage.gathered('trash'), marked: [] }, TRAVEL_MS)
    const shown = order.flatMap((seat) => cards.find(({ spot }) => spot === seat)?.face ?? [])
    stage.beat({ cards: [], trash: [...trash, ...shown] }, 0)
  },

  roundBegan(stage, { dealer, order }) {
    const round = stage.scene.round + 1
    const seats = stage.everySeat({ action: null, isReady: false })
    const fresh = { phase: 'turns', round, dealer, order, acting: null, marked: [] } as const
    stage.beat({ ...fresh, tokens: 0, seats }, 200)
  },

  dealt(stage, { seats, cards }) {
    seats.forEach((seat, index) => {
      const { tokens, deck } = stage.scene
      const dealt = stage.fromDeck(tokens + 1, seat, cards[index]?.is ?? null)
      const lying = [...stage.scene.cards, dealt]
      stage.beat({ cards: lying, tokens: tokens + 1, deck: deck - 1 }, DEAL_MS)
    })
    stage.beat({}, FLIP_MS)
    stage.beat({ cards: stage.ownUp() }, 0)
  },

  trashReshuffled: (stage, { deck }) => stage.beat({ trash: [], deck: deck.length }, TRAVEL_MS),

  stuck(stage, event) {
    const { seat, auto } = event
    const seats = stage.acted({ kind: 'stick', seat })
    const call = auto && seat === stage.viewer
    const knock = { kind: 'knock', seat } as const
    if (!call) return stage.beat({ acting: null, seats }, LOOK_MS, knock)
    stage.beat({ acting: null, seats }, CALL_MS, knock, { kind: 'moment', moment: 'timeUp', event })
  },

  swapped(stage, event) {
    const { seat, target, comparison, given, taken } = event
    const moment = ({ lower: 'modi', same: 'dirtyDan', higher: null } as const)[comparison]
    const seats = stage.acted({ kind: 'swap', seat, target, comparison })
    const cards = stage.exchanged(seat, target, given.is ?? null, taken.is ?? null)
    stage.beat({ acting: null, cards, seats }, TRAVEL_MS)
    if (moment === null) stage.beat({ cards: stage.ownUp() }, FLIP_MS)
    else stage.beat({ cards: stage.ownUp() }, CALL_MS, { kind: 'moment', moment, event })
  },

  kungMet(stage, event) {
    const { seat, target, king } = event
    stage.beat({ acting: null }, TRAVEL_MS, { kind: 'bump', seat, target })
    const seats = stage.acted({ kind: 'kung', seat, target, king })
    const cards = stage.turnedUp(target, king)
    stage.beat({ cards, seats }, CALL_MS, { kind: 'moment', moment: 'kung', event })
  },

  drew(stage, { seat, discarded, card }) {
    const seats = stage.acted({ kind: 'draw', seat, discarded })
    stage.beat({ acting: null, seats, cards: stage.putAway(seat, discarded) }, TRAVEL_MS)
    const { tokens, trash, deck } = stage.scene
    const drawn = stage.fromDeck(tokens + 1, seat, card.is ?? null)
    stage.beat(
      { cards: [...stage.without('trash'), drawn], trash: [...trash, discarded], deck: deck - 1 },
      TRAVEL_MS,
    )
    stage.beat({ cards: stage.ownUp(), tokens: tokens + 1 }, FLIP_MS)
  },

  revealed(stage, { seats, cards }) {
    const each = Math.min(260, REVEAL_MS / seats.length)
    seats.forEach((seat, index) => {
      const card = cards[index]
      if (card === undefined) return
      stage.beat({ acting: null, phase: 'reveal', cards: stage.turnedUp(seat, card) }, each)
    })
    stage.beat({}, FLIP_MS)
  },

  livesLost(stage, { seats }) {
    stage.beat({ marked: seats }, LOOK_MS)
    const after = stage.scene.seats.map((one, seat) =>
      seats.includes(seat) ? { ...one, lives: one.lives - 1 } : one,
    )
    stage.beat({ seats: after }, CALL_MS, { kind: 'lifeLost', seats })
  },

  eliminated: (stage) => stage.beat({}, 300),

  doubleGameCalled: (stage) => stage.beat({ phase: 'doubleGame' }, LOOK_MS, { kind: 'doubleGame' }),

  playerLeft(stage, { seat, card, forgotten = [] }) {
    const seats = stage.changed([seat], { hasLeft: true, lives: 0 })
    if (card === undefined) return stage.beat({ seats }, 0)
    stage.beat({ seats, cards: stage.putAway(seat, card) }, TRAVEL_MS)
    const { trash, order } = stage.scene
    const lying = stage.without('trash').map((one) => {
      const changed = forgotten.find((known) => known.seat === one.spot)
      return changed === undefined ? one : { ...one, face: changed.card.is ?? null }
    })
    const left = order.filter((other) => other !== seat)
    stage.beat({ cards: lying, trash: [...trash, card], order: left }, 0)
  },

  gameEnded(stage, { winner }) {
    const over = { phase: 'over', acting: null, winner } as const
    if (winner === null) stage.beat(over, 0)
    else stage.beat(over, LOOK_MS, { kind: 'won', seat: winner })
  },
}

const drawNumber = ({ key }: SceneCard): number => Number(/\.h(\d+)\./.exec(key)?.[1] ?? 0)
