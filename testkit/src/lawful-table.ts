// A table as a house runs it, without the house: random play with moves taken back, stopped clocks, late movers, leavers,
// resent keys, restarts from a snapshot, and a system clock that jumps. Everything in it is lawful.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyMove,
  type AnyTable,
  type Chance,
  type ClockSettings,
  commitmentOf,
  type Entry,
  type Game,
  keyedChance,
  keyFromSeed,
  type RecordHeader,
  type Request,
  readOptions,
  type Seat,
  type Snapshot,
  seatsUpTo,
  seededChance,
  Table,
  type Terms,
  undoFor,
} from '@foldtable/kernel'
import { randomOptions } from './random-options.ts'

const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'perTurn', seconds: 30 },
  { kind: 'bank', seconds: 120, increment: 5 },
  { kind: 'penalty', seconds: 60, increment: 10, refill: 30 },
]
const SNAPSHOT_EVERY = 20
/** In seconds. */
const HOUR = 3600
const BEGUN = 1_700_000_000_000

export interface Evening {
  readonly table: AnyTable
  readonly header: RecordHeader
}

interface EveningWanted {
  readonly seats: number
  readonly seed: string
  /** It is broken off after so many entries. */
  readonly most: number
  readonly mischief?: Mischief
  /** Any that the game has, if this is missing. */
  readonly options?: unknown
  /** What a seat does, if not anything at random. */
  readonly player?: Player
}

export type Player = (table: AnyTable, seat: Seat, chance: Chance) => AnyMove | undefined

export function lawfulTable(game: Game, wanted: EveningWanted): Evening {
  const { seats, seed, most, mischief = { clock: 20, host: 4 }, player } = wanted
  const chance = seededChance(`${seed} evening`)
  const any = randomOptions(game.meta.options, chance)
  const read = readOptions(game, wanted.options ?? any)
  if (!read.ok) throw new RangeError('the options do not fit')
  const key = keyFromSeed(seed)
  const entropy = seatsUpTo(chance.below(seats + 1)).map((seat) => `${seed} ${seat}`)
  const terms = () => ({
    game,
    seats,
    options: read.options,
    chance: keyedChance(key, entropy),
    clock,
  })
  const clock = chance.pick(CLOCKS)
  const house = new LawfulHouse(terms, chance, mischief, player)
  house.play(most)
  const names = seatsUpTo(seats).map((seat) => ({ name: `Seat ${seat}` }))
  return {
    table: house.whole(),
    header: { seats: names, chance: { commitment: commitmentOf(key), entropy, key } },
  }
}

class LawfulHouse {
  readonly #terms: () => Terms
  readonly #chance: Chance
  readonly #mischief: Mischief
  readonly #player: Player | undefined
  readonly #entries: Entry[] = []
  #snapshot: Snapshot<unknown> | undefined
  #table: AnyTable
  #now = BEGUN

  constructor(terms: () => Terms, chance: Chance, mischief: Mischief, player?: Player) {
    this.#terms = terms
    this.#chance = chance
    this.#mischief = mischief
    this.#player = player
    this.#table = Table.open(terms(), BEGUN)
    this.#keep(...this.#table.entries)
  }

  /** Folded from entry 1, as a house does for a record. */
  whole(): AnyTable {
    return Table.fold(this.#terms(), stored(this.#entries))
  }

  play(most: number): void {
    while (this.#table.n < most && this.#table.decision.result === undefined) this.#step()
    const fine = this.#table.clockRequest(Number.MAX_SAFE_INTEGER)
    if (this.#table.n < most && fine !== undefined) this.#ask({ ...fine, at: this.#now })
  }

  #step(): void {
    this.#passTime()
    const die = this.#chance.below(100)
    if (die < 6) this.#takeBack()
    else if (die < 10) this.#turnClock()
    else if (die < 14) this.#restart()
    else if (die < 22) this.#timeOut()
    else this.#move()
  }

  #passTime(): void {
    const die = this.#chance.below(40)
    if (die === 0) this.#now -= 1000 * this.#chance.below(HOUR)
    else if (die === 1) this.#now += 1000 * this.#chance.below(HOUR)
    else this.#now += this.#chance.below(20_000)
  }

  #move(): void {
    const request = randomRequest(this.#table, this.#chance, this.#mischief)
    if (request === undefined) return
    const at = request.by === 'clock' ? Math.max(request.at, this.#now) : this.#now
    const asked = { ...request, at }
    const { by } = request
    if (typeof by !== 'number') this.#ask(asked)
    else {
      const move = this.#player?.(this.#table, by, this.#chance) ?? request.move
      this.#ask({ ...asked, move, key: this.#key() })
    }
  }

  /** Few enough that some come again: soon, and long after they were forgotten. */
  #key = (): string => `key ${this.#chance.below(400)}`

  #timeOut(): void {
    const { deadline } = this.#table
    if (deadline === null) return
    this.#now = Math.max(this.#now, deadline)
    const request = this.#table.clockRequest(this.#now)
    if (request !== undefined) this.#ask(request)
  }

  #ask(request: Request<{ kind: string }>): void {
    const played = this.#table.play(request)
    if (played.ok && played.entry !== undefined) this.#keep(played.entry)
  }

  /** Free or by consent: everybody agrees. */
  #takeBack(): void {
    this.#table = this.whole()
    const seat = this.#chance.below(this.#table.seats)
    const undo = undoFor(this.#table, seat)
    const isAfterLeave = this.#table
      .pathTo(this.#table.n)
      .some(({ n, by }) => n > (undo?.to ?? 0) && by === 'host')
    if (undo === undefined || isAfterLeave) return
    this.#keep(this.#table.rewind(undo.to, seat, this.#now, this.#fresh(seat)))
  }

  #turnClock(): void {
    const { clock, clockSettings, seats } = this.#table
    if (clockSettings.kind === 'none') return
    const seat = this.#chance.below(seats)
    const turn = clock.stoppedAt === null ? 'stop' : 'go'
    this.#keep(this.#table.setClock(turn, seat, this.#now, this.#fresh(seat)))
  }

  /** A house looks for a resend before it takes anything back. */
  #fresh(seat: number): string {
    const key = this.#key()
    return this.#table.entryOfKey(seat, key) === undefined ? key : `${key} of ${this.#table.n}`
  }

  #restart(): void {
    const after = this.#snapshot?.standing.n ?? 0
    this.#table = Table.fold(this.#terms(), stored(this.#entries.slice(after)), this.#snapshot)
  }

  #keep(...made: readonly Entry[]): void {
    this.#entries.push(...made)
    const last = made.at(-1)
    if (last === undefined) return
    if (last.rewind !== undefined || last.n % SNAPSHOT_EVERY === 0)
      this.#snapshot = stored(this.#table.snapshot())
  }
}

/** As it comes back from a disk. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** What happened at it that is more than a move of a seat: to see that it was tried. */
export function deedsOf({ table }: Evening): Set<string> {
  const deeds = new Set<string>()
  for (const entry of table.entries) {
    if (entry.rewind !== undefined) deeds.add('rewind')
    if (entry.clock !== undefined) deeds.add(entry.clock)
    if (entry.move !== undefined && typeof entry.by !== 'number') deeds.add(entry.by)
  }
  return deeds
}
