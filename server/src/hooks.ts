// What tables ask of the server around them, and where what happens at them goes: to the parts.
import { randomUUID } from 'node:crypto'
import { blockersOf } from './accounts/kept-away.ts'
import type { Ground } from './ground.ts'
import type { Nodes } from './nodes/nodes.ts'
import type { Ears, Pens } from './parts/part.ts'
import type { Hooks, Neighbours } from './tables/hooks.ts'

export const hooksOf = (
  { now, settings, sql, log, metrics, nodes }: Ground,
  parts: Ears & Pens,
  isOnline: (account: string) => boolean,
): Hooks => ({
  ...parts,
  now,
  after: unhurried,
  soon: (act) => void setImmediate(act),
  newId: randomUUID,
  mostNamed: settings.watchersNamed,
  isOnline,
  blockersOf: (account, among) => blockersOf(sql, account, among),
  entryMade: parts.onEntry,
  woken: parts.onWake,
  changed: parts.onChange,
  heard: parts.onHeard,
  moved: parts.onMoved,
  neighbours: nodes && neighboursAmong(nodes),
  counting: nodes?.counting,
  deadlineSet: parts.onDeadline,
  removed: parts.onRemoved,
  fault: parts.onFault,
  snapshotUnfit: (live, why) => log.warn({ table: live.id, why }, 'a snapshot was not used'),
  rested(table, { until, isShut }, problem) {
    parts.onRested(table)
    metrics.faults.inc({ kind: isShut ? 'damaged' : 'stuck' })
    log.error({ table, until, err: problem }, 'a table cannot be served and rests')
  },
})

const neighboursAmong = (nodes: Nodes): Neighbours => ({
  get isHearing() {
    return nodes.isHearing
  },
  follow: (table) => nodes.follow(table),
  elsewhere: (table) => nodes.presence.elsewhere(table),
  changed: (table) => nodes.ring({ kind: 'room', table }),
})

/** Nothing that waits so keeps the process from ending. */
function unhurried(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}
