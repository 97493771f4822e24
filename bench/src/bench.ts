// What a benchmark is: what was asked for in, figures and the same figures as text out.

/** What the command line says; what it does not say is the benchmark's own choice. */
export interface Asked {
  /** How often everything is measured; figures are medians over the rounds. */
  readonly rounds?: number
  /** Games in one round of our own. */
  readonly games?: number
  /** How long one measurement takes. */
  readonly seconds?: number
  /** Numbers of tables, each measured by itself. */
  readonly tables?: readonly number[]
  /** Only these parts. */
  readonly only?: readonly string[]
  /** Only these contestants. */
  readonly against?: readonly string[]
  /** Whether what others disturbed is measured again. */
  readonly again?: boolean
  readonly seed: string
}

export interface Report {
  /** Plain data, for `--json`. */
  readonly figures: object
  /** The same for people. */
  readonly text: string
}

/** `say` tells how far it is; nothing else may be printed. */
export type Bench = (asked: Asked, say: (line: string) => void) => Report | Promise<Report>
