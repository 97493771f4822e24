// The line to the house: one for all tables and pages, opened when somebody needs it.
import type { RematchCall, RematchWord, Waits } from '@foldtable/protocol'
import { browserWire } from '../wire/browser.ts'
import { randomKey } from '../wire/random-key.ts'
import type { Wire } from '../wire/wire.ts'
import { connection } from './connection.ts'
import { onOtherPerson } from './me.ts'
import { signalOf, useSignal } from './signal.ts'

const newDevice = signalOf<string | null>(null)

/** Another device was signed in as whoever sits here, and nobody has said yet that they know: what it calls itself. */
export const useNewDevice = (): string | null => useSignal(newDevice)
export const dismissNewDevice = (): void => newDevice.set(null)

const waits = signalOf<readonly Waits[]>([])

/** Tables that wait for whoever is signed in here, those first where time is short. */
export const useWaits = (): readonly Waits[] => useSignal(waits)
export const onWaits = waits.subscribe
export const currentWaits = waits.get

const calls = signalOf<readonly RematchCall[]>([])

/** Rematches that somebody offers to whoever is signed in here. */
export const useCalls = (): readonly RematchCall[] => useSignal(calls)

let wire: Wire | undefined

/** Also sends what was kept here unsent. */
export function openWire(): Wire {
  if (wire !== undefined) return wire
  const opened = browserWire(window)
  opened.subscribe(() => {
    connection.set(opened.connection)
    waits.set(opened.waits)
    calls.set(opened.calls)
  })
  opened.overhear((message) => {
    if (message.kind === 'device') newDevice.set(message.device)
  })
  onOtherPerson(() => opened.restart())
  wire = opened
  return opened
}

/** From a page that is not the table's. Whoever wants one adds random bytes of their own to its chance. */
export function answerRematch(table: string, to: Extract<RematchWord, 'yes' | 'no'>): void {
  openWire().ask(table, {
    kind: 'rematch',
    to,
    ...(to === 'yes' ? { entropy: randomKey() } : {}),
  })
}
