// Tables that play on and on: each has exactly one move under way, and the next begins when everybody has the last, or a while after.
import { quantile } from '../figures.ts'
import type { PlayedGame, Players, Watch } from './contestant.ts'
import { cpuMsOf, machineCpuMs, type ThreadsCpu, threadsCpuOf, writtenBytesOf } from './usage.ts'

/** What happened between two moments. */
export interface Window {
  readonly moves: number
  readonly movesPerSecond: number
  /** Milliseconds from sending a move to standing after it, at the mover. */
  readonly p50: number
  readonly p99: number
  readonly bytesPerMoveAndClient: number
  /** Microseconds of CPU for each move: of the server's main thread, of all its threads, and of the clients. */
  readonly mainPerMove: number
  readonly cpuPerMove: number
  readonly loadPerMove: number
  /** Bytes that the server had written to the disk for each move. */
  readonly writtenPerMove: number
  /** The part of one core that each process used. */
  readonly serverBusy: number
  readonly loadBusy: number
  /** The same of all other processes of this machine, which took it from us. */
  readonly othersBusy: number
  readonly refused: number
  /** Games that had to be made while others played, because the spare ones were used up. */
  readonly late: number
  /** Games that came to their end. */
  readonly ended: number
}

const OPENED_TOGETHER = 16
const LONGEST_SILENCE_MS = 15_000

export class ClosedLoop {
  readonly #players: Players
  readonly #serverPid: number
  #tables: Table[] = []
  #spares: PlayedGame[] = []
  #opened = 0
  #spectators = 0

  constructor(players: Players, serverPid: number) {
    this.#players = players
    this.#serverPid = serverPid
  }

  /** Every table has a game, and there are so many more to go on with. */
  async prepare(tables: number, spares: number, spectators: number): Promise<void> {
    for (const table of this.#tables.splice(tables)) this.#spares.push(table.game)
    this.#spectators = spectators
    const wanted = tables - this.#tables.length + (this.#players.gamesEnd ? spares : 0)
    while (this.#spares.length < wanted) {
      const count = Math.min(OPENED_TOGETHER, wanted - this.#spares.length)
      const games = Array.from({ length: count }, () => this.#open(spectators))
      this.#spares.push(...(await Promise.all(games)))
    }
    for (const game of this.#spares.splice(0, tables - this.#tables.length))
      this.#tables.push(new Table(game))
  }

  /** Between two moves everybody thinks for so long on average. */
  async run(leadMs: number, ms: number, thinkMs = 0): Promise<Window> {
    const tally = new Tally()
    const next = () => this.#nextGame(tally)
    const running = this.#tables.map((table) => table.run(tally, next, thinkMs))
    await wait(leadMs)
    const before = this.#reading(tally)
    await wait(ms)
    const after = this.#reading(tally)
    tally.isOn = false
    await Promise.race([Promise.all(running), silence()])
    return windowOf(before, after, tally, this.#tables[0]?.game.clients ?? 0)
  }

  #nextGame(tally: Tally): Promise<PlayedGame> {
    const spare = this.#spares.shift()
    if (spare !== undefined) return Promise.resolve(spare)
    tally.late += 1
    return this.#open(this.#spectators)
  }

  #open(spectators: number): Promise<PlayedGame> {
    this.#opened += 1
    return this.#players.open(this.#opened - 1, spectators)
  }

  #reading(tally: Tally): Reading {
    const { moves, latencies } = tally
    return {
      at: performance.now(),
      moves,
      timed: latencies.length,
      bytes: this.#players.bytes(),
      ended: tally.ended,
      server: cpuMsOf(this.#serverPid),
      threads: threadsCpuOf(this.#serverPid),
      written: writtenBytesOf(this.#serverPid),
      load: cpuMsOf(process.pid),
      machine: machineCpuMs(),
    }
  }
}

interface Reading {
  readonly at: number
  readonly moves: number
  readonly timed: number
  readonly bytes: number
  readonly ended: number
  readonly server: number
  readonly threads: ThreadsCpu
  readonly written: number
  readonly load: number
  readonly machine: number
}

class Tally {
  isOn = true
  moves = 0
  refused = 0
  late = 0
  ended = 0
  readonly latencies: number[] = []
}

class Table implements Watch {
  game: PlayedGame
  #tally = new Tally()
  #sentAt = 0
  #finish: () => void = () => {}
  #next: () => Promise<PlayedGame> = () => Promise.reject(new Error('nothing runs'))
  #thinkMs = 0

  constructor(game: PlayedGame) {
    this.game = game
  }

  /** Until the tally is closed, and the move under way is done. */
  run(tally: Tally, next: () => Promise<PlayedGame>, thinkMs: number): Promise<void> {
    this.#tally = tally
    this.#thinkMs = thinkMs
    this.#next = next
    return new Promise((resolve) => {
      this.#finish = resolve
      this.#step()
    })
  }

  sent(): void {
    this.#sentAt = performance.now()
  }

  moverHas(): void {
    this.#tally.latencies.push(performance.now() - this.#sentAt)
  }

  allHave(): void {
    this.#tally.moves += 1
    this.#step()
  }

  refused(): void {
    this.#tally.refused += 1
    this.#step()
  }

  #step(): void {
    if (!this.#tally.isOn) this.#finish()
    else if (this.game.isOver) void this.#replace()
    else if (this.#thinkMs === 0) this.game.move(this)
    else setTimeout(() => this.#move(), 2 * this.#thinkMs * Math.random())
  }

  #move(): void {
    if (this.#tally.isOn) this.game.move(this)
    else this.#finish()
  }

  async #replace(): Promise<void> {
    this.#tally.ended += 1
    this.game.close()
    this.game = await this.#next()
    this.#step()
  }
}

function windowOf(before: Reading, after: Reading, tally: Tally, clients: number): Window {
  const ms = after.at - before.at
  const moves = after.moves - before.moves
  const latencies = tally.latencies.slice(before.timed, after.timed)
  const serverBusy = (after.server - before.server) / ms
  const loadBusy = (after.load - before.load) / ms
  return {
    moves,
    movesPerSecond: (1000 * moves) / ms,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytesPerMoveAndClient: (after.bytes - before.bytes) / (moves * clients),
    mainPerMove: (after.threads.main - before.threads.main) / moves,
    cpuPerMove: (after.threads.all - before.threads.all) / moves,
    loadPerMove: (1000 * (after.load - before.load)) / moves,
    writtenPerMove: (after.written - before.written) / moves,
    serverBusy,
    loadBusy,
    othersBusy: Math.max(0, (after.machine - before.machine) / ms - serverBusy - loadBusy),
    refused: tally.refused,
    late: tally.late,
    ended: after.ended - before.ended,
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    const problem = new Error('a move got no answer, or not everybody was told of it')
    setTimeout(() => reject(problem), LONGEST_SILENCE_MS).unref()
  })
}
