// Rematches: somebody offers one, everybody who stayed says yes or no, and it begins with those who said yes (HOUSE-22).
import { randomUUID } from 'node:crypto'
import { isBotId } from '@foldtable/host/bots'
import type { LiveTable } from '@foldtable/host/live-table'
import {
  answerOf,
  askedOf,
  decided,
  OFFER_MS,
  SLOW_OFFER_MS,
  withNo,
  withYes,
} from '@foldtable/host/offers'
import type { Offer, Room } from '@foldtable/host/room'
import { withBots } from '@foldtable/host/room-changes'
import {
  type Changed,
  DONE,
  type Outcome,
  type Party,
  type Refusal,
  refused,
  rematch,
  start,
} from '@foldtable/kernel'
import type { RematchWord } from '@foldtable/protocol'
import { CommonRates, type Counting } from '../base/rates.ts'
import type { TableLimits } from './limits.ts'

interface RematchParts {
  /** Where there are several nodes. */
  readonly counting?: Counting | undefined
  now(): number
  /** Some page of theirs is open. */
  isOnline(account: string): boolean
  /** Why somebody may make no more tables. */
  tooMany(account: string): Promise<Refusal | undefined>
  newId(): string
  /** Who of these has blocked the person. */
  blockersOf(account: string, among: readonly string[]): Promise<readonly string[]>
  /** The table of this id, made if there is none yet, and begun. */
  begin(id: string, game: string, room: Room, like: LiveTable): Promise<LiveTable | undefined>
}

export interface Said {
  readonly to: RematchWord
  readonly entropy?: string | undefined
}

type OfferLimits = Pick<TableLimits, 'offersPerHour' | 'mostCounted'>

const HOUR_S = 3600

/** Everything here happens in the turn of the table that is over. */
export class Rematches {
  readonly #parts: RematchParts
  readonly #offers: CommonRates
  readonly #most: number

  constructor(parts: RematchParts, { offersPerHour: most, mostCounted: counted }: OfferLimits) {
    this.#parts = parts
    this.#most = most
    this.#offers = new CommonRates('offers by', { most, seconds: HOUR_S, counted }, parts.counting)
  }

  async say(live: LiveTable, account: string | null, said: Said): Promise<Outcome> {
    const { room, stored } = live
    if (account === null || live.seatOf(account) === undefined)
      return refused('notSeated', 'HOUSE-22.1')
    if (stored.status !== 'over') return refused('notOver', 'T-4.7')
    if (room.rematch !== null) return refused('rematchBegun', 'HOUSE-22.4')
    const offer = room.offer
    if (offer === undefined)
      return said.to === 'offer'
        ? this.#offer(live, account, said.entropy)
        : refused('noRematch', 'HOUSE-22.1')
    if (said.to === 'start') return this.#start(live, offer, account)
    return this.#answer(live, offer, account, said)
  }

  async #offer(live: LiveTable, by: string, entropy: string | undefined): Promise<Outcome> {
    const { now, newId, tooMany } = this.#parts
    const refusal = await tooMany(by)
    if (refusal !== undefined) return { ok: false, refusal }
    if (!(await this.#offers.take(by, now())))
      return refused('tooManyOffers', 'HOUSE-22.1', { most: this.#most })
    const until = now() + (live.room.pace === 'slow' ? SLOW_OFFER_MS : OFFER_MS)
    const fresh: Offer = { table: newId(), by, until, yes: [], no: [] }
    return this.#put(live, withYes(fresh, by, entropy))
  }

  /** Two who offer at the same time have both said yes. */
  async #answer(
    live: LiveTable,
    offer: Offer,
    account: string,
    { to, entropy }: Said,
  ): Promise<Outcome> {
    const next = to === 'no' ? withNo(offer, account) : withYes(offer, account, entropy)
    if (next === undefined) return this.#end(live, offer, account)
    return this.#put(live, next)
  }

  /** The host or whoever offers it waits no longer (HOUSE-22.3). */
  async #start(live: LiveTable, offer: Offer, by: string): Promise<Outcome> {
    const mayStart = by === offer.by || by === live.room.party.host
    if (!mayStart || answerOf(offer, by) !== 'yes') return refused('notHost', 'HOUSE-22.3')
    const isSlow = live.room.pace === 'slow'
    const ready = offer.yes.filter(
      ({ id }) => isSlow || id === by || this.#parts.isOnline(id) || live.presence.isHere(id),
    )
    return this.#begin(
      live,
      offer,
      ready.map(({ id }) => id),
    )
  }

  async #put(live: LiveTable, offer: Offer): Promise<Outcome> {
    const unheard = await this.#parts.blockersOf(offer.by, askedOf(live.room))
    const written = await live.changeRoom(({ answered: _, ...room }) => ({
      ok: true,
      room: { ...room, offer: { ...offer, unheard } },
      isQuiet: true,
    }))
    return written.ok ? this.settle(live) : written
  }

  /** Begins it, or lets it go, if it is decided. */
  async settle(live: LiveTable): Promise<Outcome> {
    const { offer } = live.room
    if (offer === undefined) return DONE
    const { now, isOnline } = this.#parts
    const isHere = (account: string) => live.presence.isHere(account) || isOnline(account)
    const ready = decided(live.room, offer, now(), isHere)
    if (ready === undefined) return DONE
    const begun = ready.length > 0 ? await this.#begin(live, offer, ready) : undefined
    if (begun?.ok || begun?.refusal.code === 'outage') return begun // or it is to come
    return this.#end(live, offer, offer.no[0])
  }

  #end(live: LiveTable, offer: Offer, refuser: string | undefined): Promise<Outcome> {
    const at = this.#parts.now()
    const answered = {
      id: randomUUID(),
      about: 'rematch' as const,
      seat: live.seatOf(offer.by) ?? 0,
      yes: false,
      by: live.seatOf(refuser ?? null) ?? null,
      at,
    }
    return live.changeRoom(({ offer: _, ...room }) => ({
      ok: true,
      room: { ...room, answered },
      isQuiet: true,
    }))
  }

  async #begin(live: LiveTable, offer: Offer, ids: readonly string[]): Promise<Outcome> {
    const { game, status } = live.stored
    const again = partyOf({ ...live.room.party, status }, offer, ids)
    if (!again.ok) return again
    const given = offer.yes.flatMap(({ id, bytes }) =>
      bytes === undefined || !ids.includes(id) ? [] : [{ id, bytes }],
    )
    const { pace, substitutes = false, hints = false, avatars } = live.room
    const fresh: Room = {
      ...{ party: again.party, pace, substitutes, hints },
      ...{ sittings: [], entropy: [], given, rematch: null },
      avatars: Object.fromEntries(Object.entries(avatars).filter(([id]) => ids.includes(id))),
    }
    const begun = await this.#parts.begin(offer.table, game, fresh, live)
    if (begun === undefined) return refused('unknownGame', 'HOUSE-1.1')
    return live.changeRoom(({ offer: _, ...room }) => ({
      ok: true,
      room: { ...room, rematch: begun.id, rematchWith: ids },
      isQuiet: true,
    }))
  }

  /** Somebody is gone for good and wants nothing any more. */
  async forget(live: LiveTable, account: string): Promise<void> {
    if (live.room.offer !== undefined && askedOf(live.room).includes(account))
      await live.inTurn(() => this.say(live, account, { to: 'no' }))
  }
}

/** Those who want it and the bots that sat there; with more bots, if the game needs more (HOUSE-22.2). */
function partyOf(party: Party, { by }: Offer, ids: readonly string[]): Changed {
  const bots = party.people.flatMap(({ id }) => (isBotId(id) ? [id] : []))
  const first = ids.includes(by) ? by : (ids[0] ?? by)
  const again = rematch(party, first, [...ids, ...bots])
  if (!again.ok) return again
  const missing = Math.max(0, again.party.settings.minPlayers - again.party.people.length)
  const settings = { ...again.party.settings, autoStart: false }
  const filled = withBots({ ...again.party, settings }, missing, 0)
  if (!filled.ok) return filled
  return start({ ...filled.party, settings: again.party.settings }, again.party.host)
}
