// Playing on in one's head, from a world that was imagined: events are folded at once, and nothing is judged again, numbered, signed,
// timed or shown. For searches; a real table is a `Table`.
import type { Chance } from './chance.ts'
import type { Decision, Draft, Game, GameTypes } from './game.ts'
import { ruleOf } from './judge.ts'
import { anyOffer, offers } from './offers.ts'
import type { Author, Seat } from './seat.ts'

/** Takes the state over and changes it: hand it a copy. */
export class World<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly state: G['State']
  decision: Decision<G['Move']>
  /** Moves played here: what a search spends. */
  moves = 0
  readonly #draft: Draft<G['State'], G['Event']> & { by: Author }

  constructor(game: Game<G>, state: G['State'], chance: Chance) {
    this.game = game
    this.state = state
    this.decision = game.decision(state)
    this.#draft = { state, chance, by: 0, emit: (event) => game.evolve(state, event) }
  }

  get isOver(): boolean {
    return this.decision.result !== undefined
  }

  /** The move is one of `offers` of this very state, or one that the clock or the host plays for the seat. */
  play(seat: Seat, move: G['Move'], by: Author = seat): void {
    this.#draft.by = by
    ruleOf(this.game, move.kind).decide(this.#draft, seat, move)
    this.decision = this.game.decision(this.state)
    this.moves += 1
  }

  /** What the clock plays by itself where a pause is: nobody waits for it here. Answers whether there was one. */
  passPause(): boolean {
    const { decision } = this
    if (decision.result !== undefined || decision.due === undefined) return false
    this.play(0, decision.due.move, 'clock')
    return true
  }

  offers(seat: Seat): G['Move'][] {
    return offers(this.game, this.state, seat, this.decision)
  }

  /** Any of them, each equally likely. */
  any(seat: Seat, chance: Chance): G['Move'] | undefined {
    return anyOffer(this.game, this.state, seat, chance, this.decision)
  }
}
