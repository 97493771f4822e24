// Who wants to know when something has changed, and one value that several look at.
export interface Hearers<T extends readonly unknown[] = []> {
  /** Answers how to stop listening. */
  subscribe(listener: (...told: T) => void): () => void
  tell(...told: T): void
}

export function hearersOf<T extends readonly unknown[] = []>(): Hearers<T> {
  const all = new Set<(...told: T) => void>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(...told) {
      for (const listener of [...all]) listener(...told)
    },
  }
}

export interface Signal<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function signalOf<T>(first: T): Signal<T> {
  let value = first
  const { subscribe, tell } = hearersOf()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      tell()
    },
    subscribe,
  }
}
