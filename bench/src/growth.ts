// What an old table costs more than a young one: playing an entry, and opening from a snapshot.
import type { State } from '@foldtable/games/pass-the-ace'
import { type Snapshot, Table } from '@foldtable/kernel'
import type { AceTable } from './contestants/ours.ts'
import { medianOf, type Spread, spreadOf, timeOf } from './figures.ts'
import { keyAt, makeTwins, type Twins } from './twins.ts'

/** Microseconds each, and the old one's by the young one's, round by round. */
export interface Growth {
  readonly young: Spread
  readonly old: Spread
  readonly ratio: Spread
}

export interface Aging {
  readonly play: Growth
  readonly open: Growth
  readonly snapshotBytes: { readonly young: number; readonly old: number }
}

interface Costs {
  readonly young: number
  readonly old: number
}

/** A round's cost is the median over so many pairs, as one pause of the collector outweighs all else. */
const TWINS_PER_ROUND = 20
const OPENINGS = 100

/** A round number of 0 is for warming up, and not counted. */
export function aging(seed: string, rounds: number, withKeys: boolean): Aging {
  const done = []
  for (let round = 0; round <= rounds; round++) {
    const pairs = Array.from({ length: TWINS_PER_ROUND }, (_, pair) =>
      costsOfPair(makeTwins(`${seed} twins ${round} ${pair}`, withKeys), withKeys, pair % 2 === 0),
    )
    const play = middleOf(pairs.map((costs) => costs.play))
    const open = middleOf(pairs.map((costs) => costs.open))
    const bytes = middleOf(pairs.map((costs) => costs.bytes))
    if (round > 0) done.push({ play, open, bytes })
  }
  return {
    play: growthOf(done.map(({ play }) => play)),
    open: growthOf(done.map(({ open }) => open)),
    snapshotBytes: middleOf(done.map(({ bytes }) => bytes)),
  }
}

function costsOfPair({ young, old, place, moves }: Twins, withKeys: boolean, youngFirst: boolean) {
  const playing = (table: AceTable) => {
    const keys = moves.map((_, index) => (withKeys ? keyAt(table.n + index) : undefined))
    return (1000 / moves.length) * timeOf(() => playAll(table, moves, keys))
  }
  const play = inTurn(youngFirst, playing, young, old)
  const texts = { young: JSON.stringify(young.snapshot()), old: JSON.stringify(old.snapshot()) }
  const opening = (snapshot: Snapshot<State>) => {
    const openOften = () => {
      for (let time = 0; time < OPENINGS; time++) Table.fold(place, [], snapshot)
    }
    return (1000 / OPENINGS) * timeOf(openOften)
  }
  const open = inTurn(youngFirst, opening, JSON.parse(texts.young), JSON.parse(texts.old))
  const bytes = { young: Buffer.byteLength(texts.young), old: Buffer.byteLength(texts.old) }
  return { play, open, bytes }
}

/** First one, then the other: which is first changes from pair to pair. */
function inTurn<T>(youngFirst: boolean, cost: (of: T) => number, young: T, old: T): Costs {
  if (youngFirst) return { young: cost(young), old: cost(old) }
  const later = cost(old)
  return { young: cost(young), old: later }
}

function playAll(table: AceTable, moves: Twins['moves'], keys: (string | undefined)[]): void {
  moves.forEach(({ by, move }, index) => {
    const at = table.dueAt ?? table.at
    const key = typeof by === 'number' ? keys[index] : undefined
    const played = table.play(key === undefined ? { by, move, at } : { by, move, at, key })
    if (!played.ok || played.entry === undefined) throw new Error('the twins have grown apart')
  })
}

const middleOf = (costs: readonly Costs[]): Costs => ({
  young: medianOf(costs.map(({ young }) => young)),
  old: medianOf(costs.map(({ old }) => old)),
})

const growthOf = (rounds: readonly Costs[]): Growth => ({
  young: spreadOf(rounds.map(({ young }) => young)),
  old: spreadOf(rounds.map(({ old }) => old)),
  ratio: spreadOf(rounds.map(({ young, old }) => old / young)),
})
