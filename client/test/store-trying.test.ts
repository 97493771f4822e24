// Trying lines alone, for every game: nothing goes out, the real replica stays as it is, what comes meanwhile is kept, and what
// is tried is imagined from nothing but what the person knows.
import { gameById, games } from '@foldtable/games'
import {
  type AnyMove,
  type AnyTable,
  canonical,
  type Game,
  readOptions,
  redact,
  seededChance,
  Table,
  type Viewer,
} from '@foldtable/kernel'
import { seedsOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { openOnline } from '../src/store/online-table.ts'
import { tryOut } from '../src/store/trying.ts'
import type { TableSession, TableSnapshot } from '../src/store/types.ts'
import { inMemory } from '../src/wire/key-values.ts'
import { wireOver } from '../src/wire/wire.ts'
import { FlakyHouse, TABLE } from './wire-house.ts'
import { FakeTimers } from './wire-time.ts'

const seeds = seedsOf('', { quick: 2, deep: 60 })

async function openedAt(game: Game, moves: number, seed: string, about?: string) {
  const chance = seededChance(`real ${seed}`)
  const timers = new FakeTimers()
  const seats = Math.max(game.meta.seats.min, 3)
  const read = readOptions(game, {})
  if (!read.ok) throw new Error('no options are good options')
  const table: AnyTable = Table.open(
    { game, seats, options: read.options, chance: seededChance(`table ${seed}`) },
    timers.now(),
  )
  const pick = <T>(things: readonly T[]): T => chance.pick(things)
  const isPause = () => table.decision.result === undefined && table.decision.due !== undefined
  const isElsewhere = () =>
    about !== undefined && table.decision.result === undefined && table.decision.about !== about
  for (let made = 0; (made < moves || isPause() || isElsewhere()) && step(table, pick); made++);
  const house = new FlakyHouse(table, timers, chance)
  const said: string[] = []
  const open = async (viewer: Viewer) => {
    const dial: ReturnType<FlakyHouse['dialAs']> = (ends) => {
      const line = house.dialAs(viewer)(ends)
      return {
        ...line,
        send: (text) => {
          said.push(text)
          line.send(text)
        },
      }
    }
    const wire = wireOver({ dial, timers, storage: inMemory(), random: () => 0.5 })
    const session = openOnline(wire, TABLE, {
      loadGame: async () => game,
      past: {
        frames: async ({ after, size }) => house.frames(viewer, after, size),
        marks: async () => [],
        ratings: async () => [],
        record: () => Promise.reject(new Error('not over')),
      },
    })
    await timers.pass(3000)
    expect(session.snapshot().status).toBe('playing')
    return session
  }
  return { table, timers, said, open, chance }
}

/** One more move of whoever is asked, or of the clock; false once it is over. */
function step(table: AnyTable, pick: <T>(things: readonly T[]) => T): boolean {
  const { decision } = table
  if (decision.result !== undefined) return false
  const { due, seats } = decision
  const asked = due === undefined ? pick(seats.filter((seat) => table.offers(seat).length > 0)) : 0
  const request =
    due === undefined
      ? { by: asked, move: pick(table.offers(asked)) }
      : ({ by: 'clock', move: due.move } as const)
  return table.play({ ...request, at: table.dueAt ?? table.at }).ok
}

function begun(session: TableSession, seed: string) {
  const trial = tryOut(session, () => `trial ${seed}`)
  if (trial === undefined) throw new Error('there is something to try')
  return trial
}

const ofTheTable = ({ game: _, house: _h, ...rest }: TableSnapshot): string => JSON.stringify(rest)
const isPlay = (text: string): boolean => /"kind":"(play|ask|seat|rematch)"/.test(text)

/** Random play of the sandbox; the moves that were made. */
function wander(
  trial: TableSession,
  most: number,
  pick: <T>(things: readonly T[]) => T,
): AnyMove[] {
  const made: AnyMove[] = []
  while (made.length < most && trial.snapshot().offers.length > 0) {
    const { offers, trying } = trial.snapshot()
    expect(trying?.isStuck).toBe(false)
    const move = pick(offers)
    trial.play(move)
    made.push(move)
    expect(trial.snapshot().problem).toBeNull()
    expect(trial.snapshot().trying?.moves).toBe(made.length)
  }
  return made
}

const CASES = games.flatMap((game) =>
  seeds.flatMap((seed) =>
    ([0, 'spectator'] as const).map((viewer) => ({ id: game.meta.id, game, seed, viewer })),
  ),
)

test.each(CASES)('$id, seed $seed, seen by $viewer: nothing is sent or touched', async (one) => {
  const { game, seed, viewer } = one
  const { table, said, open, chance } = await openedAt(game, 14, `${game.meta.id} ${seed}`)
  const session = await open(viewer)
  const before = ofTheTable(session.snapshot())
  const sent = said.length
  const trial = begun(session, seed)
  expect(trial.snapshot().trying).toMatchObject({ moves: 0, isStuck: false, missed: 0 })
  const first = startOf(trial, viewer)
  expect(first).toBe(startOf({ ...session, snapshot: () => seenBy(table, trial) }, viewer))
  const made = wander(trial, 25, (things) => chance.pick(things))
  expect(made.length).toBeGreaterThan(0)
  expect(ofTheTable(session.snapshot())).toBe(before)
  expect(session.snapshot().view).toEqual(redact(table.state, viewer))
  for (const _ of made) trial.ask('undo')
  expect(trial.snapshot().trying).toMatchObject({ moves: 0, isImagined: false })
  expect(startOf(trial, viewer)).toBe(first)
  trial.close()
  expect(ofTheTable(session.snapshot())).toBe(before)
  expect(said.slice(sent).filter(isPlay)).toEqual([])
  session.close()
})

/** What whoever tries may know of what is shown. */
const startOf = (session: Pick<TableSession, 'snapshot'>, viewer: Viewer): string =>
  canonical(redact(session.snapshot().view, viewer))

/** The truth through the eyes that the sandbox has just now. */
function seenBy(table: AnyTable, trial: TableSession): TableSnapshot {
  const snapshot = trial.snapshot()
  const { eyes } = snapshot
  return { ...snapshot, view: redact(table.state, eyes === 'open' ? 'spectator' : eyes) }
}

test.each(games.map((game) => ({ id: game.meta.id, game })))(
  '$id: what happens at the table meanwhile is kept, and shown afterwards',
  async ({ id, game }) => {
    const { table, timers, open, chance } = await openedAt(game, 10, `meanwhile ${id}`)
    const sessions: TableSession[] = []
    for (let seat = 0; seat < table.seats; seat++) sessions.push(await open(seat))
    const [ann] = sessions as [TableSession]
    const trial = begun(ann, id)
    wander(trial, 5, (things) => chance.pick(things))
    const shown = canonical(trial.snapshot().view)
    const { n } = table
    for (let wait = 0; wait < 40 && table.n < n + 4; wait++) {
      const mover = sessions.find((one) => one !== ann && one.snapshot().offers.length > 0)
      const { offers } = (mover ?? ann).snapshot()
      if (offers.length > 0) (mover ?? ann).play(chance.pick(offers))
      await timers.pass(200)
    }
    expect(table.n).toBeGreaterThanOrEqual(n + 4)
    expect(canonical(trial.snapshot().view)).toBe(shown)
    expect(trial.snapshot().trying?.missed).toBe(table.n - n)
    expect(trial.snapshot().decisionNow).toEqual(table.decision)
    trial.close()
    const now = ann.snapshot()
    expect([now.n, now.view]).toEqual([table.n, redact(table.state, 0)])
  },
)

test('it says that it imagines where chance or a secret comes in, and only there', async () => {
  const game = gameById('pass-the-ace') as Game
  const { table, open } = await openedAt(game, 0, 'imagines', 'turn')
  const asked = table.decision.result === undefined ? (table.decision.seats[0] ?? 0) : 0
  const session = await open(asked)
  const offers = session.snapshot().offers.map(({ kind }) => kind)
  expect(offers).toEqual(['stick', 'swap'])
  const trial = begun(session, 'a')
  trial.play({ kind: 'stick' })
  expect(trial.snapshot().trying).toMatchObject({ moves: 1, isImagined: false, canPlay: true })
  const other = trial.snapshot().trying?.of
  expect(other).not.toBeNull()
  expect(trial.snapshot().eyes).toBe(other)
  trial.play({ kind: 'stick' }) // they know their own card, who tries does not
  expect(trial.snapshot().trying).toMatchObject({ moves: 2, isImagined: true })
  await trial.goTo(session.snapshot().n + 1)
  expect(trial.snapshot().trying).toMatchObject({ moves: 1, isImagined: false })
  trial.ask('undo')
  trial.play({ kind: 'swap' })
  expect(trial.snapshot().trying).toMatchObject({ moves: 1, isImagined: true, canPlay: true })
  expect(trial.first).toEqual({ kind: 'swap' })
  const planet = gameById('full-metal-planete') as Game
  const land = await openedAt(planet, 60, 'open')
  const mover = land.table.decision.result === undefined ? (land.table.decision.seats[0] ?? 0) : 0
  const seen = begun(await land.open(mover), 'b')
  const move = seen.snapshot().offers.find(({ kind }) => kind !== 'endTurn') as AnyMove
  seen.play(move)
  expect(seen.snapshot().trying).toMatchObject({ isImagined: false, of: null })
})

test('refused as at the table, with the same rule; talk goes through, and nothing else', async () => {
  const game = gameById('pass-the-ace') as Game
  const { open, said, timers } = await openedAt(game, 3, 'refused', 'turn')
  const session = await open('spectator')
  const trial = begun(session, 'c')
  const sent = said.length
  const illegal = { kind: 'ready' }
  trial.play(illegal)
  expect(trial.snapshot().problem).toMatchObject({ kind: 'refused', move: illegal })
  trial.dismiss()
  expect(trial.snapshot().problem).toBeNull()
  trial.seat('leave')
  trial.rematch('offer')
  trial.ask('end')
  trial.ask('stop')
  trial.markSeen()
  await timers.pass(500)
  expect(said.slice(sent).filter(isPlay)).toEqual([])
  trial.chat('hm')
  await timers.pass(500)
  expect(said.slice(sent).filter((text) => text.includes('"chat"'))).toHaveLength(1)
})
