// The people of a soak: they play every game, with and without bots, watch, talk, take back, read lists and histories, sign
// in by mail, and come back by themselves whenever the server was gone.
import { games } from '@foldtable/games'
import { type CountedChance, type Game, seededChance } from '@foldtable/kernel'
import { Person } from './person.ts'
import type { PostOffice } from './post-office.ts'
import { eventually, Steadfast } from './steadfast.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope', 'Ida', 'Jon']
const READ_EVERY_MS = 200
const SIGN_IN_EVERY_MS = 1500

export class Crowd {
  readonly counts = { tables: 0, over: 0, read: 0, signedIn: 0, said: 0 }
  readonly problems: string[] = []
  /** Nobody answers just now, and may not. */
  isServerAway = false
  readonly #url: string
  readonly #office: PostOffice
  readonly #chance: CountedChance
  readonly #people: readonly Person[]
  readonly #players: readonly Steadfast[]
  readonly #watcher: Steadfast
  /** Those that were begun lately. */
  #tables: string[] = []
  #isOver = false
  #doings: Promise<unknown> = Promise.resolve()

  private constructor(
    people: readonly Person[],
    office: PostOffice,
    { url, seed, pace }: { url: string; seed: string; pace: number },
  ) {
    this.#url = url
    this.#office = office
    this.#chance = seededChance(seed)
    this.#people = people
    const common = { url, seed, isInOrder: true, pace }
    this.#players = people.map(({ name, cookie }) => new Steadfast({ ...common, name, cookie }))
    this.#watcher = new Steadfast({ ...common, name: 'Watcher' })
  }

  static async gather(
    office: PostOffice,
    place: { url: string; seed: string; pace: number },
  ): Promise<Crowd> {
    const people = await Promise.all(NAMES.map((name) => Person.guest(place.url, name)))
    const crowd = new Crowd(people, office, place)
    const doings = [
      ...games.map((game, index) => crowd.#keepPlaying(game, index)),
      crowd.#keepReading(),
      crowd.#keepSigningIn(),
      crowd.#keepUp(),
    ]
    crowd.#doings = Promise.all(doings)
    crowd.#doings.catch((problem) => crowd.problems.push(String(problem)))
    return crowd
  }

  get moves(): number {
    return this.#everybody.reduce((sum, { made }) => sum + made, 0)
  }

  get #everybody(): readonly Steadfast[] {
    return [...this.#players, this.#watcher]
  }

  /** Games that are on stay as they are. */
  async goHome(): Promise<void> {
    this.#isOver = true
    await this.#doings
    for (const player of this.#everybody) player.leave()
    this.problems.push(...this.#everybody.flatMap((player) => player.problems))
  }

  async #keepUp(): Promise<void> {
    while (!this.#isOver) {
      await eventually(() => true, this.#everybody)
      for (const player of this.#everybody) player.nudge()
      await pause(100)
    }
  }

  /** One table of the game after another, by turns with bots and without. */
  async #keepPlaying(game: Game, index: number): Promise<void> {
    for (let round = index; !this.#isOver; round++) {
      const bots = round % 2
      const { min, max } = game.meta.seats
      const count = Math.min(max, min + (round % 3), NAMES.length) - bots
      const seats = this.#chance.shuffle([...NAMES.keys()]).slice(0, count)
      const table = await this.#open(game, seats, bots)
      if (table !== undefined) await this.#playOut(table, seats)
    }
  }

  async #open(game: Game, seats: readonly number[], bots: number): Promise<string | undefined> {
    const [host, ...others] = seats.map((index) => this.#people[index] as Person)
    if (host === undefined) return undefined
    const made = await this.#ask(host, 'POST', '/api/tables', { game: game.meta.id, bots })
    if (made === undefined) return undefined
    const { id } = JSON.parse(made)
    for (const person of others) await this.#ask(person, 'POST', `/api/tables/${id}/join`, {})
    await this.#ask(host, 'POST', `/api/tables/${id}/start`, {})
    this.counts.tables += 1
    this.#tables = [id, ...this.#tables].slice(0, 20)
    return id
  }

  async #playOut(table: string, seats: readonly number[]): Promise<void> {
    const players = [...seats.flatMap((index) => this.#players[index] ?? []), this.#watcher]
    for (const player of players) player.watch(table)
    while (!this.#isOver && !players.every((player) => player.isOver(table))) {
      await pause(250)
      if (this.#chance.below(20) > 0) continue
      this.#chance.pick(players).chat(table, 'Well…')
      this.counts.said += 1
    }
    for (const player of this.#isOver ? [] : players) player.forget(table)
    this.counts.over += this.#isOver ? 0 : 1
  }

  /** The lobby, one's own tables, places, and histories of what was begun lately. */
  async #keepReading(): Promise<void> {
    const reader = this.#people[0]
    for (let turn = 0; !this.#isOver && reader !== undefined; turn++) {
      const table = this.#tables[turn % this.#tables.length]
      const pages = [
        ...['/api/tables', '/api/my/tables', '/api/games', '/api/me', '/readyz'],
        ...(table === undefined ? [] : [`/api/tables/${table}`, `/api/tables/${table}/frames`]),
        `/api/leaderboard/${this.#chance.pick(games).meta.id}`,
      ]
      await this.#ask(reader, 'GET', pages[turn % pages.length] ?? '/')
      this.counts.read += 1
      await pause(READ_EVERY_MS)
    }
  }

  /** Somebody new keeps a name, and goes for good. */
  async #keepSigningIn(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn++) {
      await pause(Math.min(SIGN_IN_EVERY_MS, 100 + turn * 500))
      const person = new Person(this.#url, `New ${turn}`)
      await this.#ask(person, 'POST', '/api/guest', { name: person.name })
      const email = `new-${turn}@example.org`
      if ((await this.#ask(person, 'POST', '/api/sign-in', { email })) === undefined) continue
      const token = await this.#letterTo(email)
      if (token === undefined) continue
      const done = await this.#ask(person, 'POST', '/api/sign-in/complete', { token })
      if (done === undefined) continue
      this.counts.signedIn += 1
      if (turn % 2 === 0) await this.#ask(person, 'DELETE', '/api/me')
    }
  }

  async #letterTo(email: string): Promise<string | undefined> {
    for (let wait = 0; wait < 100; wait++) {
      const letter = this.#office.taken.find(({ to }) => to.includes(email))
      const token = /\/sign-in\/([\w-]+)/.exec(letter?.body ?? '')?.[1]
      if (token !== undefined) {
        this.#office.taken.length = 0
        return token
      }
      await pause(50)
    }
    return undefined // it was lost when the server was killed
  }

  /** Asked again while the server is away. An answer that says that the house failed is a problem. */
  async #ask(person: Person, method: string, path: string, body?: unknown) {
    while (!this.#isOver || method === 'GET') {
      const answer = await person.ask(method, path, body).catch(() => undefined)
      person.heard.length = 0
      if (answer === undefined || (answer.status === 503 && this.isServerAway)) {
        if (this.#isOver) return undefined
        await pause(50)
        continue
      }
      if (answer.status >= 500) this.problems.push(`${method} ${path}: ${answer.text}`)
      return answer.status < 300 ? answer.text : undefined
    }
    return undefined
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
