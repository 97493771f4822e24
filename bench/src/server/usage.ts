// What a process uses, read from /proc; where there is none, nothing is known.
import { readFileSync } from 'node:fs'
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
