// Turns tried out in one's head. One's own turn goes as it would go, since nothing in it is hidden or drawn; the tides after it are imagined.
import { type Chance, copyOf, imagine, redact, type Seat, World } from '@foldtable/kernel'
import { type FullMetalPlanete, fullMetalPlanete, type Move, type State } from '../src/index.ts'
import { type Mood, type Outlook, outlookOf } from './outlook.ts'

export class Stage {
  readonly #world: World<FullMetalPlanete>
  /** What the seat has done so far. */
  readonly made: Move[] = []

  constructor(view: State, seat: Seat, chance: Chance) {
    const imagined = imagine(fullMetalPlanete, redact(view, seat), seat, chance)
    this.#world = new World(fullMetalPlanete, copyOf(imagined), chance)
  }

  get state(): State {
    return this.#world.state
  }

  /** Who is to move; nobody if it is over. */
  get asked(): Seat | undefined {
    const { decision } = this.#world
    return decision.result === undefined ? decision.seats[0] : undefined
  }

  outlook(seat: Seat, mood: Mood): Outlook {
    return outlookOf(this.state, seat, this.#world.offers(seat), mood)
  }

  play(seat: Seat, move: Move): void {
    this.#world.play(seat, move)
    this.made.push(move)
  }
}
