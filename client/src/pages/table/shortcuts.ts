// Whether single letters are keys here. Whoever steers by voice, or writes with a tremor, can switch them off.
import { useSyncExternalStore } from 'react'

const KEY = 'foldtable.letters'
const listeners = new Set<() => void>()
let areOn = read()

export const useShortcuts = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => areOn,
  )

export function setShortcuts(on: boolean): void {
  areOn = on
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // kept for now only
  }
  for (const listener of listeners) listener()
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
