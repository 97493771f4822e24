// What a process uses, read from /proc; where there is none, nothing is known.
import { readdirSync, readFileSync } from 'node:fs'
import { sumOf } from '../figures.ts'

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

function procFile(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Of all its threads, in user and in system mode. */
export function cpuMsOf(pid: number): number {
  const text = procFile(`${pid}/stat`)
  if (text === undefined) return Number.NaN
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

export interface ThreadsCpu {
  /** Microseconds of the thread that the process began with. */
  readonly main: number
  readonly all: number
}

/** By thread and to the nanosecond. A thread that has ended is not counted any more. */
export function threadsCpuOf(pid: number): ThreadsCpu {
  const micros = (thread: string): number =>
    Number(procFile(`${pid}/task/${thread}/schedstat`)?.split(' ')[0]) / 1000
  const all = threadsOf(pid).map(micros).filter(Number.isFinite)
  return { main: micros(String(pid)), all: all.length === 0 ? Number.NaN : sumOf(all) }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Bytes that it had written to disks. */
export function writtenBytesOf(pid: number): number {
  const found = /^write_bytes: (\d+)$/m.exec(procFile(`${pid}/io`) ?? '')
  return found === null ? Number.NaN : Number(found[1])
}

/** Of everybody on this machine, ourselves included. */
export function machineCpuMs(): number {
  const [line] = (procFile('stat') ?? '').split('\n')
  // user, nice, system, idle, iowait, irq, softirq, steal
  const ticks = (line ?? '').split(/\s+/).slice(1, 9).map(Number)
  const [idle = Number.NaN, waiting = Number.NaN] = ticks.slice(3, 5)
  return (sumOf(ticks) - idle - waiting) * MS_PER_TICK
}

/** Memory that it has in RAM. */
export function residentBytesOf(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(procFile(`${pid}/status`) ?? '')
  return found === null ? Number.NaN : Number(found[1]) * 1024
}
