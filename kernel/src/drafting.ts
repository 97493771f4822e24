// What a rule writes on: each event that it emits is folded into the state at once.
import type { CountedChance } from './chance.ts'
import type { Draft } from './game.ts'
import type { Author } from './seat.ts'

export class Drafting<S, E> implements Draft<S, E> {
  readonly state: S
  readonly chance: CountedChance
  readonly by: Author
  events: E[] = []
  readonly #game: { evolve(state: S, event: E): void }

  constructor(
    game: { evolve(state: S, event: E): void },
    state: S,
    chance: CountedChance,
    by: Author,
  ) {
    this.#game = game
    this.state = state
    this.chance = chance
    this.by = by
  }

  readonly emit = (event: E): void => {
    this.#game.evolve(this.state, event)
    if (this.events.length === 0)
      this.events = [event] // a first `push` would keep room for seventeen, in every entry
    else this.events.push(event)
  }
}
