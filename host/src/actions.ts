// What a seat does at a table that is being played: it moves.
import { type Refusal, type Request, readMove, refuse } from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import type { LiveTable } from './live-table.ts'
import type { Made } from './truth.ts'

type Message<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Nothing means that it is done; an entry was told to everybody already. */
export type Outcome = { readonly refusal: Refusal } | { readonly duplicate: number } | undefined

export const outcomeOf = (made: Made): Outcome => ('entry' in made ? undefined : made)
/** Why not, if not. */
export const refusalOf = (outcome: Outcome): Refusal | undefined =>
  outcome !== undefined && 'refusal' in outcome ? outcome.refusal : undefined

export const refused = (code: string, rule: string): Outcome => ({ refusal: refuse(code, rule) })

/** Plays a request that is judged by the kernel. */
export const playRequest = (live: LiveTable, request: Request<{ kind: string }>): Promise<Made> =>
  live.commit(
    (table) => {
      const played = table.play(request)
      if (!played.ok) return { refusal: played.refusal }
      return played.entry === undefined ? { duplicate: played.duplicate } : { entry: played.entry }
    },
    { isKeyed: request.key !== undefined || request.question !== undefined },
  )

export async function play(
  live: LiveTable,
  account: string | null,
  message: Message<'play'>,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  if (live.stored.status === 'waiting') return refused('notStarted', 'HOUSE-2.1')
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  const read = readMove(live.game, message.move)
  if (!read.ok) return { refusal: read.refusal }
  const { key, question } = message
  const request = { by: seat, move: read.move, at, key }
  return outcomeOf(
    await playRequest(live, question === undefined ? request : { ...request, question }),
  )
}
