// Our own kernel, and what a server then sends: each seat's frame of each entry, written out.
import { frameTexts, keyedChance, seatsUpTo, Table } from '@foldtable/kernel'
import type { Contestant } from '../contest.ts'
import { type AceEntry, nextRequest, placeFor, playThrough, survivorsOf } from './ours.ts'

export const oursWithFrames: Contestant = {
  name: 'ours with frames',
  share: 1 / 2,
  play(seats, key, choices) {
    const table = Table.open(placeFor(seats, keyedChance(key)))
    const viewers = seatsUpTo(seats)
    const outbox: string[] = viewers.map(() => '')
    const send = (entry: AceEntry) => {
      const textFor = frameTexts(table, entry)
      for (const viewer of viewers) outbox[viewer] = textFor(viewer)
    }
    const moves = playThrough(table, choices, nextRequest, send)
    return { moves, survivors: survivorsOf(table) }
  },
}
