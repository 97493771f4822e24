// An evening at one table: a whole game of Pass the Ace over real sockets, with everything that people do besides.
// Moves come from the truth, not from replicas, so that it can also be spent at a server that leaks.

import type { LiveTable } from '@foldtable/host/live-table'
import {
  type AnyTable,
  type CountedChance,
  type Seat,
  seededChance,
  undoFor,
  type Viewer,
} from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import type { RunningServer } from '../src/server.ts'
import type { Heard } from './leaks.ts'
import type { Person } from './person.ts'
import { caughtUp, startedAt, tableOf } from './seated.ts'

interface Guest {
  readonly person: Person
  readonly seat: Viewer
  /** How many of what it heard came before it left its seat, and before the end. */
  seatedUntil: number
  playedUntil: number
}

const NEVER = Number.POSITIVE_INFINITY

const isSeated = ({ seat, seatedUntil }: Guest): boolean =>
  seat !== 'spectator' && seatedUntil === NEVER

/** Keys begin with it, so that it can be seen whose they are. */
export const keysOf = ({ name }: Person): string => `${name} asks `

/** A message without its table and key. */
type Wish = { readonly kind: ClientMessage['kind']; readonly [field: string]: unknown }

export class Evening {
  readonly live: LiveTable
  readonly #chance: CountedChance
  readonly #guests: readonly Guest[]
  readonly #refusals = new Set<string>()
  #keys = 0

  private constructor(live: LiveTable, guests: readonly Guest[], chance: CountedChance) {
    this.live = live
    this.#guests = guests
    this.#chance = chance
  }

  /** Players take their seats in order; the others watch. */
  static async begin(
    house: RunningServer,
    players: readonly Person[],
    watchers: readonly Person[],
    seed: string,
  ): Promise<Evening> {
    const { id, live } = await startedAt(house, players)
    for (const watcher of watchers) {
      await watcher.connect()
      await watcher.watch(id)
    }
    const guests = [...players, ...watchers].map(
      (person, index): Guest => ({
        person,
        seat: index < players.length ? index : 'spectator',
        seatedUntil: NEVER,
        playedUntil: NEVER,
      }),
    )
    return new Evening(live, guests, seededChance(seed))
  }

  get table(): AnyTable {
    return tableOf(this.live)
  }

  /** What was refused, by code: to see that it was tried. */
  get refusals(): readonly string[] {
    return [...this.#refusals].sort()
  }

  async play(): Promise<void> {
    for (let turn = 0; this.table.decision.result === undefined; turn++) {
      await this.#move()
      await this.#besides(turn)
    }
    for (const guest of this.#guests) guest.playedUntil = guest.person.heard.length
    await this.#askEverything()
    for (const { person } of this.#guests) await this.#comeBack(person, undefined)
  }

  heard(): Heard[] {
    return this.#guests.flatMap(({ person, seat, seatedUntil, playedUntil }) =>
      person.heard.map((text, index) => ({
        name: person.name,
        viewer: index < seatedUntil ? seat : 'spectator',
        text,
        isOver: index >= playedUntil,
      })),
    )
  }

  async #move(): Promise<void> {
    const { decision } = this.table
    if (decision.result !== undefined) return
    const seat = this.#chance.pick(decision.seats)
    const move = this.#chance.pick(this.table.offers(seat))
    await this.#do(this.#at(seat), { kind: 'play', move })
  }

  /** One thing after another, so that an evening is never too short for one of them. */
  async #besides(turn: number): Promise<void> {
    if (this.table.decision.result !== undefined) return
    const { person } = this.#chance.pick(this.#guests)
    const deeds: readonly (() => Promise<void>)[] = [
      () => this.#comeBack(person, undefined),
      () => this.#tryWrongThings(person),
      () => this.#takeBack(true),
      () => this.#comeBack(person, this.#chance.below(this.table.n + 1)),
      () => this.#do(person, { kind: 'chat', text: 'Well…' }),
      () => this.#askEverything(),
      () => this.#comeBack(person, this.table.n - 1),
      () => this.#takeBack(false),
      () => this.#leave(),
    ]
    await deeds[turn % deeds.length]?.()
  }

  async #takeBack(yes: boolean): Promise<void> {
    const movers = this.#guests.filter(
      (guest) => isSeated(guest) && undoFor(this.table, Number(guest.seat)) !== undefined,
    )
    if (movers.length === 0) return
    await this.#do(this.#chance.pick(movers).person, { kind: 'ask', about: 'undo' })
    for (const seat of this.live.asking?.waitsFor ?? [])
      await this.#do(this.#at(seat), { kind: 'answer', asking: this.live.asking?.id ?? '', yes })
  }

  /** As long as two are left to play it out. */
  async #leave(): Promise<void> {
    const players = this.#guests.filter(isSeated)
    const leaver = this.#chance.pick(players)
    if (players.length < 3) return
    leaver.seatedUntil = leaver.person.heard.length
    await this.#do(leaver.person, { kind: 'seat', to: 'leave' })
  }

  async #comeBack(person: Person, after: number | undefined): Promise<void> {
    await person.disconnect()
    await person.connect()
    await person.watch(this.live.id, after === undefined ? {} : { after })
    await this.#allCaughtUp()
  }

  async #tryWrongThings(person: Person): Promise<void> {
    for (const move of [
      { kind: 'stick' },
      { kind: 'swap', target: 7 },
      { kind: 'draw' },
      { kind: 'ready' },
      { kind: 'advance' },
      { kind: 'peek' },
      { kind: 'stick', seat: 0 },
    ])
      await this.#do(person, { kind: 'play', question: 0, move })
    for (const text of ['{', '7', `{"kind":"play","table":"${this.live.id}","move":{}}`])
      person.socket.send(text)
  }

  async #askEverything(): Promise<void> {
    const { id } = this.live
    const pages = [
      ...['', '/frames', '/marks', '/ratings', '/record'].map((page) => `/api/tables/${id}${page}`),
      `/api/tables/${id}/frames?after=${this.table.n >> 1}&size=5&state=true`,
      ...['/api/tables', '/api/my/tables', '/api/me', '/api/me/export', '/api/games', '/metrics'],
      ...['/healthz', '/readyz', '/api/leaderboard/pass-the-ace', '/api/docs/json', '/api/nothing'],
      ...['/api/tables/x/record', '/api/players/x', `/api/tables/${id}/frames?size=x`, '/api/%zz'],
    ]
    for (const { person } of this.#guests) {
      await Promise.all(pages.map((page) => person.get(page)))
      for (const deed of ['join', 'start', 'bot', 'settings', 'rematch'])
        await person.post(`/api/tables/${id}/${deed}`)
    }
    await this.#allCaughtUp()
  }

  /** Says it, and goes on once everybody knows what came of it. */
  async #do(person: Person, wish: Wish): Promise<void> {
    const { n } = this.table
    this.#keys += 1
    const key = `${keysOf(person)}${this.#keys}`
    const answer = person.until(
      (one) => ('key' in one && one.key === key) || (one.kind === 'frame' && one.n === n + 1),
    )
    person.say({ ...wish, table: this.live.id, key } as ClientMessage)
    const answered = await answer
    if (answered.kind === 'refused') this.#refusals.add(answered.code)
    await this.live.inTurn(async () => undefined)
    await this.#allCaughtUp()
  }

  async #allCaughtUp(): Promise<void> {
    const { n } = this.table
    await Promise.all(this.#guests.map(({ person }) => caughtUp(person, this.live.id, n)))
  }

  #at(seat: Seat): Person {
    const guest = this.#guests.find((one) => one.seat === seat && isSeated(one))
    if (guest === undefined) throw new Error(`nobody sits at ${seat}`)
    return guest.person
  }
}
