// What a failure at PostgreSQL says about what was asked: not done, or not known.

/** Rolled back for certain: serialization, deadlock, a lock that was not had in time, cancelled before its commit. */
const UNDONE = new Set(['40001', '40P01', '55P03', '57014'])
const DIVISION_BY_ZERO = '22012'
const STANDBY = '25006'
/** Another node has changed a table's shape: prepared anew, it runs. */
const STALE_PLAN = '0A000'

const codeOf = (problem: unknown): string =>
  String((problem as { code?: unknown } | undefined)?.code ?? '')

/** A word of the server, as opposed to one of the system (`ECONNRESET`). */
const isState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')

/** The server goes away, is a standby, or knows the statement in an old shape: this connection is of no use any more. */
const isFatal = (code: string): boolean =>
  code.startsWith('57P') || code.startsWith('08') || code === STANDBY || code === STALE_PLAN

interface Failure {
  /** Nothing of it was done: it may be tried again. */
  readonly isUndone: boolean
  /** The server refused it, and would again. */
  readonly isAnswer: boolean
}

export function failureOf(problem: unknown, isSent: boolean): Failure {
  const code = codeOf(problem)
  return {
    isUndone: !isSent || UNDONE.has(code) || code === STANDBY || code === STALE_PLAN,
    isAnswer: isSent && isState(code) && !isFatal(code),
  }
}

/** As `GUARD` of the connection has it. */
export const isGuard = (problem: unknown): boolean => codeOf(problem) === DIVISION_BY_ZERO
