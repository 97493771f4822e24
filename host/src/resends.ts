// Requests that were heard, so that a resend of one does nothing a second time: the latest so many.
import { DONE, type Outcome } from '@foldtable/kernel'
import type { Room } from './room.ts'

const MOST = 200
/** With the table. */
const MOST_KEPT = 24

/** Who asks: somebody who sits there, also if they have left since, or somebody who looks on. */
const isSitter = ({ sittings, party }: Room, account: string | null): boolean =>
  [...sittings, ...party.people].some(({ id }) => id === account)

/**
 * What players asked for and what changed something around the game is kept with it, and survives a restart; anything else in
 * memory. A move is known by its entry.
 */
export class Resends {
  readonly #seated = new Set<string>()
  /** Onlookers cannot crowd out what players asked for. */
  readonly #others = new Set<string>()
  #underWay: string | undefined

  /** What was done already is not done again; what was refused may be asked for again. */
  async once<T extends Outcome>(
    live: { readonly room: Room },
    account: string | null,
    key: string,
    act: () => Promise<T>,
  ): Promise<T | typeof DONE> {
    if (this.#has(live.room, account, key)) return DONE
    const outcome = await this.#during(live.room, account, key, act)
    if (!outcome.ok) return outcome
    this.#add(live.room, account, key)
    return DONE
  }

  #has(room: Room, account: string | null, key: string): boolean {
    const name = nameOf(room, account, key)
    return this.#of(room, account).has(name) || room.heard?.includes(name) === true
  }

  #add(room: Room, account: string | null, key: string): void {
    const names = this.#of(room, account)
    names.add(nameOf(room, account, key))
    const [oldest] = names
    if (names.size > MOST && oldest !== undefined) names.delete(oldest)
  }

  /** While a request is carried out, whatever it changes is written with its key. */
  async #during<T>(
    room: Room,
    account: string | null,
    key: string,
    act: () => Promise<T>,
  ): Promise<T> {
    this.#underWay = isSitter(room, account) ? nameOf(room, account, key) : undefined
    try {
      return await act()
    } finally {
      this.#underWay = undefined
    }
  }

  /** What is carried out now was written already: here without an answer, or by another node. */
  isDone(room: Room): boolean {
    return this.#underWay !== undefined && room.heard?.includes(this.#underWay) === true
  }

  /** The room as it is written while a request is carried out. */
  noted(room: Room): Room {
    const name = this.#underWay
    if (name === undefined || room.heard?.includes(name) === true) return room
    return { ...room, heard: [...(room.heard ?? []), name].slice(-MOST_KEPT) }
  }

  #of(room: Room, account: string | null): Set<string> {
    return isSitter(room, account) ? this.#seated : this.#others
  }
}

/** By seat once the game has begun: accounts may be merged and forgotten. */
function nameOf({ sittings }: Room, account: string | null, key: string): string {
  const seat = sittings.findIndex(({ id }) => id === account)
  return `${seat < 0 ? account : seat} ${key}`
}
