// A table that a program follows: what it may know of it at every moment, and what it may do.
import { pastFrom } from '@foldtable/client/store/fetch-frames'
import { openOnline } from '@foldtable/client/store/online-table'
import type { TableSession, TableSnapshot } from '@foldtable/client/store/types'
import { UnknownGame } from '@foldtable/client/store/unknown-game'
import type { Wire } from '@foldtable/client/wire/wire'
import { gameById } from '@foldtable/games'
import type { AnyMove, Clock, Game, Refusal, Result, Viewer } from '@foldtable/kernel'
import type { ChatLine, RoomInfo } from '@foldtable/protocol'
import type { Read } from '@foldtable/protocol/asking'

/** A table as its viewer may know it. */
export interface Moment {
  readonly status: 'loading' | 'waiting' | 'playing' | 'over' | 'missing' | 'unknown'
  /** The number of the latest entry. */
  readonly n: number
  readonly viewer: Viewer
  /** The game's own, with blanks for what the viewer may not know; null before it has begun. */
  readonly state: unknown
  /** Every move that may be made now; none while one is on its way. */
  readonly offers: readonly AnyMove[]
  /** Once it is over. */
  readonly result: Result | null
  /** Why the latest move was not taken. */
  readonly refusal: Refusal | null
  /** The table around its game. */
  readonly house: RoomInfo | null
  readonly chat: readonly ChatLine[]
  readonly clock: Clock | null
}

const ENDS: readonly Moment['status'][] = ['over', 'missing', 'unknown']

export class OpenTable {
  readonly id: string
  readonly #session: TableSession

  /** @internal */
  constructor(wire: Wire, id: string, invite: string | undefined, read: Read) {
    this.id = id
    this.#session = openOnline(wire, id, { invite, loadGame, past: pastFrom(read) })
  }

  get now(): Moment {
    return momentOf(this.#session.snapshot())
  }

  /** Now, and whenever something has changed, until the game is over or cannot be seen. */
  async *moments(): AsyncGenerator<Moment> {
    for (let seen: TableSnapshot | undefined; ; ) {
      const snapshot = this.#session.snapshot()
      if (snapshot === seen) await this.#changed()
      else {
        seen = snapshot
        const moment = momentOf(snapshot)
        yield moment
        if (moment.result !== null || ENDS.includes(moment.status)) return // its end is told once
      }
    }
  }

  /** It is sent until it is answered, also after a cut; a later moment tells what came of it. */
  play(move: AnyMove): void {
    this.#session.dismiss()
    this.#session.play(move)
  }

  chat(text: string): void {
    this.#session.chat(text)
  }

  /** Gives the seat up for good. */
  leave(): void {
    this.#session.seat('leave')
  }

  /** Follows it no more. */
  close(): void {
    this.#session.close()
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = this.#session.subscribe(() => {
        unsubscribe()
        resolve()
      })
    })
  }
}

function momentOf(snapshot: TableSnapshot): Moment {
  const { status, n, viewer, view, offers, pending, problem, house, chat, clock } = snapshot
  return {
    ...{ status, n, viewer, house, chat, clock },
    state: view,
    offers: pending.length > 0 ? [] : offers,
    result: snapshot.decisionNow?.result ?? null,
    refusal: problem?.kind === 'refused' ? problem.refusal : null,
  }
}

async function loadGame(id: string): Promise<Game> {
  const game = gameById(id)
  if (game === undefined) throw new UnknownGame(id)
  return game
}
