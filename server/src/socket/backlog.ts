// What all readers together have not read yet: above the bound the worst of them goes.
export interface Reader {
  cutOff(why: 'unread'): void
}

export class Backlog {
  readonly #most: number
  readonly #unread = new Map<Reader, number>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  /** So much waits for this reader now. */
  note(reader: Reader, bytes: number): void {
    this.#bytes += bytes - (this.#unread.get(reader) ?? 0)
    if (bytes === 0) this.#unread.delete(reader)
    else this.#unread.set(reader, bytes)
    if (this.#bytes > this.#most) this.#worst()?.cutOff('unread')
  }

  #worst(): Reader | undefined {
    let [worst, most]: [Reader | undefined, number] = [undefined, 0]
    for (const [reader, bytes] of this.#unread) if (bytes > most) [worst, most] = [reader, bytes]
    return worst
  }
}
