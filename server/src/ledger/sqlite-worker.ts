// A thread that reads the SQLite file. What waits shares one transaction, and sees the same. It also folds the log into the
// file, which is long work for the disk, and writes copies of everything.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort } from 'node:worker_threads'
import type { Answer, JobAnswer, Row } from './sql.ts'
import {
  type NamedJob,
  type PackedAnswers,
  type PackedJobs,
  packAnswers,
  unpackJobs,
  type WorkerAnswer,
} from './sqlite-parcels.ts'

export type ToWorker =
  | { readonly kind: 'open'; readonly file: string }
  | { readonly kind: 'jobs'; readonly jobs: PackedJobs; readonly learn: readonly string[] }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'checkpoint' }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly answers: PackedAnswers }
  | { readonly kind: 'finished'; readonly problem?: string }

let file = ''

/** It writes nothing of its own: the log is all that it may move. */
function opened(): DatabaseSync {
  const found = new DatabaseSync(file)
  found.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA query_only = ON')
  return found
}

/** Opened when it is first asked: the file must be there by then. */
let connection: DatabaseSync | undefined

function theDatabase(): DatabaseSync {
  connection ??= opened()
  return connection
}

let texts: string[] = []
let prepared: { made: StatementSync; reads: boolean }[] = []

function preparedFor(name: number): { made: StatementSync; reads: boolean } {
  const known = prepared[name]
  if (known !== undefined) return known
  const made = theDatabase().prepare((texts[name] ?? '').replace(/\$(\d+)/g, '?$1'))
  const one = { made, reads: made.columns().length > 0 }
  prepared[name] = one
  return one
}

function answerTo({ name, values }: NamedJob['statements'][number]): Answer {
  const { made, reads } = preparedFor(name)
  if (reads) {
    const rows = made.all(...values) as Row[]
    return { rows, changes: rows.length }
  }
  return { rows: [], changes: Number(made.run(...values).changes) }
}

/** Throws if a statement fails; a guard that does not hold stops the job before it has done anything. */
function carriedOut({ statements, guard }: NamedJob): JobAnswer {
  const answers: Answer[] = []
  for (const one of statements) {
    const answer = answerTo(one)
    if (guard && answers.length === 0 && answer.changes === 0) return { ok: false, reason: 'guard' }
    answers.push(answer)
  }
  return { ok: true, answers }
}

function inTransaction<T>(action: () => T): T {
  const database = theDatabase()
  database.exec('BEGIN')
  try {
    const done = action()
    database.exec('COMMIT')
    return done
  } catch (problem) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw problem
  }
}

/** Nobody is answered before the commit. If one job fails, each is tried by itself, so that only that one is lost. */
function together(jobs: readonly NamedJob[]): WorkerAnswer[] {
  try {
    return inTransaction(() => jobs.map(carriedOut))
  } catch (problem) {
    if (jobs.length > 1) return jobs.flatMap((job) => together([job]))
    return [{ ok: false, reason: 'failed', problem: String(problem) }]
  }
}

const post = (message: FromWorker): void => parentPort?.postMessage(message)

function tried(action: () => void): void {
  try {
    action()
    post({ kind: 'finished' })
  } catch (problem) {
    post({ kind: 'finished', problem: String(problem) })
  }
}

parentPort?.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'open':
      ;({ file } = message)
      texts = []
      prepared = []
      post({ kind: 'ready' })
      return
    case 'jobs':
      texts.push(...message.learn)
      post({ kind: 'done', answers: packAnswers(together(unpackJobs(message.jobs))) })
      return
    case 'backup':
      tried(() => {
        theDatabase().exec('PRAGMA query_only = OFF')
        theDatabase().prepare('VACUUM INTO ?').run(message.file)
      })
      return
    case 'checkpoint':
      theDatabase().exec('PRAGMA wal_checkpoint(PASSIVE)')
      return
    case 'close':
      tried(() => connection?.close())
      connection = undefined
  }
})
