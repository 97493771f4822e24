// A signal as a page looks at it.
import { useSyncExternalStore } from 'react'
import type { Signal } from '../wire/signal.ts'

export { signalOf } from '../wire/signal.ts'

export const useSignal = <T>(signal: Signal<T>): T =>
  useSyncExternalStore(signal.subscribe, signal.get)
