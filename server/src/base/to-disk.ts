// What was written, or the names in a folder, are on the disk when this is done.
import fs from 'node:fs'
import { dirname } from 'node:path'

export function toDisk(path: string): void {
  const opened = fs.openSync(path, 'r')
  fs.fsyncSync(opened)
  fs.closeSync(opened)
}

/** A file that is new is found again after a cut of the power. */
export function nameToDisk(file: string): void {
  if (process.platform !== 'win32') toDisk(dirname(file))
}
