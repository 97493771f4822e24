// What a benchmark is: settings in, figures and the same figures as text out.

export interface Settings {
  /** How often everything is measured; figures are medians over the rounds. */
  readonly rounds: number
  /** Games in one round of our own. */
  readonly games: number
  readonly seed: string
}

export interface Report {
  /** Plain data, for `--json`. */
  readonly figures: object
  /** The same for people. */
  readonly text: string
}

/** `say` tells how far it is; nothing else may be printed. */
export type Bench = (settings: Settings, say: (line: string) => void) => Report
