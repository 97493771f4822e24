// Figures for operators, in Prometheus' format.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export class Metrics {
  readonly registry = new Registry()
  readonly moves = this.#counter('foldtable_moves_total', 'Entries made, by game', ['game'])
  readonly refusals = this.#counter('foldtable_refusals_total', 'Requests refused, by code', [
    'code',
  ])
  readonly frames = this.#counter('foldtable_messages_sent_total', 'Messages sent over sockets', [])
  readonly faults = this.#counter(
    'foldtable_faults_total',
    'Rules that threw and storage that failed',
    [],
  )
  readonly append = new Histogram({
    name: 'foldtable_append_seconds',
    help: 'Time of one durable append',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  })

  constructor(gauges: { liveTables(): number; connections(): number }) {
    collectDefaultMetrics({ register: this.registry })
    this.#gauge('foldtable_live_tables', 'Tables in memory', gauges.liveTables)
    this.#gauge('foldtable_connections', 'Open sockets', gauges.connections)
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  #gauge(name: string, help: string, value: () => number): void {
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
