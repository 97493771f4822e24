// The log: one JSON object a line, levels as words, errors with their causes.
import { type DestinationStream, type Logger, pino } from 'pino'
import { Rates } from './rates.ts'

export const makeLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  )

/** There are a handful. */
const KINDS = 100

/** For what anybody can bring about: so many lines a minute of each kind, and no more. */
export class Sparing {
  readonly #lines: Rates

  constructor(perMinute: number) {
    this.#lines = new Rates({ most: perMinute, counted: KINDS })
  }

  may(kind: string): boolean {
    return this.#lines.take(kind, performance.now())
  }
}
