// Several nodes, people and bots at one table from one seed: wires that lose, double and delay, a disk that fails, nodes that die
import { roomText } from '../../src/stored-room.ts'
// and come back, clocks that differ. In the end everything is well again, and all that was promised must hold.

import type { StoredTable } from '@foldtable/host/ports'
import { practiceRoom } from '@foldtable/host/practice'
import {
  type Chance,
  type Game,
  type Json,
  keyFromSeed,
  readOptions,
  seededChance,
} from '@foldtable/kernel'
import { faultsOf } from './checks.ts'
import { SimClient } from './sim-client.ts'
import { Disk, type DiskFaults, DiskLine } from './sim-ledger.ts'
import { type Heard, Line, SimNode } from './sim-node.ts'
import { SimTime } from './sim-time.ts'
import { SimWire } from './sim-wire.ts'

export interface SimSettings {
  readonly game: Game
  readonly seed: string
  readonly nodes?: number
  readonly people?: number
  readonly bots?: number
  /** Of trouble, in virtual milliseconds. */
  readonly troubleMs?: number
  /** Another disk than an honest one. */
  readonly disk?: Disk
}

const TABLE = 'the table'
const BEGUN = 1_700_000_000_000
const QUIET_MS = 6000
/** Then nobody is behind for longer than this. */
const WATCHED_MS = 12_000
const LATEST_MS = 5000
const LOOK_MS = 300
const MOST_LOOKS = 20
const CLOCK = { kind: 'perTurn', seconds: 8 } as const
const WELL = { lost: 0, doubled: 0, slowest: 30 }

export class Simulation {
  readonly disk: Disk
  readonly game: Game
  readonly table = TABLE
  readonly clients: SimClient[]
  /** What bots thought about: seat and question. */
  readonly thoughts = new Set<string>()
  readonly failures: string[] = []
  readonly #settings: Required<Omit<SimSettings, 'disk' | 'game'>>
  readonly #chance: Chance
  readonly #time = new SimTime(BEGUN)
  readonly #wire: SimWire
  readonly #nodes: SimNode[]
  /** By account: the node and the line that somebody is on. */
  readonly #lines = new Map<string, { readonly node: SimNode; readonly line: Line }>()
  readonly #diskTrouble: DiskFaults
  #isWell = false

  constructor({ game, disk = new Disk(), ...settings }: SimSettings) {
    this.game = game
    this.disk = disk
    this.#settings = { nodes: 3, people: 3, bots: 1, troubleMs: 25_000, ...settings }
    this.#chance = seededChance(this.#settings.seed)
    const below = (most: number) => this.#chance.below(most)
    const trouble = { lost: below(80), doubled: below(120), slowest: 10 + below(300) }
    this.#diskTrouble = { fails: below(40), unanswered: below(40), slowest: 5 + below(60) }
    this.#wire = new SimWire(this.#time, this.#chance, () => (this.#isWell ? WELL : trouble))
    this.disk.create(this.#stored())
    this.#nodes = Array.from({ length: this.#settings.nodes }, (_, at) => this.#node(at))
    this.clients = Array.from({ length: this.#settings.people }, (_, seat) => this.#client(seat))
    for (const { account } of this.clients) this.#dial(account)
  }

  /** Runs it, and answers what was broken. */
  async run(): Promise<readonly string[]> {
    this.#plague()
    await this.#time.pass(this.#settings.troubleMs)
    this.#isWell = true
    this.#wire.heal()
    for (const client of this.clients) client.isActing = false
    await this.#time.pass(QUIET_MS)
    const behind = await this.#watchQuiet()
    if (behind.length > 0) return behind
    for (let looks = 1; ; looks++) {
      const faults = await faultsOf(this)
      if (faults.length === 0 || looks === MOST_LOOKS) return faults
      await this.#time.pass(LOOK_MS) // the clock goes on: an entry may be on its way right now
    }
  }

  /** Whoever is told too late of what the others do is not told at all. */
  async #watchQuiet(): Promise<string[]> {
    const since = new Map<string, { readonly n: number; readonly at: number }>()
    for (let passed = 0; passed < WATCHED_MS; passed += LOOK_MS) {
      await this.#time.pass(LOOK_MS)
      const { n = 0 } = (await this.disk.table(TABLE)) ?? {}
      for (const { account, replica } of this.clients) {
        const at = replica?.n ?? 0
        const known = since.get(account)
        if (at >= n) since.delete(account)
        else if (known?.n !== at) since.set(account, { n: at, at: passed })
        else if (passed - known.at > LATEST_MS) return [`${account} has been at ${at} for long`]
      }
    }
    return []
  }

  #stored(): StoredTable {
    const { people, bots, seed } = this.#settings
    const sittings = Array.from({ length: people + bots }, (_, seat) => ({
      id: seat < people ? `person ${seat}` : `bot:${seat}`,
      name: `Player ${seat}`,
      avatar: '',
      isBot: seat >= people,
      hasLeft: false,
    }))
    const read = readOptions(this.game, undefined)
    const room = practiceRoom(sittings, (read.ok ? read.options : null) as Json, CLOCK)
    return {
      id: TABLE,
      game: this.game.meta.id,
      status: 'playing',
      visibility: 'private',
      isShown: false,
      invite: '',
      house: roomText({ ...room, isPractice: false }),
      chanceKey: keyFromSeed(seed),
      n: 0,
      at: BEGUN,
      asked: [],
      deadline: null,
      revision: 0,
      result: null,
      rules: null,
      created: BEGUN,
      updated: BEGUN,
    }
  }

  #node(at: number): SimNode {
    const chance = this.#chance
    const node: SimNode = new SimNode({
      name: `node ${at}`,
      game: this.game,
      time: this.#time,
      chance,
      skew: chance.below(401) - 200,
      ledger: new DiskLine({
        disk: this.disk,
        time: this.#time,
        chance,
        faults: () => (this.#isWell ? { fails: 0, unanswered: 0, slowest: 5 } : this.#diskTrouble),
        isDead: () => node.isDead,
      }),
      ring: (table, heard) => {
        for (const other of this.#nodes)
          if (other !== node)
            this.#wire.carry([node.name, other.name], () => other.rung(table, heard))
      },
      failed: (problem) => this.failures.push(String(problem)),
      thought: (seat, question) => this.thoughts.add(`${seat} ${question}`),
    })
    return node
  }

  #client(seat: number): SimClient {
    const account = `person ${seat}`
    const { people, bots } = this.#settings
    return new SimClient({
      account,
      seat,
      table: TABLE,
      game: this.game,
      seats: people + bots,
      time: this.#time,
      chance: this.#chance,
      dial: () => this.#dial(account),
      send: (message) => this.#send(account, message),
    })
  }

  #dial(account: string): void {
    const before = this.#lines.get(account)
    before?.node.hangUp(before.line, TABLE)
    const node = this.#chance.pick(this.#nodes)
    const line: Line = new Line(account, (text) => {
      if (node.isDead) return
      this.#wire.carry([node.name, account], () => {
        const client = this.clients.find((one) => one.account === account)
        if (this.#lines.get(account)?.line === line) client?.hear(text)
      })
    })
    this.#lines.set(account, { node, line })
    this.clients?.find((one) => one.account === account)?.begin()
  }

  #send(account: string, message: Heard): void {
    const { node, line } = this.#lines.get(account) ?? {}
    if (node === undefined || line === undefined) return
    this.#wire.carry([account, node.name], () => node.hear(line, message))
  }

  /** Now and then a node dies and another takes its place, or somebody is cut off. */
  #plague(): void {
    const chance = this.#chance
    this.#time.after(1000 + chance.below(5000), () => {
      if (this.#isWell) return
      const at = chance.below(this.#nodes.length)
      const node = this.#nodes[at]
      if (node !== undefined && chance.below(2) === 0) {
        node.isDead = true
        this.#nodes[at] = this.#node(at)
      } else {
        const ends = [
          ...this.#nodes.map(({ name }) => name),
          ...this.clients.map((one) => one.account),
        ]
        this.#wire.cut(chance.pick(ends), 500 + chance.below(5000))
      }
      this.#plague()
    })
  }
}
