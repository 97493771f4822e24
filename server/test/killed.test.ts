// Nothing is lost: the real server is killed again and again under load, and every move it acknowledged is there once.
import { join } from 'node:path'
import { type CountedChance, seededChance } from '@foldtable/kernel'
import { count, depth, seedOf, tell } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { DATABASE } from '../src/server.ts'
import { Child } from './child.ts'
import { freshFolder } from './house.ts'
import { Person } from './person.ts'
import { eventually, Steadfast } from './steadfast.ts'
import { strayed, truthsIn } from './truth.ts'

const KILLS = depth({ quick: 3, deep: 50 })
const TABLES_AT_ONCE = depth({ quick: 4, deep: 6 })
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope']

const seed = seedOf('killed')

test(`killed ${KILLS} times under load, the server loses nothing (seed ${seed})`, async () => {
  const folder = freshFolder()
  const chance = seededChance(seed)
  const server = await Child.start(folder)
  const load = await Load.begin(server.url, chance)
  for (let kills = 0; kills < KILLS; kills++) {
    tell(`${kills} kills, ${load.moves} moves`)
    const goal = load.moves + chance.below(100) // at times in the middle of everybody's coming back
    await eventually(() => load.moves >= goal, load.players)
    if (chance.below(4) > 0) await load.strike(() => server.end('SIGKILL'))
    else {
      await new Promise((resolve) => setTimeout(resolve, chance.below(10)))
      await server.end('SIGKILL')
    }
    await server.start()
  }
  await load.end()
  expect(await server.end('SIGTERM')).toBe(0)

  const truths = await truthsIn(join(folder, DATABASE))
  expect([...truths.values()].flatMap(({ faults }) => faults)).toEqual([])
  expect(load.players.flatMap((player) => strayed(player, truths))).toEqual([])
  const { moves, resent, refused, tables } = load
  tell(JSON.stringify({ moves, resent, refused, tables }))
  count(KILLS)
  expect(moves).toBeGreaterThan(10 * KILLS)
  expect(resent).toBeGreaterThan(KILLS)
})

/** Tables that are played by people who hold on; when one is over, the next begins. */
class Load {
  readonly players: readonly Steadfast[]
  tables = 0
  readonly #people: readonly Person[]
  readonly #watcher: Steadfast
  readonly #chance: CountedChance
  #isEnding = false
  #onAcknowledged: () => void = () => undefined
  #slots: Promise<unknown> = Promise.resolve()

  private constructor(people: readonly Person[], url: string, chance: CountedChance) {
    this.#people = people
    this.#chance = chance
    const common = { url, seed, isInOrder: true, onAcknowledged: () => this.#onAcknowledged() }
    this.#watcher = new Steadfast({ ...common, name: 'Watcher' })
    this.players = [
      ...people.map(({ name, cookie }) => new Steadfast({ ...common, name, cookie })),
      this.#watcher,
    ]
  }

  static async begin(url: string, chance: CountedChance): Promise<Load> {
    const people = await Promise.all(NAMES.map((name) => Person.guest(url, name)))
    const load = new Load(people, url, chance)
    const slots = Array.from({ length: TABLES_AT_ONCE }, (_, slot) => load.#keepPlaying(slot))
    load.#slots = Promise.all(slots)
    load.#slots.catch(() => undefined) // it is looked at in the end
    return load
  }

  get moves(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  }

  get resent(): number {
    return this.players.reduce((sum, player) => sum + player.resent, 0)
  }

  get refused(): number {
    return this.players.reduce((sum, { refused }) => sum + refused.size, 0)
  }

  /** At the very moment somebody hears that a move was taken: what is not durable by then is lost. */
  async strike(blow: () => Promise<unknown>): Promise<void> {
    let struck: Promise<unknown> | undefined
    this.#onAcknowledged = () => {
      struck ??= blow()
    }
    await eventually(() => struck !== undefined, this.players)
    this.#onAcknowledged = () => undefined
    await struck
  }

  /** The tables that are on are played to their end. */
  async end(): Promise<void> {
    this.#isEnding = true
    let isOver = false
    const slots = this.#slots.then(() => {
      isOver = true
    })
    await Promise.race([slots, eventually(() => isOver, this.players)])
    await eventually(() => this.players.every(({ isDone }) => isDone), this.players)
  }

  async #keepPlaying(slot: number): Promise<void> {
    while (!this.#isEnding) {
      const bots = slot % 2 === 0 ? 0 : 2
      const seats = this.#chance.shuffle([...NAMES.keys()]).slice(0, bots === 0 ? 4 : 2)
      const table = await this.#open(seats, bots)
      const players = [...seats.map((index) => this.players[index]), this.#watcher]
      for (const player of players) player?.watch(table)
      this.tables += 1
      while (!players.every((player) => player?.isOver(table))) await aMoment()
    }
  }

  async #open(seats: readonly number[], bots: number): Promise<string> {
    const [host, ...others] = seats.map((index) => this.#people[index] as Person)
    if (host === undefined) throw new Error('nobody')
    const options = { startingLives: this.#chance.roll(5) }
    const { id } = await insist(host, '/api/tables', { game: 'pass-the-ace', bots, options })
    for (const person of others) await insist(person, `/api/tables/${id}/join`)
    await insist(host, `/api/tables/${id}/start`)
    return id
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10))

/** Until the server has answered; that it was done already is as good. */
async function insist(person: Person, path: string, body: unknown = {}): Promise<{ id: string }> {
  for (;;) {
    const answer = await person.post(path, body).catch(() => undefined)
    if (answer === undefined) await aMoment()
    else if (answer.status < 300 || answer.status === 409) return answer.json()
    else throw new Error(`${path}: ${answer.status} ${answer.text}`)
  }
}
