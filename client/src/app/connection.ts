// How the line to the server stands, for the header: nobody looks at it while it is fine.
import type { Connection } from '../store/types.ts'
import { storeOf, useStore } from './store.ts'

/** Null as long as no table has needed a line. */
export const connection = storeOf<Connection | null>(null)
const isOnline = storeOf(navigator.onLine)

addEventListener('online', () => isOnline.set(true))
addEventListener('offline', () => isOnline.set(false))

export type LineState = 'fine' | 'reconnecting' | 'offline' | 'outdated' | 'signedOut'

export function useLine(): LineState {
  const line = useStore(connection)
  const online = useStore(isOnline)
  if (line === 'outdated' || line === 'signedOut') return line
  if (!online || line === 'offline') return 'offline'
  return line === 'reconnecting' ? 'reconnecting' : 'fine'
}
