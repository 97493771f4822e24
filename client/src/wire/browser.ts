// The wire of a page: the socket of its own address, and what the browser knows of the network.
import { dialSocket } from './dial.ts'
import { inMemory, type KeyValues, keptIn, type WebStorage } from './key-values.ts'
import { type Wire, wireOver } from './wire.ts'

interface Target {
  addEventListener(kind: string, listener: () => void): void
}

/** What of a window is needed here. */
export interface Surroundings extends Target {
  readonly location: { readonly protocol: string; readonly host: string }
  readonly navigator: { readonly onLine: boolean }
  readonly document: Target & { readonly visibilityState: string }
  readonly localStorage: WebStorage
}

export function browserStorage(surroundings: Pick<Surroundings, 'localStorage'>): KeyValues {
  try {
    return keptIn(surroundings.localStorage)
  } catch {
    return inMemory() // even looking at it may be forbidden
  }
}

export function browserWire(surroundings: Surroundings): Wire {
  const { location, navigator, document } = surroundings
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`
  const wire = wireOver({ dial: dialSocket(url), storage: browserStorage(surroundings) })
  if (!navigator.onLine) wire.hint('offline')
  surroundings.addEventListener('online', () => wire.hint('online'))
  surroundings.addEventListener('offline', () => wire.hint('offline'))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wire.hint('visible')
  })
  return wire
}
