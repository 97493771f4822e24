// A table at the server: its replica, what is predicted on top of it, and everything a page needs of it.
import type { ChatLine } from '@foldtable/protocol'
import { randomKey } from '../wire/random-key.ts'
import type { Hearer, Wire } from '../wire/wire.ts'
import { changed, tableOver } from './held.ts'
import { draw } from './online/drawing.ts'
import { heard } from './online/hearing.ts'
import { keepNow, keepSoon, showLast } from './online/keeping.ts'
import { askPast, goTo, loadPastSoon, marksOf, recordOf } from './online/past.ts'
import { play, say, whyNot } from './online/sending.ts'
import { newOnline, type Online, type OnlineParts } from './online/state.ts'
import type { TableSession } from './types.ts'

export type { OnlineParts } from './online/state.ts'

export function openOnline(wire: Wire, table: string, parts: OnlineParts): TableSession {
  const online = newOnline(wire, table, parts)
  const { held, followed, unseen } = online
  online.hearer = hearerOf(online)
  held.hearers.subscribe(() => keepSoon(online))
  const leave = follow(online)
  const session = tableOver(held, {
    ...wishes(online),
    game: () => online.game,
    draw: () => draw(online),
    play: (move) => play(online, move),
    whyNot: (move) => whyNot(online, move),
    goTo: (n) => goTo(online, n),
    askPast: (n) => {
      const { past, n: now } = session.snapshot()
      askPast(online, n ?? past[0]?.n ?? now + 1)
    },
    marks: () => marksOf(online),
    record: () => recordOf(online),
    ratings: () => parts.past.ratings(table, parts.invite),
    markSeen: () => {
      const n = followed.replica?.n
      if (n !== undefined && unseen.markSeen(n)) changed(held)
    },
    close: () => {
      keepNow(online)
      held.isClosed = true
      leave()
    },
  })
  return session
}

const hearerOf = (online: Online): Hearer => ({
  invite: online.parts.invite,
  resumeAfter: () => {
    const n = online.followed.after
    const lastOf = (lines: readonly ChatLine[]) => lines.at(-1)?.i ?? 0
    return n === undefined
      ? undefined
      : { n, chat: lastOf(online.chat), gallery: lastOf(online.gallery) }
  },
  heard: (message) => heard(online, message),
  wentBack: () => online.followed.forgetPast(),
})

/** Whoever wants a rematch adds random bytes of their own to its chance. */
const wishes = (
  online: Online,
): Pick<TableSession, 'ask' | 'answer' | 'withdraw' | 'rematch' | 'seat' | 'chat'> => ({
  ask: (about, of) => say(online, { kind: 'ask', about, ...(of === undefined ? {} : { of }) }),
  answer: (asking, yes) => say(online, { kind: 'answer', asking, yes }),
  withdraw: (asking) => say(online, { kind: 'withdraw', asking }),
  rematch: (to) => {
    const isWanted = to === 'offer' || to === 'yes'
    say(online, { kind: 'rematch', to, ...(isWanted ? { entropy: randomKey() } : {}) })
  },
  seat: (to) => say(online, { kind: 'seat', to }),
  chat: (text) => say(online, { kind: 'chat', text }),
})

/** Answers how to stop. */
function follow(online: Online): () => void {
  const { wire, table, hearer, absence, held } = online
  const unsubscribe = wire.subscribe(() => {
    const { connection } = wire
    if (connection === 'offline' || connection === 'reconnecting') showLast(online)
    const isOpen = connection === 'open'
    if (absence.changed(isOpen, wire.timers.now()) && isOpen) {
      online.hasAskedAgain = false
      loadPastSoon(online)
    }
    changed(held)
  })
  const leave = wire.join(table, hearer)
  if (wire.connection === 'offline') showLast(online)
  return () => {
    unsubscribe()
    leave()
  }
}
