// Whether single letters are keys here. Whoever steers by voice, or writes with a tremor, can switch them off.
import { signalOf, useSignal } from './signal.ts'

const KEY = 'foldtable.letters'
const areOn = signalOf(read())

export const useShortcuts = (): boolean => useSignal(areOn)

export function setShortcuts(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // kept for now only
  }
  areOn.set(on)
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
