// Nobody listens: for tables without a house around them.
import type { Hooks } from '../src/tables/hooks.ts'

export const hooks: Hooks = {
  now: () => 0,
  after: () => () => undefined,
  newId: () => 'an id',
  isOnline: () => false,
  blockersOf: async () => [],
  mostNamed: 20,
  entryMade: () => undefined,
  woken: () => undefined,
  changed: () => undefined,
  deadlineSet: () => undefined,
  withEntry: () => [],
  onEnd: async () => [],
  onBrokenOff: () => [],
  onCall: () => [],
  onLeave: () => [],
  removed: () => undefined,
  fault: () => undefined,
  rested: () => undefined,
  snapshotUnfit: () => undefined,
}
