// An evening at one table: a whole game of Pass the Ace over real sockets, with everything that people do besides.
// Moves come from the truth, not from replicas, so that it can also be spent at a server that leaks.
import { type AnyTable, type CountedChance, type Seat, seededChance } from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import type { RunningServer } from '../src/server.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import type { Heard } from './leaks.ts'
import type { Person } from './person.ts'
import { caughtUp, startedAt, tableOf } from './seated.ts'

interface Guest {
  readonly person: Person
  seat: Seat | 'spectator'
  /** How many of what it heard came before it lost its seat, and before the end. */
  seatedUntil: number
  playedUntil: number
}

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
    const chance = seededChance(seed)
    const { id, live } = await startedAt(house, players, {
      options: { startingLives: 1 + chance.below(2) },
    })
    for (const watcher of watchers) {
      await watcher.connect()
      await watcher.watch(id)
    }
    const never = Number.POSITIVE_INFINITY
    const guests = [...players, ...watchers].map((person, index) => ({
      person,
      seat: index < players.length ? index : ('spectator' as const),
      seatedUntil: never,
      playedUntil: never,
    }))
    return new Evening(live, guests, chance)
  }

  get table(): AnyTable {
    return tableOf(this.live)
  }

  /** What was refused, by code: to see that it was tried. */
  get refusals(): readonly string[] {
    return [...this.#refusals].sort()
  }

  async play(): Promise<void> {
    while (this.table.decision.result === undefined) {
      await this.#move()
      await this.#besides()
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
    await this.#do(this.#at(seat), { kind: 'play', ...this.#about(), move })
  }

  async #besides(): Promise<void> {
    if (this.table.decision.result !== undefined) return
    const { person } = this.#chance.pick(this.#guests)
    const die = this.#chance.below(30)
    if (die < 4) await this.#comeBack(person, undefined)
    else if (die < 9) await this.#comeBack(person, this.#chance.below(this.table.n + 1))
    else if (die < 13) await this.#tryWrongThings(person)
    else if (die < 17) await this.#takeBack()
    else if (die < 20) await this.#do(person, { kind: 'chat', ...this.#about(), text: 'Well…' })
    else if (die === 20) await this.#leave()
    else if (die < 24) await this.#askEverything()
  }

  async #takeBack(): Promise<void> {
    const players = this.#guests.filter(({ seat }) => seat !== 'spectator')
    await this.#do(this.#chance.pick(players).person, {
      kind: 'ask',
      ...this.#about(),
      about: 'undo',
    })
    const yes = this.#chance.below(4) > 0
    for (const seat of this.live.asking?.waitsFor ?? [])
      await this.#do(this.#at(seat), { kind: 'answer', ...this.#about(), about: 'undo', yes })
  }

  /** As long as two are left to play it out. */
  async #leave(): Promise<void> {
    const players = this.#guests.filter(({ seat }) => seat !== 'spectator')
    const leaver = this.#chance.pick(players)
    if (players.length < 3) return
    leaver.seatedUntil = leaver.person.heard.length
    await this.#do(leaver.person, { kind: 'seat', ...this.#about(), to: 'leave' })
    leaver.seat = leaver.seat === 'spectator' ? leaver.seat : leaver.seat
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
      await this.#do(person, { kind: 'play', ...this.#about(), question: 0, move })
    person.socket.send(JSON.stringify({ kind: 'play', ...this.#about(), key: 7 }))
    person.socket.send('{')
  }

  async #askEverything(): Promise<void> {
    const { id } = this.live
    const pages = [
      ...['', '/frames', `/frames?after=${this.table.n >> 1}&size=5`, '/record'].map(
        (page) => `/api/tables/${id}${page}`,
      ),
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
  async #do(person: Person, message: ClientMessage & { readonly key: string }): Promise<void> {
    const { n } = this.table
    const answer = person.until((one) => {
      if (one.kind === 'refused' && one.key === message.key) this.#refusals.add(one.code)
      return (
        ('key' in one && one.key === message.key) || (one.kind === 'frame' && one.n === n + 1)
      )
    })
    person.say(message)
    await answer
    await this.live.inTurn(async () => undefined)
    await this.#allCaughtUp()
  }

  async #allCaughtUp(): Promise<void> {
    const { n } = this.table
    await Promise.all(this.#guests.map(({ person }) => caughtUp(person, this.live.id, n)))
  }

  #about() {
    this.#keys += 1
    return { table: this.live.id, key: `key-${this.#keys}-of-somebody` }
  }

  #at(seat: Seat): Person {
    const guest = this.#guests.find((one) => one.seat === seat)
    if (guest === undefined) throw new Error(`nobody sits at ${seat}`)
    return guest.person
  }
}
