// How many bytes viewers are sent: every frame of every entry, for each seat and a spectator.
import { seededChance, Table, viewersOf } from '@foldtable/kernel'
import { nextRequest, placeFor, playOn } from './contestants/ours.ts'
import { medianOf, quantile, sumOf } from './figures.ts'

export interface FrameSizes {
  readonly games: number
  readonly frames: number
  readonly median: number
  readonly p95: number
  readonly mean: number
  readonly max: number
}

const SEATS = [2, 3, 4, 5, 6, 7, 8] as const
const CYCLES = 10
/** An ordinary date, as its digits are sent too. */
const START = Date.UTC(2025, 0, 1)

export function frameSizes(seed: string): FrameSizes {
  const sizes: number[] = []
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    for (const seats of SEATS) sizes.push(...sizesOfGame(seats, `${seed} frames ${cycle} ${seats}`))
  }
  return {
    games: CYCLES * SEATS.length,
    frames: sizes.length,
    median: medianOf(sizes),
    p95: quantile(sizes, 0.95),
    mean: sumOf(sizes) / sizes.length,
    max: quantile(sizes, 1),
  }
}

function sizesOfGame(seats: number, seed: string): number[] {
  const table = Table.open(placeFor(seats, seededChance(seed)), START)
  const choices = seededChance(`${seed} choices`)
  const sizes: number[] = []
  const measure = () => {
    const entry = table.entries.at(-1)
    if (entry === undefined) return
    for (const viewer of viewersOf(seats))
      sizes.push(Buffer.byteLength(JSON.stringify(table.frame(entry, viewer))))
  }
  measure()
  let request = nextRequest(table, choices)
  while (request !== undefined) {
    playOn(table, request)
    measure()
    request = nextRequest(table, choices)
  }
  return sizes
}
