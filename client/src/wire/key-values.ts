// Small texts kept by name: in a browser they outlive a reload.
export interface KeyValues {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys that begin so, in any order. */
  keys(prefix: string): string[]
}

export function inMemory(): KeyValues {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** As `localStorage` is. */
export interface WebStorage {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where a browser keeps nothing (full, forbidden), it is kept for as long as the page is open. */
export function keptIn(storage: WebStorage): KeyValues {
  const memory = inMemory()
  const tried = <T>(act: () => T, otherwise: () => T): T => {
    try {
      return act()
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      tried(
        () => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      tried(
        () => {
          storage.setItem(key, value)
          memory.remove(key)
        },
        () => memory.set(key, value),
      )
    },
    remove(key) {
      memory.remove(key)
      tried(
        () => storage.removeItem(key),
        () => undefined,
      )
    },
    keys: (prefix) => {
      const all = tried(
        () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        () => [],
      )
      return [...new Set([...all.filter((key) => key.startsWith(prefix)), ...memory.keys(prefix)])]
    },
  }
}

/** What was kept as JSON; nothing if it is missing or damaged. */
export function readKept<T>(storage: KeyValues, key: string): T | undefined {
  const text = storage.get(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
