// How long one durable append takes: alone, and with many tables waiting, which share their commits.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, keyedChance, keyFromSeed, seededChance, Table } from '@foldtable/kernel'
import { Ledger } from '@foldtable/server/ledger/ledger'
import { migrate } from '@foldtable/server/ledger/migrations'
import { SqliteSql } from '@foldtable/server/ledger/sqlite'
import { nextRequest, placeFor, playThrough } from '../contestants/ours.ts'
import { quantile, type Spread, spreadOf, timeOf } from '../figures.ts'
import { SEATS } from './contestant.ts'
import { freshFolder, removeFolder } from './our-server.ts'
import type { Say, ServerSettings } from './settings.ts'

export interface AppendFigures {
  readonly waiting: number
  /** Milliseconds until it is durable. */
  readonly p50: Spread
  readonly p99: Spread
  readonly appendsPerSecond: Spread
}

export interface AppendReport {
  readonly appends: readonly AppendFigures[]
  /** The least that one append could take here: 4096 bytes added to a file, and the wait for the disk. */
  readonly bareSyncMs: Spread
}

export interface Measured {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
}

const WAITING = [1, 256] as const
const BARE_SYNCS = 100

export async function appends(settings: ServerSettings, say: Say): Promise<AppendReport> {
  const { seed, rounds, seconds } = settings
  const folder = freshFolder()
  const sql = await SqliteSql.open(join(folder, 'append.sqlite'))
  try {
    await migrate(sql)
    const writers = await makeWriters(new Ledger(sql), seed)
    const done = new Map(WAITING.map((waiting) => [waiting, [] as Measured[]]))
    const bare: number[] = []
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'appends, warming up' : `appends, round ${round} of ${rounds}`)
      if (round > 0) bare.push(bareSync(join(folder, 'bare')))
      for (const waiting of WAITING) {
        const measured = await measure(writers.slice(0, waiting), 1000 * seconds)
        if (round > 0) done.get(waiting)?.push(measured)
      }
    }
    return { appends: [...done].map(figuresOf), bareSyncMs: spreadOf(bare) }
  } finally {
    await sql.close()
    removeFolder(folder)
  }
}

const figuresOf = ([waiting, rounds]: [number, readonly Measured[]]): AppendFigures => ({
  waiting,
  p50: spreadOf(rounds.map(({ p50 }) => p50)),
  p99: spreadOf(rounds.map(({ p99 }) => p99)),
  appendsPerSecond: spreadOf(rounds.map(({ perSecond }) => perSecond)),
})

/** Everyone appends one entry after the other for that long. */
export async function measure(writers: readonly Writer[], ms: number): Promise<Measured> {
  const times: number[] = []
  const begun = performance.now()
  const goOn = async (writer: Writer) => {
    while (performance.now() - begun < ms) {
      const before = performance.now()
      await writer.append()
      times.push(performance.now() - before)
    }
  }
  await Promise.all(writers.map(goOn))
  const perSecond = (1000 * times.length) / (performance.now() - begun)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), perSecond }
}

/** A table in the ledger, with real entries to add to it; their numbers go on when the game is played again. */
class Writer {
  readonly #ledger: Ledger
  readonly #id: string
  readonly #entries: readonly Entry[]
  #n = 0

  constructor(ledger: Ledger, id: string, entries: readonly Entry[]) {
    this.#ledger = ledger
    this.#id = id
    this.#entries = entries
  }

  async append(): Promise<void> {
    const entry = this.#entries[this.#n % this.#entries.length]
    if (entry === undefined) throw new RangeError('a game without entries')
    const seat = this.#n % SEATS
    this.#n += 1
    const isNext = await this.#ledger.append(
      this.#id,
      { ...entry, n: this.#n },
      {
        revision: 0,
        status: 'playing',
        asked: [seat],
        deadline: null,
        isDeadlineNew: false,
        result: null,
        isTurning: false,
      },
    )
    if (!isNext) throw new Error('somebody else appended')
  }
}

export const makeWriters = (ledger: Ledger, seed: string): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: Math.max(...WAITING) }, async (_, index) => {
      const id = `table-${index}`
      const accounts = Array.from({ length: SEATS }, (_, seat) => `account-${index}-${seat}`)
      await ledger.create(
        storedTable(id, `${seed} ${index}`),
        accounts.map((account, seat) => ({ account, seat })),
      )
      return new Writer(ledger, id, gameOf(`${seed} ${index}`))
    }),
  )

const storedTable = (id: string, seed: string) => ({
  id,
  game: 'pass-the-ace',
  status: 'playing' as const,
  visibility: 'public' as const,
  isShown: true,
  invite: `invite-${id}`,
  house: '{}',
  chanceKey: keyFromSeed(seed),
  n: 0,
  at: 0,
  asked: [],
  deadline: null,
  revision: 0,
  result: null,
  rules: null,
  created: 0,
  updated: 0,
})

/** The entries of one game, with keys as a browser makes them. */
function gameOf(seed: string): Entry[] {
  const entries: Entry[] = []
  const table = Table.open(placeFor(SEATS, keyedChance(keyFromSeed(seed))))
  playThrough(table, seededChance(seed), nextRequest, (entry) => {
    entries.push({ ...entry, key: `key-${String(entry.n).padStart(18, '0')}` })
  })
  return entries
}

/** Milliseconds for the middle one of many. */
function bareSync(file: string): number {
  const page = Buffer.alloc(4096, 1)
  const fd = openSync(file, 'w')
  const times = Array.from({ length: BARE_SYNCS }, () =>
    timeOf(() => {
      writeSync(fd, page)
      fdatasyncSync(fd)
    }),
  )
  closeSync(fd)
  return quantile(times, 0.5)
}
