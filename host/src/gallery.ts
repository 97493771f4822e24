// Who looks on at a table. A thousand people who come and go cost it a glance now and then.
import type { Watching } from '@foldtable/protocol'
import type { Audience } from './audience.ts'
import type { World } from './ports.ts'

interface GalleryParts {
  readonly audience: Audience
  /** Those are named who signed in, the first so many. */
  readonly world: Pick<World, 'now' | 'after' | 'mostNamed'>
  isSeated(account: string | null): boolean
  tell(watching: Watching): void
}

/** It is told at most this often, and the less often the more there are to tell it to. */
const EVERY_MS = 1000
const EVERY_MS_EACH = 20

export class Gallery {
  readonly #parts: GalleryParts
  #watching: Watching = { count: 0, names: [] }
  #lookedAt = Number.NEGATIVE_INFINITY
  #toldAt = Number.NEGATIVE_INFINITY
  #told = ''
  #isPutOff = false

  constructor(parts: GalleryParts) {
    this.#parts = parts
  }

  /** As it was a moment ago. */
  get watching(): Watching {
    if (this.#pause(this.#lookedAt) <= 0) this.#look()
    return this.#watching
  }

  /** Somebody who looks on came or went. */
  moved(): void {
    if (this.#isPutOff) return
    const pause = this.#pause(this.#toldAt)
    if (pause <= 0) {
      this.#tell()
      return
    }
    this.#isPutOff = true
    this.#parts.world.after(pause, () => {
      this.#isPutOff = false
      this.#tell()
    })
  }

  #pause(last: number): number {
    const { audience, world } = this.#parts
    return last + EVERY_MS + EVERY_MS_EACH * audience.size - world.now()
  }

  #tell(): void {
    this.#toldAt = this.#parts.world.now()
    this.#look()
    const text = JSON.stringify(this.#watching)
    if (text === this.#told) return
    this.#told = text
    this.#parts.tell(this.#watching)
  }

  /** Somebody with several pages open is one; whoever has told no name is counted by page. */
  #look(): void {
    const { audience, isSeated, world } = this.#parts
    const people = new Map<string, string | null>()
    let strangers = 0
    for (const { account, signedInAs } of audience) {
      if (account === null) strangers += 1
      else if (!isSeated(account)) people.set(account, signedInAs)
    }
    const names = [...people.values()].flatMap((name) => name ?? [])
    this.#watching = { count: people.size + strangers, names: names.slice(0, world.mostNamed) }
    this.#lookedAt = world.now()
  }
}
