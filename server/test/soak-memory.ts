// Whether a process keeps what it should have let go: the floors of its memory early and late in its life.
const MB = 1024 * 1024

/** How much higher the floor of the last third may lie than that of the first: a share of it, and some for warming up. */
const BOUNDS = {
  heap: { metric: 'nodejs_heap_size_used_bytes', share: 0.25, more: 16 * MB },
  rss: { metric: 'process_resident_memory_bytes', share: 0.25, more: 48 * MB },
} as const

type Name = keyof typeof BOUNDS
const NAMES = Object.keys(BOUNDS) as Name[]

export class Memory {
  readonly #url: string
  readonly #seen: { readonly [name in Name]: number[] } = { heap: [], rss: [] }

  constructor(url: string) {
    this.#url = url
  }

  async look(): Promise<void> {
    const text = await (await fetch(`${this.#url}/metrics`)).text()
    for (const name of NAMES) {
      const found = new RegExp(`^${BOUNDS[name].metric} (\\S+)`, 'm').exec(text)?.[1]
      if (found === undefined) throw new Error(`/metrics does not tell ${BOUNDS[name].metric}`)
      this.#seen[name].push(Number(found))
    }
  }

  get latest(): string {
    return NAMES.map((name) => `${name} ${inMb(this.#seen[name].at(-1) ?? 0)}`).join(', ')
  }

  /** What grew beyond its bound. */
  get growth(): string[] {
    return NAMES.filter((name) => {
      const { early, late } = this.#floors(name)
      return late > early * (1 + BOUNDS[name].share) + BOUNDS[name].more
    }).map((name) => this.#tell(name))
  }

  toString(): string {
    return NAMES.map((name) => this.#tell(name)).join(', ')
  }

  #floors(name: Name): { early: number; late: number } {
    const seen = this.#seen[name]
    const third = Math.ceil(seen.length / 3)
    return { early: Math.min(...seen.slice(0, third)), late: Math.min(...seen.slice(-third)) }
  }

  #tell(name: Name): string {
    const { early, late } = this.#floors(name)
    return `the floor of ${name} went from ${inMb(early)} to ${inMb(late)}`
  }
}

const inMb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`
