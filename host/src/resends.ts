// Requests that were heard, so that a resend of one does nothing a second time: the latest so many.
import type { House } from './house.ts'

const MOST = 200
/** With the table. */
const MOST_KEPT = 24

/** Who asks: somebody who sits there, also if they have left since, or somebody who looks on. */
const isSitter = ({ sittings, room }: House, account: string | null): boolean =>
  [...sittings, ...room.people].some(({ id }) => id === account)

/**
 * What players asked for and what changed something around the game is kept with it, and survives a restart; anything else in
 * memory. A move is known by its entry.
 */
export class Resends {
  readonly #seated = new Set<string>()
  /** Onlookers cannot crowd out what players asked for. */
  readonly #others = new Set<string>()
  #underWay: string | undefined

  has(house: House, account: string | null, key: string): boolean {
    const name = nameOf(house, account, key)
    return this.#of(house, account).has(name) || house.heard?.includes(name) === true
  }

  add(house: House, account: string | null, key: string): void {
    const names = this.#of(house, account)
    names.add(nameOf(house, account, key))
    const [oldest] = names
    if (names.size > MOST && oldest !== undefined) names.delete(oldest)
  }

  /** While a request is carried out, whatever it changes is written with its key. */
  async during<T>(
    house: House,
    { account, key }: { account: string | null; key: string },
    act: () => Promise<T>,
  ): Promise<T> {
    this.#underWay = isSitter(house, account) ? nameOf(house, account, key) : undefined
    try {
      return await act()
    } finally {
      this.#underWay = undefined
    }
  }

  /** The house as it is written while a request is carried out. */
  noted(house: House): House {
    const name = this.#underWay
    if (name === undefined || house.heard?.includes(name) === true) return house
    return { ...house, heard: [...(house.heard ?? []), name].slice(-MOST_KEPT) }
  }

  #of(house: House, account: string | null): Set<string> {
    return isSitter(house, account) ? this.#seated : this.#others
  }
}

/** By seat once the game has begun: accounts may be merged and forgotten. */
function nameOf({ sittings }: House, account: string | null, key: string): string {
  const seat = sittings.findIndex(({ id }) => id === account)
  return `${seat < 0 ? account : seat} ${key}`
}
