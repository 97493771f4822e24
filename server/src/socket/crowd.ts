// Who is connected to this node: is somebody there, and what is told to all their pages.
import type { LiveTable } from '@foldtable/host/live-table'
import type { ServerMessage } from '@foldtable/protocol'
import { hashOf } from '../accounts/tokens.ts'
import type { PersonNews } from '../bell/bell.ts'
import type { Connection } from './connection.ts'
import { tellRemoved } from './conversation.ts'

export abstract class Crowd {
  /** Other nodes are told. */
  onNews: ((news: PersonNews) => void) | undefined
  protected readonly connections = new Set<Connection>()

  /** It watches this table no longer. */
  protected abstract letGo(connection: Connection, table: string): void

  get size(): number {
    return this.connections.size
  }

  isLooking(account: string, table: string): boolean {
    for (const one of this.connections)
      if (one.account === account && one.watching.has(table)) return true
    return false
  }

  /** Some page of theirs is open. */
  isOnline(account: string): boolean {
    for (const one of this.connections) if (one.account === account && one.hasSaidHello) return true
    return false
  }

  /** On every page that somebody has open. */
  tell(account: string, message: ServerMessage): void {
    for (const one of this.connections)
      if (one.account === account && one.hasSaidHello) one.say(message)
  }

  /** Whom the host sent away is told wherever that table is open, and sees a private one no more. */
  removed(live: LiveTable, account: string, isKeptOut: boolean): void {
    for (const one of this.connections) {
      if (one.account !== account || !one.watching.has(live.id)) continue
      tellRemoved(one, live, isKeptOut)
      if (live.stored.visibility === 'private') this.letGo(one, live.id)
    }
  }

  /** A session has ended: its sockets come back as nobody. */
  signedOut(session: string): void {
    this.ended(hashOf(session))
  }

  /** The session whose token has this hash has ended. */
  ended(hash: string): void {
    this.#tellAll({ kind: 'signedOut', hash })
  }

  /** All sessions of somebody have ended. */
  signedOutEverywhere(account: string): void {
    this.#tellAll({ kind: 'signedOut', account })
  }

  /** Another device is this person too; all of theirs are told. */
  signedIn(account: string, device: string): void {
    this.#tellAll({ kind: 'device', account, device })
  }

  renamed(account: string, name: string): void {
    this.#tellAll({ kind: 'renamed', account, name })
  }

  #tellAll(news: PersonNews): void {
    this.heardOfPerson(news)
    this.onNews?.(news)
  }

  /** At this node alone. */
  heardOfPerson(news: PersonNews): void {
    const isTheirs = (one: Connection) =>
      (news.account !== undefined && one.account === news.account) ||
      (news.kind === 'signedOut' && one.session !== null && hashOf(one.session) === news.hash)
    for (const one of [...this.connections].filter(isTheirs)) {
      if (news.kind === 'signedOut') one.bye('signedOut', 0)
      else if (news.kind === 'device') one.say({ kind: 'device', device: news.device })
      else one.rename(news.name)
    }
  }
}
