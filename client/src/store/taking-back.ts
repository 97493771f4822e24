// What taking the viewer's latest move back would cost, as far as a replica can tell it. The server judges it again.
import type { TakingBack } from '@foldtable/games/board'
import { type AnyMove, copyOf, type Game, type Viewer, wasTelling } from '@foldtable/kernel'
import type { History, PastFrame } from './history.ts'

interface TakingBackScene {
  readonly game: Game
  readonly history: History
  readonly viewer: Viewer
  readonly seats: number
  /** The latest entry, and the board after it. */
  readonly n: number
  readonly state: unknown
  readonly isOver: boolean
}

/** Own moves that are remembered; what is older is not the latest. */
const MOST = 50
/** So far back an own move is looked for. */
const FARTHEST = 400

/** An own move on the way to the present, what came before it, and whether it is the latest that was played. */
interface Own {
  readonly frame: PastFrame
  readonly before: number
  readonly isLatest: boolean
}

export class TakingBackCost {
  /** By entry. */
  readonly #made = new Map<number, AnyMove>()
  #known: { readonly history: History; readonly n: number; readonly cost: TakingBack } | undefined

  made(n: number, move: AnyMove): void {
    this.#made.set(n, move)
    for (const old of this.#made.keys()) if (this.#made.size > MOST) this.#made.delete(old)
    this.#known = undefined
  }

  of(scene: TakingBackScene): TakingBack {
    const { history, n, isOver, viewer, game } = scene
    if (isOver || viewer === 'spectator' || game.takesBack === 'practice') return 'never'
    if (this.#known?.n === n && this.#known.history === history) return this.#known.cost
    const own = ownLatest(scene, this.#made)
    // Until the past is at hand nobody knows: at worst the others are asked, but not where the game may forbid it.
    if (own === 'unknown') return game.undo === undefined ? 'consent' : 'never'
    const cost = own === undefined ? 'never' : this.#cost(scene, own)
    this.#known = { history, n, cost }
    return cost
  }

  #cost(scene: TakingBackScene, { frame, before, isLatest }: Own): TakingBack {
    const { game, history, seats, n, state } = scene
    const events = frame.events ?? []
    if (game.undo !== undefined) {
      const again = history.frame(n)?.rewind !== undefined
      const may = game.undo(state, { events, isLatest, again })
      return may === 'free' && !isLatest ? 'consent' : may
    }
    const move = this.#made.get(frame.n)
    if (move === undefined || !isLatest) return 'consent' // made elsewhere, or before a reload
    try {
      const by = scene.viewer as number
      const entry = { n: frame.n, at: frame.at ?? 0, by, move, events: copyOf(events) }
      return wasTelling(game, seats, history.stateAt(before), entry) ? 'consent' : 'free'
    } catch {
      return 'consent' // it depends on what this seat does not know
    }
  }
}

/** Back from now, past what was taken back; `unknown` where the past is not at hand so far. */
function ownLatest(
  { history, viewer, n }: TakingBackScene,
  made: ReadonlyMap<number, AnyMove>,
): Own | 'unknown' | undefined {
  let hasLater = false
  for (let at = n, steps = 0; at > 0; steps++) {
    const frame = history.frame(at)
    if (frame === undefined || steps > FARTHEST) return 'unknown'
    const isPlayed = (frame.events?.length ?? 0) > 0
    if (isPlayed && (frame.by === viewer || made.has(at)))
      return at > 1 ? { frame, before: at - 1, isLatest: !hasLater } : undefined
    hasLater ||= isPlayed
    at = frame.rewind ?? at - 1
  }
  return undefined
}
