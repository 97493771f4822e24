// Who sits where, and who looks on.

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number

/** Whoever is shown something: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** Who asked for an entry: a seat, the clock, or the host on behalf of the house. */
export type Author = Seat | 'clock' | 'host'

export type BySeat<T> = T[]

/** Lists that are asked for again and again, made once. */
const NOBODY: readonly Seat[] = []
export const NO_MOVES: readonly never[] = []
const ALONE: (readonly Seat[])[] = []

/** That seat alone; nobody, where there is none. */
export function onlySeat(seat: Seat | undefined): readonly Seat[] {
  if (seat === undefined) return NOBODY
  ALONE[seat] ??= [seat]
  return ALONE[seat]
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export function seatsUpTo(count: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < count; seat++) seats.push(seat)
  return seats
}

export const viewersOf = (seats: number): Viewer[] => [...seatsUpTo(seats), 'spectator']
