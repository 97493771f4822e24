// Several nodes over one ledger in virtual time: nothing acknowledged is lost or doubled, whatever fails. And the simulation finds
// what is broken on purpose. One seed again: SIMULATION_SEED='imperial simulation 7' npm test -- host/test/simulation
import { gameById } from '@foldtable/games'
import { rounds, seedOf } from '@foldtable/testkit/depth'
import { afterEach, expect, test, vi } from 'vitest'
import { planted } from './simulation/planted.ts'
import { type SimSettings, Simulation } from './simulation/simulation.ts'

const GAMES = ['pass-the-ace', 'powerhouse', 'serenissima', 'imperial'] as const
const only = process.env.SIMULATION_SEED
/** A planted fault is found within so many seeds. */
const MOST_SEEDS = 100

afterEach(() => {
  vi.restoreAllMocks()
})

/** The seed begins with the game. */
function simulationOf(seed: string, more: Partial<SimSettings> = {}): Simulation {
  const game = GAMES.find((id) => seed.includes(id))
  const found = game && gameById(game)
  if (found === undefined) throw new Error(`no game in "${seed}"`)
  return new Simulation({ game: found, seed, ...more })
}

test('whatever fails, all that was promised holds', async () => {
  for await (const round of rounds({ quick: 200, deep: 20_000 })) {
    const seed = only ?? seedOf(`${GAMES[round % GAMES.length]} simulation ${round}`)
    expect({ seed, faults: await simulationOf(seed).run() }).toEqual({ seed, faults: [] })
    if (only !== undefined) return
  }
})

test('the same seed is the same run', async () => {
  const run = async () => {
    const simulation = simulationOf('pass-the-ace twice')
    await simulation.run()
    return JSON.stringify(await simulation.disk.entriesAfter(simulation.table, 0))
  }
  expect(await run()).toBe(await run())
})

test.each(planted)('found: $fault', async ({ game, plant }) => {
  for (let round = 0; round < MOST_SEEDS; round++) {
    const disk = plant()
    const simulation = simulationOf(`${game} p ${round}`, disk === undefined ? {} : { disk })
    const faults = await simulation.run()
    vi.restoreAllMocks()
    if (faults.length > 0) return
  }
  expect.unreachable(`not found with ${MOST_SEEDS} seeds`)
})
