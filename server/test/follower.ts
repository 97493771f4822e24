// One viewer's replica of one table, kept by number: the next frame folds, an older one drops, a gap is said.
import { gameById } from '@foldtable/games'
import { type AnyMove, type Game, offers, type Viewer } from '@foldtable/kernel'
import type { Asking, ServerMessage } from '@foldtable/protocol'

type Message<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>
export type TableMessage = Message<'table'>
export type FrameMessage = Message<'frame'>

export class Follower {
  readonly game: Game
  readonly viewer: Viewer
  /** Every frame that ever came in, also those that were dropped. */
  readonly seen: FrameMessage[] = []
  n = 0
  state: unknown
  /** The entry that put this seat on the spot, worked out as the kernel does. */
  question: number | null = null
  asking: Asking | null = null

  constructor(message: TableMessage) {
    const game = gameById(message.house.game)
    if (game === undefined) throw new Error(message.house.game)
    this.game = game
    this.viewer = message.viewer
    this.renew(message)
  }

  renew({ n, state, question, house }: TableMessage): void {
    this.n = n
    this.state = state
    this.question = question
    this.asking = house.asking
  }

  accept(frame: FrameMessage): 'folded' | 'old' | 'gap' {
    this.seen.push(frame)
    if (frame.n <= this.n) return 'old'
    if (frame.n > this.n + 1) return 'gap'
    const before = this.#topic
    this.n = frame.n
    // The replica changes its state in place; what was seen must stay as it was.
    if ('state' in frame) this.state = structuredClone(frame.state)
    else for (const event of structuredClone(frame.events)) this.game.evolve(this.state, event)
    const isAnother = before !== this.#topic || 'state' in frame
    if (isAnother || frame.key !== undefined || !this.isAsked) this.question = null
    if (this.isAsked) this.question ??= frame.n
    this.asking = null
    return 'folded'
  }

  get isOver(): boolean {
    return this.game.decision(this.state).result !== undefined
  }

  get isAsked(): boolean {
    const { viewer } = this
    const decision = this.game.decision(this.state)
    return (
      viewer !== 'spectator' && decision.result === undefined && decision.seats.includes(viewer)
    )
  }

  offers(): AnyMove[] {
    return this.viewer === 'spectator' ? [] : offers(this.game, this.state, this.viewer)
  }

  /** As long as this stays the same, so does the question to whoever is still asked. */
  get #topic(): string {
    const decision = this.game.decision(this.state)
    return decision.result === undefined ? JSON.stringify([decision.about, decision.turn]) : 'over'
  }
}
