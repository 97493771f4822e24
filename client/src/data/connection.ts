// How the line to the server stands, for the header: nobody looks at it while it is fine.
import type { Connection } from '../store/types.ts'
import { signalOf, useSignal } from './signal.ts'

/** Null as long as no table has needed a line. */
export const connection = signalOf<Connection | null>(null)
const isOnline = signalOf(navigator.onLine)

addEventListener('online', () => isOnline.set(true))
addEventListener('offline', () => isOnline.set(false))

type LineState = 'fine' | 'reconnecting' | 'offline' | 'outdated' | 'signedOut'

export function useLine(): LineState {
  const line = useSignal(connection)
  const online = useSignal(isOnline)
  if (line === 'outdated' || line === 'signedOut') return line
  if (!online || line === 'offline') return 'offline'
  return line === 'reconnecting' ? 'reconnecting' : 'fine'
}
