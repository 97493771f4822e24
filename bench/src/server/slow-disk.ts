// A disk that takes longer for each sync, in this process: `SLOW_DISK_MS` is how much.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const ms = Number(process.env.SLOW_DISK_MS ?? 0)
if (ms > 0) {
  const { fdatasync, fdatasyncSync } = fs
  fs.fdatasyncSync = (file) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    fdatasyncSync(file)
  }
  fs.fdatasync = Object.assign(
    (file: number, done: fs.NoParamCallback) => {
      setTimeout(() => fdatasync(file, done), ms)
    },
    { __promisify__: fdatasync.__promisify__ },
  )
  syncBuiltinESMExports()
}
