// What the house does by itself at a table whose time has come, one thing at a time. Refusals are for who asked: the clocks.
import { depart, type Refusal, startByItself, tasksOf } from '@foldtable/kernel'
import { absentSeat, clockRequestAt, desertedAt } from './absence.ts'
import { playRequest } from './actions.ts'
import { hostMove } from './house.ts'
import type { Hooks, LiveTable } from './live-table.ts'
import { settleQuestion } from './questions.ts'
import { emptied, withRoom } from './room-changes.ts'
import { substitute } from './seats.ts'
import { voteDueAt } from './votes.ts'

export async function serveRoom(live: LiveTable, now: number): Promise<Refusal | undefined> {
  const due = tasksOf(live.roomNow()).find(({ at }) => at <= now)?.task
  if (due?.kind === 'start')
    return live.changeHouse((house) => withRoom(house, startByItself(house.room, now)))
  if (due?.kind === 'remove')
    return live.changeHouse((house) => withRoom(house, depart(house.room, due.person, now)))
  if (live.isForgotten(now))
    return live.changeHouse((house) => ({ house: { ...house, room: emptied(house.room) } }))
  await live.presenceChanged()
  return undefined
}

export async function serveGame(
  live: LiveTable,
  now: number,
  hooks: Pick<Hooks, 'woken'>,
): Promise<Refusal | undefined> {
  if (live.table === undefined) await live.load()
  const vote = live.stored.status === 'playing' ? voteDueAt(live.house) : null
  if (vote !== null && vote <= now) {
    await settleQuestion(live, now)
    return undefined
  }
  const request = requestDue(live, now)
  if (request === undefined) {
    await live.presenceChanged()
    hooks.woken(live)
    return undefined
  }
  const made = await playRequest(live, request)
  if (request.by === 'clock' && request.seat !== undefined)
    await substitute(live, request.seat, now)
  return 'refusal' in made ? made.refusal : undefined
}

type Due = Parameters<typeof playRequest>[1] | undefined

/** After the end only what the clock still owes; nothing in a game that all have left. */
function requestDue(live: LiveTable, now: number): Due {
  const { table } = live
  if (table === undefined) return undefined
  if (table.decision.result !== undefined) return table.clockRequest(now)
  if (live.stored.status !== 'playing') return undefined
  return abandoning(live, now) ?? clockRequestAt(live, table, now) ?? absentee(live, now)
}

function abandoning(live: LiveTable, at: number): Due {
  const deserted = desertedAt(live)
  const move = hostMove(live.game, 'abandon')
  if (move === undefined || deserted === null || deserted > at) return undefined
  return { by: 'host', seat: 0, move, at }
}

function absentee(live: LiveTable, at: number): Due {
  const { table, game } = live
  const seat = table === undefined ? undefined : absentSeat(live, table, at)
  if (table === undefined || seat === undefined) return undefined
  return { by: 'clock', seat, move: game.timeout(table.state, seat), at }
}
