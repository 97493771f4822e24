// A scene that changes beat by beat, and the small changes that beats are made of.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Beat } from '../../drawing/player.ts'
import type { Event } from '../src/index.ts'
import type { Action } from '../src/state.ts'
import type { Spot } from './layout.ts'
import { cardKey, type Scene, type SceneCard, type SceneSeat } from './scene.ts'

/** Something that passes: a knock, a bump, a life that breaks away, a banner. */
export type Effect =
  | { readonly kind: 'knock'; readonly seat: Seat }
  | { readonly kind: 'bump'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'lifeLost'; readonly seats: readonly Seat[] }
  | { readonly kind: 'moment'; readonly moment: Moment; readonly event: Event }
  | { readonly kind: 'doubleGame' }
  | { readonly kind: 'won'; readonly seat: Seat }

/** `timeUp`: the clock played for the viewer. */
export type Moment = 'modi' | 'dirtyDan' | 'kung' | 'timeUp'

export class Stage {
  scene: Scene
  readonly beats: Beat<Scene, Effect>[] = []
  readonly viewer: Viewer

  constructor(scene: Scene, viewer: Viewer) {
    this.scene = scene
    this.viewer = viewer
  }

  beat(change: Partial<Scene>, ms: number, ...cues: Effect[]): void {
    this.scene = { ...this.scene, ...change }
    this.beats.push({ picture: this.scene, ms, cues })
  }

  everySeat(change: Partial<SceneSeat>): SceneSeat[] {
    return this.scene.seats.map((seat) => ({ ...seat, ...change }))
  }

  changed(seats: readonly Seat[], change: Partial<SceneSeat>): SceneSeat[] {
    return this.scene.seats.map((one, seat) => (seats.includes(seat) ? { ...one, ...change } : one))
  }

  acted(action: Action): SceneSeat[] {
    return this.changed([action.seat], { action })
  }

  without(here: Spot): SceneCard[] {
    return this.scene.cards.filter(({ spot }) => spot !== here)
  }

  gathered(spot: 'deck' | 'trash'): SceneCard[] {
    const isUp = spot === 'trash'
    return this.scene.cards.map((card) => ({ ...card, spot, isUp, isDealt: false }))
  }

  fromDeck(token: number, seat: Seat, face: Card | null): SceneCard {
    return { key: cardKey(this.scene, token), spot: seat, face, isUp: false, isDealt: true }
  }

  turnedUp(seat: Seat, face: Card): SceneCard[] {
    return this.#at(seat, { face, isUp: true })
  }

  putAway(seat: Seat, face: Card): SceneCard[] {
    return this.#at(seat, { spot: 'trash', face, isUp: true })
  }

  /** The viewer looks at its own card. */
  ownUp(): SceneCard[] {
    return this.scene.cards.map((card) =>
      card.spot === this.viewer && card.face !== null ? { ...card, isUp: true } : card,
    )
  }

  /** Both cards cross over face down; whoever knows them goes on knowing them. */
  exchanged(seat: Seat, target: Seat, given: Card | null, taken: Card | null): SceneCard[] {
    return this.scene.cards.map((card) => {
      if (card.spot === seat) return { ...card, spot: target, face: given, isUp: false }
      if (card.spot === target) return { ...card, spot: seat, face: taken, isUp: false }
      return card
    })
  }

  #at(seat: Seat, change: Partial<SceneCard>): SceneCard[] {
    return this.scene.cards.map((card) => (card.spot === seat ? { ...card, ...change } : card))
  }
}
