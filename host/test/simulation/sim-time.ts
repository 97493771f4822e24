// Time that passes as fast as the processor can: whatever is planned happens in order, and what it promises before the next.
interface Planned {
  readonly at: number
  readonly order: number
  readonly act: () => void
  isOff: boolean
}

export class SimTime {
  #now: number
  #order = 0
  /** A heap: the earliest is first. */
  readonly #planned: Planned[] = []

  constructor(now: number) {
    this.#now = now
  }

  now = (): number => this.#now

  after = (ms: number, act: () => void): (() => void) => {
    this.#order += 1
    const planned = { at: this.#now + Math.max(0, ms), order: this.#order, act, isOff: false }
    this.#push(planned)
    return () => {
      planned.isOff = true
    }
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve))
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settled()
    for (;;) {
      const [next] = this.#planned
      if (next === undefined || next.at > end) break
      this.#pop()
      if (next.isOff) continue
      this.#now = Math.max(this.#now, next.at)
      next.act()
      await settled()
    }
    this.#now = end
  }

  #push(planned: Planned): void {
    const heap = this.#planned
    heap.push(planned)
    for (let at = heap.length - 1; at > 0; ) {
      const above = (at - 1) >> 1
      if (!isBefore(planned, heap[above])) break
      swap(heap, at, above)
      at = above
    }
  }

  #pop(): void {
    const heap = this.#planned
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    heap[0] = last
    for (let at = 0; ; ) {
      const left = 2 * at + 1
      const child = isBefore(heap[left + 1], heap[left]) ? left + 1 : left
      if (!isBefore(heap[child], heap[at])) break
      swap(heap, at, child)
      at = child
    }
  }
}

const isBefore = (one: Planned | undefined, other: Planned | undefined): boolean =>
  one !== undefined &&
  (other === undefined || one.at < other.at || (one.at === other.at && one.order < other.order))

function swap(heap: Planned[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]]
  if (a === undefined || b === undefined) return
  heap[one] = b
  heap[other] = a
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
