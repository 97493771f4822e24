// Tables that are made: by somebody, within bounds, or again by a rematch; and what leads to them while they wait.
import { randomBytes } from 'node:crypto'
import { gameById } from '@foldtable/games'
import { isBotId } from '@foldtable/host/bots'
import { IDLE_ROOM_MS } from '@foldtable/host/due'
import type { LiveTable } from '@foldtable/host/live-table'
import { type Room, withGiven } from '@foldtable/host/room'
import { settingsFrom, withBots } from '@foldtable/host/room-changes'
import { roomText } from '@foldtable/host/stored-room'
import type { NewTable, Person } from '@foldtable/host/wanted'
import {
  AWAY_IN_ROOM_MS,
  type Outcome,
  openParty,
  type Refusal,
  refuse,
  refused,
} from '@foldtable/kernel'
import { CommonRates } from '../base/rates.ts'
import type { Ledger, StoredTable, Visibility } from '../ledger/ledger.ts'
import type { Hooks } from './hooks.ts'
import type { TableLimits } from './limits.ts'

export type Opened = Outcome<{ live: LiveTable }>

interface MakingParts {
  readonly ledger: Ledger
  readonly hooks: Hooks
  find(table: string): Promise<LiveTable | undefined>
}

const HOUR = 3600
/** So many times what one person may make is made from one address: people share them. */
const FROM_ONE_PLACE = 10

/** The countdown, if there is one. Whoever made a live table and does not come is gone like anybody else (T-4.8). */
const firstDeadline = ({ pace, party }: Room, created: number): number =>
  Math.min(
    party.startsAt ?? Number.POSITIVE_INFINITY,
    created + (pace === 'live' ? AWAY_IN_ROOM_MS : IDLE_ROOM_MS),
  )

const id = (bytes: number): string => randomBytes(bytes).toString('base64url')
export const newId = (): string => id(9)

export class Making {
  readonly #ledger: Ledger
  readonly #hooks: Hooks
  readonly #find: MakingParts['find']
  readonly #limits: TableLimits
  /** Tables made, by person and by where they ask from. */
  readonly #makers: CommonRates
  readonly #places: CommonRates

  constructor({ ledger, hooks, find }: MakingParts, limits: TableLimits) {
    this.#ledger = ledger
    this.#hooks = hooks
    this.#find = find
    this.#limits = limits
    const { tablesPerHour: most, mostCounted: counted } = limits
    const rates = (of: string, many: number) =>
      new CommonRates(of, { most: many, seconds: HOUR, counted }, hooks.counting)
    this.#makers = rates('tables by', most)
    this.#places = rates('tables from', FROM_ONE_PLACE * most)
  }

  /** A new table with its host, and with bots if they are wanted; `from` is the place that the host asks from. */
  async create(host: Person, wanted: NewTable, from?: string): Promise<Opened> {
    const game = gameById(wanted.game)
    if (game === undefined) return refused('unknownGame', 'HOUSE-1.1', { game: wanted.game })
    const tooMany = await this.tooMany(host.id, from)
    if (tooMany !== undefined) return { ok: false, refusal: tooMany }
    const { bots = 0, visibility = 'public', pace = 'live', ...given } = wanted
    const { entropy, substitutes = false, hints = false } = wanted
    const opened = openParty(game.meta, host, settingsFrom(given))
    if (!opened.ok) return opened
    const filled = withBots(opened.party, bots, this.#hooks.now())
    if (!filled.ok) return filled
    const room: Room = {
      party: filled.party,
      pace,
      substitutes,
      hints,
      sittings: [],
      entropy: [],
      avatars: { [host.id]: host.avatar },
      rematch: null,
    }
    const live = await this.#store(wanted.game, withGiven(room, host.id, entropy), visibility)
    return live === undefined ? refused('unknownGame', 'HOUSE-1.1') : { ok: true, live }
  }

  /** Somebody who has many open tables makes no more, nor many in a short time. */
  async tooMany(account: string, from?: string): Promise<Refusal | undefined> {
    const { mostWaitingTables, mostOpenTables } = this.#limits
    const { waiting, playing } = await this.#ledger.openTablesOf(account)
    if (waiting >= mostWaitingTables)
      return refuse('tooManyOpenTables', 'HOUSE-1.6', { most: mostWaitingTables })
    if (waiting + playing >= mostOpenTables)
      return refuse('tooManyOpenTables', 'HOUSE-1.6', { most: mostOpenTables })
    return (await this.#isTooQuick(account, from))
      ? refuse('tooManyNewTables', 'HOUSE-1.11')
      : undefined
  }

  async #isTooQuick(account: string, from: string | undefined): Promise<boolean> {
    if (this.#limits.tablesPerHour === 0) return false
    const now = this.#hooks.now()
    if (!(await this.#makers.take(account, now))) return true
    return from !== undefined && !(await this.#places.take(from, now))
  }

  async #store(
    game: string,
    wanted: Room,
    visibility: Visibility,
    table = newId(),
  ): Promise<LiveTable | undefined> {
    const created = this.#hooks.now()
    const room = { ...wanted, code: await this.#codeFor(table, visibility) }
    const stored: StoredTable = {
      id: table,
      game,
      status: 'waiting',
      visibility,
      isShown: room.pace === 'slow', // a live one when its host is there
      invite: id(12),
      house: roomText({ ...room, party: { ...room.party, status: 'waiting' } }),
      chanceKey: randomBytes(32).toString('hex'),
      n: 0,
      at: created,
      asked: [],
      deadline: firstDeadline(room, created),
      revision: 0,
      result: null,
      rules: null,
      created,
      updated: created,
    }
    const sitters = room.party.people.flatMap((one) =>
      isBotId(one.id) ? [] : [{ account: one.id, seat: null }],
    )
    await this.#ledger.create(stored, sitters)
    this.#hooks.deadlineSet(stored.deadline)
    const live = await this.#find(stored.id)
    if (live !== undefined && room.party.status === 'playing') await this.#begin(live)
    else if (live !== undefined) live.tellChange()
    return live
  }

  async #begin(live: LiveTable): Promise<void> {
    await live.inTurn(() =>
      live.changeRoom((one) => ({
        ok: true,
        room: { ...one, party: { ...one.party, status: 'playing' } },
      })),
    )
  }

  /** None for a private table: whoever knows its invitation was sent it. */
  async #codeFor(table: string, visibility: Visibility): Promise<string | null> {
    if (visibility === 'private') return null
    return this.#ledger.giveCode(table, this.#hooks.now(), this.#limits.mostCodes)
  }

  /** The table that waits and has these six digits. */
  withCode(digits: string): Promise<string | undefined> {
    return this.#ledger.tableWithCode(digits)
  }

  /** The table of a rematch, begun. It may have been made before, by a house that then stopped. */
  async again(
    table: string,
    game: string,
    room: Room,
    { stored: { visibility } }: LiveTable,
  ): Promise<LiveTable | undefined> {
    const live = (await this.#find(table)) ?? (await this.#store(game, room, visibility, table))
    if (live?.stored.status === 'waiting') await this.#begin(live)
    return live
  }

  /** Another invitation and other digits; those before are worth nothing any more. */
  invitation(live: LiveTable, by: string): Promise<Outcome> {
    return live.inTurn(async () => {
      const { room: before, stored } = live
      if (by !== before.party.host || live.seatOf(by) === undefined)
        return refused('notHost', 'T-4.2')
      const isWaiting = stored.status === 'waiting'
      if (isWaiting && before.code) await this.#ledger.endCode(before.code, this.#hooks.now())
      const code = isWaiting ? await this.#codeFor(live.id, stored.visibility) : null
      return live.changeRoom((room) => ({
        ok: true,
        room: { ...room, code },
        invite: id(12),
        isQuiet: true,
      }))
    })
  }
}
