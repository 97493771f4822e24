// What was seen last of a table at the server, kept for an hour without a network.
import { keepLast, lastKnown } from '../last-known.ts'
import { type Online, truthOf } from './state.ts'

/** What is known is kept so often, at most. */
const KEEP_MS = 2000

/** Without a network, as it was when this person saw it last. Whatever the server says later goes on from there. */
export function showLast(online: Online): void {
  const { parts, storage, table, held } = online
  const who = parts.account?.()
  if (online.house !== null || who === undefined) return
  lastKnown(storage, table, who, parts.loadGame).then(
    (message) => {
      if (message !== undefined && online.house === null && !held.isClosed)
        online.hearer.heard(message)
    },
    () => undefined, // its rules are not at hand either
  )
}

export function keepSoon(online: Online): void {
  if (online.isKeeping) return
  online.isKeeping = true
  online.wire.timers.after(KEEP_MS, () => {
    online.isKeeping = false
    if (!online.held.isClosed) keepNow(online)
  })
}

export function keepNow(online: Online): void {
  const { game, house, parts, storage, table, viewer, wire } = online
  const truth = truthOf(online)
  const account = parts.account?.()
  if (game === null || house === null || truth === undefined || account === undefined) return
  if (truth.n === online.keptAt) return
  online.keptAt = truth.n
  const { n, state, question, clock } = truth
  const chat = online.chat.slice(-20)
  keepLast(
    storage,
    { account, at: wire.timers.now(), game },
    { kind: 'table', table, viewer, n, state, question, clock, house, chat },
  )
}
