// PowerHouse, as a table of contents.
import { defineGame } from '@foldtable/kernel'
import { barred, notNow } from './barred.ts'
import { catalogs } from './catalogs/index.ts'
import { conserved } from './conserved.ts'
import { decision } from './decision.ts'
import { evolve } from './fold/index.ts'
import { imagine } from './imagine.ts'
import { meta } from './meta.ts'
import { moves } from './moves/index.ts'
import { score } from './scoring.ts'
import { discloses, unseen } from './secrecy.ts'
import { blank, setup } from './setup.ts'
import { timeout } from './timeout.ts'
import type { PowerHouse } from './types.ts'
import { nameOffer, steps } from './words/offers.ts'
import { summary } from './words/summary.ts'
import { tell } from './words/tell.ts'
import { round, weights } from './words/telling.ts'

export type * from './types.ts'

export const powerhouse = defineGame<PowerHouse>({
  meta,
  blank,
  setup,
  evolve,
  kinds: evolve.kinds,
  decision,
  moves,
  host: { leave: { kind: 'leave' }, end: { kind: 'quit' }, abandon: { kind: 'abandon' } },
  notNow,
  barred,
  timeout,
  undo: () => 'consent', // what was said or laid stands (P-6.2)
  tell,
  round,
  weights,
  nameOffer,
  steps,
  summary,
  score,
  discloses,
  hidesForGood: ['redealt'], // P-15.7
  conserved,
  unseen,
  imagine,
  catalogs,
})
