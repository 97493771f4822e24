// The past of a table at the server: brought as far as somebody looks at it.
import type { Mark, TableRecord } from '@foldtable/kernel'
import { changed, travelTo } from '../held.ts'
import { PAGE } from '../past-loader.ts'
import type { Online } from './state.ts'

/** The first picture comes before the past. */
const BACKGROUND_MS = 400
/** Where the past could not be had, it is asked for again. */
const AGAIN_MS = 10_000
/** Marks are good for so many entries more: a round that begins is seen to. */
const MARKS_LAST = 20

export async function goTo(online: Online, n: number | null): Promise<void> {
  const { held, followed, past } = online
  online.travels += 1
  const travel = online.travels
  if (n !== null) await online.arrival
  const { replica: truth, history } = followed
  if (online.game === null || truth === undefined || history === undefined) return
  const isWanted = () => travel === online.travels && !held.isClosed
  if (n !== null && n < truth.n && held.travel.eyes === null)
    await past.toMoment(history, Math.max(1, n), isWanted).catch(() => undefined)
  if (!isWanted() || history !== followed.history) return // somebody wants to be elsewhere by now
  travelTo(held, n, { game: online.game, n: truth.n, history })
}

/** The page before entry `n`. */
export function askPast({ followed: { history }, past, held }: Online, n: number): void {
  if (history === undefined) return
  past.before(history, n).then(
    () => changed(held),
    () => undefined, // whoever asks again is heard again
  )
}

export function loadPastSoon(online: Online, wait = BACKGROUND_MS): void {
  const { wire, followed, held, past } = online
  wire.timers.after(wait, () => {
    const { replica: truth, history } = followed
    if (held.isClosed || truth === undefined || history === undefined) return
    const latest = history.missing.at(-1)?.to ?? 0
    if (latest <= truth.n - PAGE) return // a page of the latest is at hand
    past.before(history, truth.n + 1).then(
      () => changed(held),
      () => wire.connection === 'open' && loadPastSoon(online, AGAIN_MS),
    )
  })
}

export function marksOf(online: Online): Promise<readonly Mark[]> {
  const { past, invite } = online.parts
  const { history, replica } = online.followed
  const n = replica?.n ?? 0
  const known = online.marks
  if (known !== undefined && n >= known.n && n < known.n + MARKS_LAST) return known.found
  const whole = history?.marks()
  const found = whole === undefined ? past.marks(online.table, invite) : Promise.resolve(whole)
  const marks = { n, found }
  online.marks = marks
  found.catch(() => {
    if (online.marks === marks) online.marks = undefined
  })
  return found
}

export function recordOf(online: Online): Promise<TableRecord> {
  const { past, invite } = online.parts
  online.record ??= past.record(online.table, invite).catch((problem: unknown) => {
    online.record = undefined
    throw problem
  })
  return online.record
}
