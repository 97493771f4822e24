// A replica folded from frames has the state, the question, the offers and the clock that the table has for its viewer.
import { randomRequest } from '@foldtable/bots/random-play'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import { expect, test } from 'vitest'
import {
  type AnyReplica,
  type ClockSettings,
  type Game,
  Replica,
  refuse,
  seededChance,
  Table,
  undoFor,
  viewersOf,
} from '../src/index.ts'

const GAMES = [passTheAce, sealedBids] as unknown as Game[]
const CLOCKS: ClockSettings[] = [
  { kind: 'none' },
  { kind: 'perTurn', seconds: 30 },
  { kind: 'bank', seconds: 90, increment: 5 },
]

function expectSame(replica: AnyReplica, table: Table): void {
  const { viewer } = replica
  expect(replica.state).toEqual(table.view(viewer))
  expect(replica.decision).toEqual(table.decision)
  if (table.clockSettings.kind !== 'none') expect(replica.clock).toEqual(table.clock)
  if (viewer === 'spectator') return
  expect(replica.question).toBe(table.question(viewer))
  expect(replica.offers()).toEqual(table.offers(viewer))
}

test.each(GAMES.flatMap((game) => CLOCKS.map((clock) => ({ game, clock }))))(
  '[T-1.6] of $game.meta.id with the clock $clock.kind',
  ({ game, clock }) => {
    for (const seed of ['a', 'b', 'c']) {
      const seats = 4
      const options = Object.fromEntries(
        Object.entries(game.meta.options.properties ?? {}).map(([name, one]) => [
          name,
          one.default,
        ]),
      )
      const place = { game, seats, options, clock }
      const table = Table.open({ ...place, chance: seededChance(seed) }, 1000)
      const replicas = viewersOf(seats).map((viewer) =>
        Replica.blank({ ...place, viewer }, options),
      )
      const chance = seededChance(`${seed} play`)
      let told = 0
      const tell = () => {
        for (const entry of table.entries.slice(told))
          for (const replica of replicas) replica.accept(table.frame(entry, replica.viewer))
        told = table.entries.length
        for (const replica of replicas) expectSame(replica, table)
      }
      tell()
      for (let most = 2; most < 200 && table.decision.result === undefined; most++) {
        const late = chance.below(6) === 0 ? table.clockRequest(table.deadline ?? 0) : undefined
        const request = late ?? randomRequest(table, chance)
        if (request === undefined) break
        table.play({ ...request, at: request.at + chance.below(4000) })
        const undo = undoFor(table, chance.below(seats))
        if (undo !== undefined && chance.below(8) === 0)
          table.rewind(undo.to, 'host', table.at + 10)
        tell()
      }
    }
  },
)

test('a replica foresees what it can, and stays as it was', () => {
  const place = { game: passTheAce, seats: 3, options: { startingLives: 3 } }
  const table = Table.open({ ...place, chance: seededChance('foresee') })
  const replica = Replica.blank({ ...place, viewer: 0 }, place.options)
  for (const entry of table.entries) replica.accept(table.frame(entry, 0))
  const before = structuredClone(replica.state)
  const foreseen = replica.foresee({ kind: 'ready' })
  expect(foreseen?.events).toEqual([{ kind: 'readied', seat: 0 }])
  expect(foreseen?.after.question).toBe(null)
  expect(replica.state).toEqual(before)
  expect(replica.refusal({ kind: 'stick' })).toBeDefined()
  expect(replica.refusal({ kind: 'nothing' })).toEqual(refuse('unknownMove', 'T-2.1'))
  expect(() => replica.accept({ n: 9, events: [] })).toThrow(RangeError)
})
