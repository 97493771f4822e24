// Tables that live wholly in this browser, as they are kept: a head, and the entries in parcels.
import type { BotLevel } from '@foldtable/host/bots'
import type { StoredRoom } from '@foldtable/host/stored-room'
import type { ClockSettings, Entry, Seat } from '@foldtable/kernel'
import { type KeyValues, readKept } from '../wire/key-values.ts'

export interface LocalSeat {
  readonly name: string
  readonly avatar: string
  readonly isBot: boolean
  /** How well the bot plays; as usual if missing. */
  readonly level?: BotLevel
  /** A bot plays for the person. */
  readonly isAway?: boolean
  readonly hasLeft?: boolean
}

/** As lists show it, and with `house` all that the host keeps of it; heads of before have none. */
export interface LocalHead {
  readonly id: string
  readonly game: string
  /** Of the rules with which it was begun. */
  readonly version: number
  readonly options: unknown
  readonly clock: ClockSettings
  readonly seats: readonly LocalSeat[]
  /** What its chance is derived from. */
  readonly key: string
  readonly begunAt: number
  readonly playedAt: number
  readonly n: number
  readonly isOver: boolean
  /** Whom the table waits for. */
  readonly asked: readonly Seat[]
  readonly house?: StoredRoom
  /** Counts the changes of the house. */
  readonly revision?: number
}

const PREFIX = 'foldtable.local.'
/** A move rewrites one parcel only. */
const PARCEL = 64

const headName = (id: string): string => `${PREFIX}${id}`
const parcelName = (id: string, parcel: number): string => `${PREFIX}${id}.${parcel}`
const parcelOf = (n: number): number => Math.floor((n - 1) / PARCEL)

export const readHead = (storage: KeyValues, id: string): LocalHead | undefined =>
  readKept(storage, headName(id))

export const writeHead = (storage: KeyValues, head: LocalHead): void =>
  storage.set(headName(head.id), JSON.stringify(head))

/** The parcel of the latest entry is written before the head, so that a head never promises what is not there. */
export function writeLatest(storage: KeyValues, head: LocalHead, entries: readonly Entry[]): void {
  const parcel = parcelOf(head.n)
  const page = entries.slice(parcel * PARCEL, (parcel + 1) * PARCEL)
  storage.set(parcelName(head.id, parcel), JSON.stringify(page))
  writeHead(storage, head)
}

/** All entries that the head knows of. */
export function readEntries(storage: KeyValues, { id, n }: LocalHead): Entry[] {
  const entries: Entry[] = []
  for (let parcel = 0; parcel <= parcelOf(n); parcel++)
    entries.push(...(readKept<Entry[]>(storage, parcelName(id, parcel)) ?? []))
  return entries.slice(0, n)
}

/** The latest first. */
export const listLocal = (storage: KeyValues): LocalHead[] =>
  storage
    .keys(PREFIX)
    .filter((name) => !name.slice(PREFIX.length).includes('.'))
    .flatMap((name) => readKept<LocalHead>(storage, name) ?? [])
    .sort((a, b) => b.playedAt - a.playedAt)

export function deleteLocal(storage: KeyValues, id: string): void {
  storage.remove(headName(id))
  for (const name of storage.keys(`${headName(id)}.`)) storage.remove(name)
}
