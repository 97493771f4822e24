// The wait for the disk after a commit: SQLite writes its log and leaves the sync to us (`synchronous = NORMAL`; FULL is that
// and a sync of the log after each commit). A quick disk is waited for at once; for a slow one somebody else waits, and
// whatever needs no disk is done meanwhile.
import fs from 'node:fs'
import { nameToDisk } from '../base/to-disk.ts'

/** While a sync takes less, the thread waits for it: to wake another one costs more than a quick disk. */
const QUICK_MS = 1
/** The quickest of so many counts: on a busy machine some are slow on any disk. */
const LATEST = 8

export class Syncs {
  readonly #log: string
  readonly #took: number[] = []
  #file: number | undefined
  #isUnderWay = false
  #waiting: (() => void)[] = []

  /** Of the database in this file. */
  constructor(database: string) {
    this.#log = `${database}-wal`
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** Resolved once what was committed before is on the disk, or never will be. */
  async settled(): Promise<void> {
    if (this.#isUnderWay) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** What was committed is on the disk when `done` is called, at once or later; or it says why it may not be. */
  sync(done: (problem?: Error) => void): void {
    const begun = performance.now()
    const finish = (problem?: Error | null) => {
      this.#note(performance.now() - begun)
      done(problem ?? undefined)
    }
    try {
      this.#file ??= this.#opened()
      if (this.#isSlow) this.#inThePool(this.#file, finish)
      else {
        fs.fdatasyncSync(this.#file)
        finish()
      }
    } catch (problem) {
      finish(problem as Error)
    }
  }

  close(): void {
    if (this.#file !== undefined) fs.closeSync(this.#file)
    this.#file = undefined
  }

  /** SQLite made it anew when the database was opened. */
  #opened(): number {
    const file = fs.openSync(this.#log, 'r+')
    nameToDisk(this.#log)
    return file
  }

  get #isSlow(): boolean {
    return this.#took.length === LATEST && Math.min(...this.#took) >= QUICK_MS
  }

  #note(took: number): void {
    this.#took.push(took)
    if (this.#took.length > LATEST) this.#took.shift()
  }

  #inThePool(file: number, done: (problem: Error | null) => void): void {
    this.#isUnderWay = true
    fs.fdatasync(file, (problem) => {
      this.#isUnderWay = false
      done(problem)
      for (const go of this.#waiting.splice(0)) go()
    })
  }
}
