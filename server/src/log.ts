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

/** How often one thing that anybody can bring about is written down. */
const PER_MINUTE = 20

/** For what others bring about: so many lines a minute of each kind, and no more. */
export class Sparing {
  readonly #lines = new Rates(PER_MINUTE)

  may(kind: string): boolean {
    return this.#lines.take(kind, performance.now())
  }
}
