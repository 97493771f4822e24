// One node, two nodes with the people of each table at one of them, and two with people at both: at the same time, with as many tables
// for each node, so that whatever else happens on the machine happens to all of them. CPU of the nodes for each move, and how long a move
// that was made at one node takes to a frame at the other.
import { setTimeout as wait } from 'node:timers/promises'
import { Foldtable } from '../../../sdk/src/foldtable.ts'
import { quantile } from '../figures.ts'
import { type Node, type Used, usedBy } from './system.ts'

const SEATS = 4
const PACE_MS = 80
const WARM_MS = 10_000

export interface Playing {
  readonly what: string
  readonly moves: number
  readonly cpuUs: number
  /** Milliseconds from the mover's frame to one at the other node. */
  readonly ring?: { readonly p50: number; readonly p99: number }
}

interface Layout {
  readonly what: string
  readonly nodes: readonly Node[]
  /** At which node a seat of a table is. */
  at(table: number, seat: number): number
}

export async function playing(
  one: readonly Node[],
  atOne: readonly Node[],
  atBoth: readonly Node[],
  tables: number,
  ms: number,
): Promise<Playing[]> {
  const layouts: Layout[] = [
    { what: 'one node', nodes: one, at: () => 0 },
    { what: 'two nodes, people at one', nodes: atOne, at: (table) => table % 2 },
    { what: 'two nodes, people at both', nodes: atBoth, at: (_, seat) => seat % 2 },
  ]
  const end = performance.now() + WARM_MS + ms
  const rings: number[] = []
  const games = layouts.flatMap((layout) =>
    Array.from({ length: tables * layout.nodes.length }, (_, table) =>
      evening(layout, table, end, layout.nodes === atBoth ? rings : []),
    ),
  )
  await wait(WARM_MS)
  rings.length = 0
  const before = await Promise.all(layouts.map(({ nodes }) => usedBy(nodes)))
  await wait(ms)
  const after = await Promise.all(layouts.map(({ nodes }) => usedBy(nodes)))
  await Promise.all(games)
  return layouts.map(({ what, nodes }, index) => ({
    ...{ what, ...between(before[index], after[index]) },
    ...(nodes === atBoth
      ? { ring: { p50: quantile(rings, 0.5), p99: quantile(rings, 0.99) } }
      : {}),
  }))
}

function between(before?: Used, after?: Used): Pick<Playing, 'moves' | 'cpuUs'> {
  const moves = (after?.moves ?? 0) - (before?.moves ?? 0)
  return { moves, cpuUs: (1e6 * ((after?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0))) / moves }
}

/** The same people at one table after another. */
async function evening({ nodes, at }: Layout, table: number, end: number, rings: number[]) {
  const people = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) =>
      Foldtable.guest(nodes[at(table, seat)]?.url ?? '', `P${table}-${seat}`),
    ),
  )
  const [host, ...others] = people as [Foldtable, ...Foldtable[]]
  while (performance.now() < end) {
    const { id } = await host.read('POST /api/tables', {
      body: {
        ...{ game: 'pass-the-ace', minPlayers: SEATS, maxPlayers: SEATS, autoStart: true },
        options: { startingLives: 5 },
      },
    })
    for (const person of others) await person.sitDown(id)
    const heard = new Map<number, { readonly seat: number; readonly at: number }>()
    const note = (seat: number, n: number) => {
      const first = heard.get(n)
      if (first === undefined) heard.set(n, { seat, at: performance.now() })
      else if (at(table, first.seat) !== at(table, seat) && seat === (first.seat + 1) % SEATS)
        rings.push(performance.now() - first.at)
    }
    await Promise.all(people.map((person, seat) => seated(person, id, end, (n) => note(seat, n))))
  }
  for (const person of people) person.close()
}

async function seated(house: Foldtable, id: string, end: number, heard: (n: number) => void) {
  const table = house.open(id)
  for await (const { n, offers, result } of table.moments()) {
    heard(n)
    if (result !== null || performance.now() > end) break
    const move = offers[Math.floor(Math.random() * offers.length)]
    if (move === undefined) continue
    await wait(PACE_MS)
    table.play(move)
  }
  table.close()
}
