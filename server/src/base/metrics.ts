// Figures for operators, in Prometheus' format.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Version } from './version.ts'

const FAULTS = ['rule', 'storage', 'damaged', 'stuck', 'thought'] as const

type Counts = { readonly [kind: string]: number }

const ASK_EVERY_MS = 10_000

export class Metrics {
  readonly registry = new Registry()
  #text: Promise<string> | undefined
  #textAt = 0
  readonly #moves = new Map<string, number>()
  readonly refusals = this.#counter('foldtable_refusals_total', 'Requests refused, by code', [
    'code',
  ])
  readonly frames = this.#counter('foldtable_messages_sent_total', 'Messages sent over sockets', [])
  readonly cutOff = this.#counter('foldtable_cut_off_total', 'Sockets ended by the house, by why', [
    'why',
  ])
  readonly turnedAway = this.#counter('foldtable_turned_away_total', 'Sockets not let in, by why', [
    'why',
  ])
  readonly nonsense = this.#counter(
    'foldtable_bot_nonsense_total',
    'Tables at which a bot answered what it was not offered, by game',
    ['game'],
  )
  readonly faults = this.#counter(
    'foldtable_faults_total',
    'Rules that threw, storage that failed, tables that could not be opened or served, by kind',
    ['kind'],
  )
  readonly mails = this.#counter('foldtable_mails_total', 'Mails by what became of them', [
    'outcome',
  ])
  readonly #noticed = this.#counter(
    'foldtable_notices_total',
    'Notices by channel and what became of them',
    ['channel', 'outcome'],
  )
  readonly #waiting = new Gauge({
    name: 'foldtable_notices_waiting',
    help: 'Notices not sent yet',
    registers: [this.registry],
  })
  readonly httpRefused = this.#counter(
    'foldtable_http_refused_total',
    'Requests answered 401, 403 or 429',
    ['status'],
  )
  readonly limited = this.#counter(
    'foldtable_limited_total',
    'Requests that were too many, by whose: a person, a stranger, an address',
    ['by'],
  )
  readonly http = new Histogram({
    name: 'foldtable_http_seconds',
    help: 'Time of a request, by method, route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly append = new Histogram({
    name: 'foldtable_append_seconds',
    help: 'Time of one durable commit, from the first append that it holds',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  })

  constructor({ number, commit }: Version) {
    collectDefaultMetrics({ register: this.registry })
    const moves = this.#moves
    new Counter({
      ...{ name: 'foldtable_moves_total', help: 'Entries made, by game', labelNames: ['game'] },
      registers: [this.registry],
      collect() {
        for (const [game, count] of moves) this.inc({ game }, count)
        moves.clear()
      },
    })
    for (const kind of FAULTS) this.faults.inc({ kind }, 0)
    for (const outcome of ['sent', 'failed', 'givenUp']) this.mails.inc({ outcome }, 0)
    new Gauge({
      name: 'foldtable_info',
      help: 'Which version this is; always 1',
      labelNames: ['version', 'commit'],
      registers: [this.registry],
    }).set({ version: number, commit }, 1)
  }

  /** Counted here, and handed on when somebody asks: it happens with every move. */
  moved(game: string): void {
    this.#moves.set(game, (this.#moves.get(game) ?? 0) + 1)
  }

  noticed(channel: string, outcome: string): void {
    this.#noticed.inc({ channel, outcome })
    if (channel === 'mail' && outcome !== 'dropped') this.mails.inc({ outcome })
  }

  wentRound(waiting: number): void {
    this.#waiting.set(waiting)
  }

  /** As text; those who ask within a second share one. */
  text(): Promise<string> {
    const now = performance.now()
    if (this.#textAt + 1000 < now || this.#text === undefined) {
      this.#textAt = now
      this.#text = this.registry.metrics()
    }
    return this.#text
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  /** Asked of the store, but not more often than every so many seconds. */
  askedSparingly(name: string, help: string, label: string, ask: () => Promise<Counts>): void {
    let askedAt = Number.NEGATIVE_INFINITY
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const now = performance.now()
        if (now - askedAt < ASK_EVERY_MS) return
        askedAt = now
        for (const [kind, count] of Object.entries(await ask())) this.set({ [label]: kind }, count)
      },
    })
  }

  /** A figure that is asked for when somebody looks. */
  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
  }
}
