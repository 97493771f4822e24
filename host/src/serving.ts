// The host does by itself what is due at a table, one thing at a time. Refusals are for who asked: the clocks.
import {
  type AnyTable,
  DONE,
  depart,
  type Outcome,
  type Request,
  startByItself,
} from '@foldtable/kernel'
import { absentInPause } from './absence.ts'
import { playRequest } from './actions.ts'
import { settleQuestion } from './consent.ts'
import { type DueScene, duesOf, type Task, taskBy } from './due.ts'
import type { LiveTable } from './live-table.ts'
import { partyNow } from './party-now.ts'
import { emptied, withParty } from './room-changes.ts'
import { substitute } from './seats.ts'

type ClockRequest = Request<{ kind: string }>

/** What only whoever hosts many tables can do. */
interface Serving {
  /** A rematch that is offered there is decided. */
  settleOffer(live: LiveTable): Promise<Outcome>
}

export async function serve(
  live: LiveTable,
  now: number,
  { settleOffer = async () => DONE }: Partial<Serving> = {},
): Promise<Outcome> {
  if (live.stored.status === 'playing' && live.table === undefined) await live.truth.load()
  const task = taskBy(duesOf(dueSceneOf(live)), now)
  switch (task?.kind) {
    case 'start':
      return live.changeRoom((room) => withParty(room, startByItself(room.party, now)))
    case 'remove':
      return live.changeRoom((room) =>
        withParty(room, depart(partyNow(room, live.presence), task.person, now)),
      )
    case 'close':
      return live.changeRoom((room) => ({
        ok: true,
        room: { ...room, party: emptied(room.party) },
      }))
    case 'offer':
      return settleOffer(live)
    case 'vote':
      await settleQuestion(live, now)
      return DONE
    case 'abandon':
    case 'clock':
    case 'absent':
      return playDue(live, task, now)
    default:
      return lookAgain(live)
  }
}

const dueSceneOf = ({ room, game, presence, audience, table, stored }: LiveTable): DueScene => ({
  ...{ room, game, presence, audience, table },
  status: stored.status,
  updated: stored.updated,
})

async function playDue(
  live: LiveTable,
  task: Extract<Task, { kind: 'abandon' | 'clock' | 'absent' }>,
  now: number,
): Promise<Outcome> {
  const request = requestOf(live, task, now)
  if (request === undefined) return lookAgain(live)
  const made = await playRequest(live, request)
  if (request.by === 'clock' && request.seat !== undefined)
    await substitute(live, request.seat, now)
  return made
}

function requestOf(
  { table, game }: LiveTable,
  task: Extract<Task, { kind: 'abandon' | 'clock' | 'absent' }>,
  at: number,
): ClockRequest | undefined {
  if (table === undefined) return undefined
  if (task.kind === 'clock') return answering(table, table.clockRequest(at))
  if (task.kind === 'absent') {
    const { seat } = task
    return answering(table, { by: 'clock', seat, move: game.timeout(table.state, seat), at })
  }
  const move = game.host?.abandon
  return move && { by: 'host', seat: 0, move, at }
}

/** It answers this question and no later one, also where another node was first and it is judged again. */
function answering(table: AnyTable, request: ClockRequest | undefined): ClockRequest | undefined {
  const question = request?.seat === undefined ? null : table.question(request.seat)
  return request === undefined || question === null ? request : { ...request, question }
}

/** Nothing is to be played: when to look again is worked out anew, and bots that were lost are asked. */
async function lookAgain(live: LiveTable): Promise<Outcome> {
  await live.movements.tell()
  if (live.stored.status !== 'waiting') live.world.woken(live)
  return DONE
}

/** In a pause nobody waits for who is away. In a turn. */
export async function skipAbsent(live: LiveTable): Promise<void> {
  for (const seat of absentInPause(live, live.table)) {
    if (live.table === undefined) return
    const move = live.game.timeout(live.table.state, seat)
    const skipping = { by: 'clock', seat, move, at: live.world.now() } as const
    await playRequest(live, answering(live.table, skipping) ?? skipping)
  }
}
