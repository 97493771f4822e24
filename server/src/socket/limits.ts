// What bounds the sockets, each bound a setting.
import type { Settings } from '../settings/settings.ts'

export interface ConnectionLimits {
  /** Messages a second, and how many at once. */
  readonly rate: number
  readonly burst: number
  /** Bytes that may wait for a slow reader before frames are left out. */
  readonly mostWaiting: number
  /** Bytes that may wait before it is cut off. */
  readonly mostUnread: number
  /** Messages that may wait to be heard before the socket is not read for a while. */
  readonly mostUnheard: number
  /** Tables that are watched. */
  readonly mostWatched: number
  readonly helloMs: number
}

export interface SocketLimits extends ConnectionLimits {
  readonly inAll: number
  readonly perAddress: number
  readonly perPerson: number
  /** Bytes of one message. */
  readonly messageBytes: number
  readonly mostUnreadInAll: number
  /** When the house ends people come back after so many milliseconds, some sooner and some later. */
  readonly awayMs: readonly [least: number, most: number]
}

/** Why a connection was ended by the house. */
export type CutOff = 'unread' | 'flood' | 'silent' | 'noHello'

/** Why somebody was not let in. */
export type TurnedAway = 'noSuchPlace' | 'crossSite' | 'stopping' | 'outage' | 'tooManySockets'

const KB = 1024
/** It has to begin anew first. */
const BEGUN_ANEW_MS = [500, 2000] as const
/** Another node is there already. */
const ELSEWHERE_MS = [0, 1000] as const

export const socketLimits = (settings: Settings): SocketLimits => ({
  rate: settings.messageRate,
  burst: settings.messageBurst,
  mostWaiting: settings.slowReaderKb * KB,
  mostUnread: settings.unreadKb * KB,
  mostUnheard: settings.messagesWaiting,
  mostWatched: settings.tablesPerSocket,
  helloMs: settings.helloSeconds * 1000,
  inAll: settings.mostSockets,
  perAddress: settings.socketsPerAddress,
  perPerson: settings.socketsPerPerson,
  messageBytes: settings.messageKb * KB,
  mostUnreadInAll: settings.unreadMbInAll * KB * KB,
  awayMs: settings.databaseUrl === undefined ? BEGUN_ANEW_MS : ELSEWHERE_MS,
})
