// What somebody at a table asks for: one at a time, a resend only once. The same for every host.
import { type Outcome, type Refusal, refused } from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import { play } from './actions.ts'
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
/** Done, perhaps before, by the entry of this number; or why not. */
export type Answer = Outcome<{ duplicate?: number | undefined }>

type Rare = Exclude<Acting, { kind: 'play' }>

/** What a house of many tables does at one besides moves, and why it does not even look at a request. */
export interface Besides {
  refusal(live: LiveTable, account: string | null, message: Rare, at: number): Refusal | undefined
  /** In a turn. */
  carryOut(live: LiveTable, message: Exclude<Acting, TableRequest>, at: number): Promise<Answer>
}

/** A table that is the only one. */
const ALONE: Besides = {
  refusal: () => undefined,
  carryOut: async () => refused('malformedMessage', 'HOUSE-4.1'),
}

/** A move is known by its entry when it is sent again; anything else by its key. What was refused may be asked for again. */
export const request = (
  live: LiveTable,
  account: string | null,
  message: Acting,
  besides: Besides = ALONE,
): Promise<Answer> =>
  message.kind === 'play'
    ? moved(live, account, message)
    : live.inTurn(() =>
        live.resends.once(live, account, message.key, async () => {
          const answer = await carriedOut(live, account, message, besides)
          return (await isToBeAskedAgain(live, answer))
            ? carriedOut(live, account, message, besides)
            : answer
        }),
      )

/** One at a time; nothing is waited for that is at hand. */
const moved = (
  live: LiveTable,
  account: string | null,
  message: Extract<Acting, { kind: 'play' }>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    live.turns.take((leave) => {
      const done = (answer: Answer) => {
        leave()
        resolve(answer)
      }
      const failed = (problem: unknown) => {
        leave()
        reject(problem)
      }
      const heard = (answer: Answer) => {
        if (answer.ok) done(answer)
        else
          isToBeAskedAgain(live, answer)
            .then((isOld) => (isOld ? play(live, account, message, done) : done(answer)))
            .catch(failed)
      }
      try {
        play(live, account, message, heard)
      } catch (problem) {
        failed(problem)
      }
    })
  })

/** It was refused, but another node had gone on. */
const isToBeAskedAgain = async ({ truth }: LiveTable, { ok }: Answer): Promise<boolean> =>
  !ok && (await truth.hasGoneOn())

type Unaddressed<T> = T extends unknown ? Omit<T, 'table' | 'key'> : never
export type Said = Unaddressed<TableRequest>

/** A request of somebody who is at hand, without a wire in between. */
export const say = (
  live: LiveTable,
  account: string | null,
  said: Said,
  key = live.world.newId(),
): Promise<Answer> => request(live, account, { ...said, table: live.id, key })

function carriedOut(
  live: LiveTable,
  account: string | null,
  message: Rare,
  besides: Besides,
): Promise<Answer> {
  const at = live.world.now()
  const refusal = besides.refusal(live, account, message, at)
  if (refusal !== undefined) return Promise.resolve({ ok: false, refusal })
  switch (message.kind) {
    case 'ask':
      return ask(live, account, message, at)
    case 'answer':
      return answer(live, account, message, at)
    case 'withdraw':
      return withdraw(live, account, message, at)
    case 'seat':
      return seatChanged(live, account, message, at)
    default:
      return besides.carryOut(live, message, at)
  }
}

/** Whoever leaves or lets a bot play has no say any more, which may decide what is asked. */
async function seatChanged(
  live: LiveTable,
  account: string | null,
  message: Extract<TableRequest, { kind: 'seat' }>,
  at: number,
): Promise<Answer> {
  const outcome = await changeSeat(live, account, message, at)
  await settleQuestion(live, at)
  return outcome
}
