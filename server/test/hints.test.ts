// Hints: what a strong bot would do in somebody's place, where the table allows it.
import { imagine, redact, type Seat, seededChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { Hints } from '../src/bots/hints.ts'
import type { Pool } from '../src/bots/pool.ts'
import { TooLong } from '../src/bots/thread.ts'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'

const PLAIN = { hints: false }

/** Whoever is asked first, and the other. */
async function begun(more = {}) {
  const house = await openHouse()
  const people = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id, live } = await startedAt(house, people, { hints: true, maxPlayers: 2, ...more })
  const ready = { kind: 'ready' }
  expect(await people[0].post(`/api/tables/${id}/hint`).then(({ json }) => json().code)).toBe(
    more === PLAIN ? 'noHints' : 'notYourTurn', // a pause asks for nothing that a bot could tell
  )
  for (const person of people) await person.play(id, ready)
  const { decision } = tableOf(live)
  const seat: Seat = decision.result === undefined ? (decision.seats[0] ?? 0) : 0
  const [mover, other] = seat === 0 ? people : people.toReversed()
  const hint = async (who: Person | undefined) => {
    const { status, json } = (await who?.post(`/api/tables/${id}/hint`)) ?? {}
    return status === 200 ? json?.() : json?.().code
  }
  const account = live.room.sittings[seat]?.id ?? ''
  return { house, live, seat, mover, other, hint, account }
}

test('[HOUSE-23.1] whoever is asked is told an offer, and everybody else why not', async () => {
  const { house, live, seat, mover, other, hint } = await begun()
  const { n, moves } = await hint(mover)
  expect(n).toBe(tableOf(live).n)
  expect(tableOf(live).offers(seat)).toContainEqual(moves[0])
  expect(await hint(other)).toBe('notYourTurn')
  const [eve] = (await guests(house.url, 'Eve')) as [Person]
  expect(await hint(eve)).toBe('notSeated')
  const plain = await begun(PLAIN)
  expect(await plain.hint(plain.mover)).toBe('noHints')
})

/** A pool that answers at once, and remembers what it was handed. */
function pool(answer: () => unknown = () => ({ id: 1, moves: [{ kind: 'stick' }] })) {
  const asked: { readonly view: unknown; readonly seat: Seat; readonly level: number }[] = []
  const think: Pool['think'] = async (_table, question) => {
    asked.push(question)
    return answer() as Awaited<ReturnType<Pool['think']>>
  }
  return { think, asked }
}

test('[HOUSE-23.2] the bot is handed what the seat knows: the same in any world that looks alike', async () => {
  const { live, seat, account } = await begun()
  const { think, asked } = pool()
  await new Hints({ think }).of(live, account)
  const { state, game } = tableOf(live)
  expect(asked).toMatchObject([{ seat, level: 3, view: redact(state, seat) }])
  const another = imagine(game, asked[0]?.view, seat, seededChance('another'))
  expect(redact(another, seat)).toEqual(asked[0]?.view)
  expect(asked[0]?.view).not.toEqual(state)
})

test('[HOUSE-23.3] it thinks once for each question, however often somebody asks', async () => {
  const { live, mover, account } = await begun()
  const { think, asked } = pool()
  const hints = new Hints({ think })
  const all = await Promise.all(Array.from({ length: 50 }, () => hints.of(live, account)))
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(asked).toHaveLength(1)
  await mover?.play(live.id, { kind: 'stick' })
  expect(await hints.of(live, account)).toMatchObject({ refusal: { code: 'notYourTurn' } })
})

test('[HOUSE-23.4] a thought that comes to no end is told, and may be asked for again', async () => {
  const { live, account } = await begun()
  let isTooLong = true
  const { think } = pool(() => {
    if (isTooLong) throw new TooLong('a bot thought for too long')
    return { id: 1, moves: [{ kind: 'stick' }] }
  })
  const hints = new Hints({ think })
  expect(await hints.of(live, account)).toMatchObject({ refusal: { code: 'noThought' } })
  isTooLong = false
  expect(await hints.of(live, account)).toMatchObject({ ok: true, moves: [{ kind: 'stick' }] })
})
