// What the clock plays for a seat that ran out of time: F-6.8.
import type { Move } from './moves/index.ts'

export const timeout = (): Move => ({ kind: 'timeUp' })
