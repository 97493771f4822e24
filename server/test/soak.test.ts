// A house full of people for an hour, and restarts in between: memory stays flat, nothing is logged as an error, and in the
// end every table folds and verifies. `npm run deep -- soak --minutes 2` for less; a few seconds of it in `npm test`.
import { join } from 'node:path'
import { count, depth, isDeep, minutes, seedOf, tell } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { DATABASE } from '../src/server.ts'
import { Child } from './child.ts'
import { freshFolder } from './house.ts'
import { postOffice } from './post-office.ts'
import { Crowd } from './soak-crowd.ts'
import { Memory } from './soak-memory.ts'
import { eachTruthIn } from './truth.ts'

const LENGTH_MS = minutes({ quick: 1, deep: 60 }) * 60_000
/** A quick run goes by moves, not by time. */
const QUICK_MOVES = 80
/** Where in the run the server is ended, and how. In between it lives long enough to be measured. */
const DEEP_ENDINGS = [
  { at: 0.06, signal: 'SIGTERM' },
  { at: 0.12, signal: 'SIGKILL' },
  { at: 0.9, signal: 'SIGKILL' },
  { at: 0.95, signal: 'SIGTERM' },
] as const
const ENDINGS = DEEP_ENDINGS.slice(...depth({ quick: [1, 3], deep: [0] }))
const MEASURED = [0.2, 0.9] as const
const TOLD_EVERY_MS = Math.min(30_000, LENGTH_MS / 10)
const PACE_MS = depth({ quick: 5, deep: 150 })

test('people come and go, the server too: memory is flat, nothing fails, every table is whole', async () => {
  const folder = freshFolder()
  const office = await postOffice()
  const server = await Child.start(folder, { SMTP_URL: office.url, MOST_LIVE_TABLES: '20' })
  const memory = new Memory(server.url)
  const crowd = await Crowd.gather(office, { url: server.url, seed: seedOf('soak'), pace: PACE_MS })
  await spend(server, crowd, memory)
  await crowd.goHome()
  expect(await server.end('SIGTERM')).toBe(0)

  const found = await wholeTables(join(folder, DATABASE))
  tell(JSON.stringify({ moves: crowd.moves, ...crowd.counts, ...found.counts }))
  tell(memory.toString())
  count(crowd.moves)
  expect(crowd.problems).toEqual([])
  expect(server.errors).toEqual([])
  expect(found.faults).toEqual([])
  if (isDeep) expect(memory.growth).toEqual([])
})

async function spend(server: Child, crowd: Crowd, memory: Memory): Promise<void> {
  const begun = performance.now()
  const ended = new Set<object>()
  let told = begun
  const shareOf = () =>
    isDeep ? (performance.now() - begun) / LENGTH_MS : crowd.moves / QUICK_MOVES
  for (let share = 0; share < 1 || crowd.counts.signedIn === 0; share = shareOf()) {
    const due = ENDINGS.find((one) => one.at <= share && !ended.has(one))
    if (due !== undefined) {
      ended.add(due)
      crowd.isServerAway = true
      expect(await server.end(due.signal)).toBe(due.signal === 'SIGTERM' ? 0 : null)
      await server.start()
      crowd.isServerAway = false
    }
    if (share > MEASURED[0] && share < MEASURED[1]) await memory.look()
    if (performance.now() - told > TOLD_EVERY_MS) {
      told = performance.now()
      tell(`${Math.round(share * 100)} %, ${crowd.moves} moves, ${memory.latest}`)
    }
    if (crowd.problems.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, depth({ quick: 50, deep: 1000 })))
  }
}

async function wholeTables(file: string) {
  const faults: string[] = []
  const counts = { whole: 0, verified: 0, entries: 0 }
  for await (const truth of eachTruthIn(file)) {
    counts.whole += 1
    counts.verified += truth.table.decision.result === undefined ? 0 : 1
    counts.entries += truth.entries.length
    faults.push(...truth.faults)
  }
  return { faults, counts }
}
