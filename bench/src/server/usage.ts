// What a process uses, read from /proc; where there is none, nothing is known.
import { readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

function procFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Of all its threads, in user and in system mode. */
export function cpuMsOf(pid: number): number {
  const text = procFile(pid, 'stat')
  if (text === undefined) return Number.NaN
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** Memory that it has in RAM. */
export function residentBytesOf(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(procFile(pid, 'status') ?? '')
  return found === null ? Number.NaN : Number(found[1]) * 1024
}
