// What somebody at a table asks for: one at a time, a resend only once. The same for every host.
import type { ClientMessage } from '@foldtable/protocol'
import { type Outcome, play, refusalOf } from './actions.ts'
import { answer, ask, settleQuestion, withdraw } from './consent.ts'
import type { LiveTable } from './live-table.ts'
import { changeSeat } from './seats.ts'

/** What is said to a table and has a key. */
export type Acting = Extract<ClientMessage, { readonly table: string; readonly key: string }>
/** What any host does by itself; talk and rematches are for one of many tables. */
export type TableRequest = Extract<
  Acting,
  { kind: 'play' | 'ask' | 'answer' | 'withdraw' | 'seat' }
>

/** Nothing means that it is done; the number of an entry, that it was done before. */
export const request = (
  live: LiveTable,
  account: string | null,
  message: TableRequest,
): Promise<Outcome> =>
  once(live, account, message, () => carriedOut(live, account, message, live.world.now()))

type Unaddressed<T> = T extends unknown ? Omit<T, 'table' | 'key'> : never
export type Said = Unaddressed<TableRequest>

/** A request of somebody who is at hand, without a wire in between. */
export const say = (
  live: LiveTable,
  account: string | null,
  said: Said,
  key = live.world.newId(),
): Promise<Outcome> => request(live, account, { ...said, table: live.id, key })

/** A move that was resent is known by its entry; anything else by its key. What was refused may be asked for again. */
export function once(
  live: LiveTable,
  account: string | null,
  { kind, key }: Pick<Acting, 'kind' | 'key'>,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  if (kind === 'play') return live.inTurn(() => freshly(live, act))
  return live.inTurn(async () => {
    const { resends } = live
    if (resends.has(live.room, account, key)) return undefined
    const outcome = await resends.during(live.room, { account, key }, () => freshly(live, act))
    if (refusalOf(outcome) !== undefined) return outcome
    resends.add(live.room, account, key)
    return undefined
  })
}

/** What was refused is asked again if another node had gone on. */
async function freshly(live: LiveTable, act: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await act()
  return refusalOf(outcome) !== undefined && (await live.truth.catchUp()) ? act() : outcome
}

/** In a turn. */
export function carriedOut(
  live: LiveTable,
  account: string | null,
  message: TableRequest,
  at: number,
): Promise<Outcome> {
  switch (message.kind) {
    case 'play':
      return play(live, account, message, at)
    case 'ask':
      return ask(live, account, message, at)
    case 'answer':
      return answer(live, account, message, at)
    case 'withdraw':
      return withdraw(live, account, message, at)
    case 'seat':
      return seatChanged(live, account, message, at)
  }
}

/** Whoever leaves or lets a bot play has no say any more, which may decide what is asked. */
async function seatChanged(
  live: LiveTable,
  account: string | null,
  message: Extract<TableRequest, { kind: 'seat' }>,
  at: number,
): Promise<Outcome> {
  const outcome = await changeSeat(live, account, message, at)
  await settleQuestion(live, at)
  return outcome
}
