// How many bytes viewers are sent: every frame of every entry, for each seat and a spectator, at a
// table without a clock.
import { playOut } from '@foldtable/bots/random-play'
import { type Chance, seededChance, Table, viewersOf } from '@foldtable/kernel'
import {
  type AceEntry,
  type AceTable,
  nextRequest,
  placeFor,
  playThrough,
} from './contestants/ours.ts'
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

/** Plays a table that has just been opened, and tells every entry. */
type Playing = (table: AceTable, choices: Chance, onEntry: (entry: AceEntry) => void) => void

/** The clock steps out of every pause, as in the contest. */
const clockSteps: Playing = (table, choices, onEntry) => {
  playThrough(table, choices, nextRequest, onEntry)
}

/** In a pause seats also answer that they are ready; such frames are small. */
const seatsReady: Playing = (table, choices, onEntry) => {
  for (const entry of table.entries) onEntry(entry)
  playOut(table, choices, { onEntry })
}

export const frameSizes = (seed: string) => ({
  clockSteps: sizesFor(seed, clockSteps),
  seatsReady: sizesFor(seed, seatsReady),
})

function sizesFor(seed: string, playing: Playing): FrameSizes {
  const sizes: number[] = []
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    for (const seats of SEATS)
      sizes.push(...sizesOfGame(seats, `${seed} frames ${cycle} ${seats}`, playing))
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

function sizesOfGame(seats: number, seed: string, playing: Playing): number[] {
  const table = Table.open(placeFor(seats, seededChance(seed)))
  const sizes: number[] = []
  playing(table, seededChance(`${seed} choices`), (entry) => {
    for (const viewer of viewersOf(seats))
      sizes.push(Buffer.byteLength(JSON.stringify(table.frame(entry, viewer))))
  })
  return sizes
}
