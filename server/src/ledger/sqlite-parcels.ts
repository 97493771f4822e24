// Jobs and answers on their way to the database thread and back: flat lists, which are handed over in about half the time
// that nested objects take.
import type { Answer, Job, JobAnswer, Row, Value } from './sql.ts'

/** Per job: guard, number of statements, and per statement its name, the number of values and these. */
export type PackedJobs = Value[]

/** Per job: how many statements were answered, and per statement its rows or the number of changes; else why not. */
export type PackedAnswers = (number | string | readonly Row[])[]

export type WorkerAnswer =
  | JobAnswer
  | { readonly ok: false; readonly reason: 'failed'; readonly problem: string }

/** A job whose statements are named by number: each text is sent once. */
export interface NamedJob {
  readonly guard: boolean
  readonly statements: readonly { readonly name: number; readonly values: readonly Value[] }[]
}

export function packJobs(jobs: readonly Job[], nameOf: (sql: string) => number): PackedJobs {
  const packed: PackedJobs = []
  for (const { guard = false, statements } of jobs) {
    packed.push(guard ? 1 : 0, statements.length)
    for (const { sql, values = [] } of statements) {
      packed.push(nameOf(sql), values.length)
      for (const value of values) packed.push(value)
    }
  }
  return packed
}

export function unpackJobs(packed: PackedJobs): NamedJob[] {
  const jobs: NamedJob[] = []
  let place = 0
  const number = () => Number(packed[place++])
  while (place < packed.length) {
    const guard = number() === 1
    const statements = Array.from({ length: number() }, () => {
      const [name, count] = [number(), number()]
      place += count
      return { name, values: packed.slice(place - count, place) }
    })
    jobs.push({ guard, statements })
  }
  return jobs
}

const GUARD = -1
const FAILED = -2

export function packAnswers(answers: readonly WorkerAnswer[]): PackedAnswers {
  const packed: PackedAnswers = []
  for (const answer of answers) {
    if (answer.ok) {
      packed.push(answer.answers.length)
      for (const { rows, changes } of answer.answers) packed.push(rows.length > 0 ? rows : changes)
    } else if (answer.reason === 'guard') packed.push(GUARD)
    else packed.push(FAILED, answer.problem)
  }
  return packed
}

export function* unpackAnswers(packed: PackedAnswers): Generator<WorkerAnswer, undefined> {
  let place = 0
  while (place < packed.length) {
    const count = Number(packed[place++])
    if (count === GUARD) yield { ok: false, reason: 'guard' }
    else if (count === FAILED)
      yield { ok: false, reason: 'failed', problem: String(packed[place++]) }
    else {
      place += count
      yield { ok: true, answers: packed.slice(place - count, place).map(answerFrom) }
    }
  }
  return undefined
}

const answerFrom = (packed: PackedAnswers[number]): Answer =>
  typeof packed === 'object'
    ? { rows: packed, changes: packed.length }
    : { rows: [], changes: Number(packed) }
