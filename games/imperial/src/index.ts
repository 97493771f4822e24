// Imperial, as a table of contents.
import { defineGame } from '@foldtable/kernel'
import { notNow } from './barred.ts'
import { catalogs } from './catalogs/index.ts'
import { conserved } from './conserved.ts'
import { decision } from './decision.ts'
import { evolve } from './fold/index.ts'
import { imagine } from './imagine.ts'
import { meta } from './meta.ts'
import { moves } from './moves/index.ts'
import { hidesScores, score } from './scoring.ts'
import { discloses } from './secrecy.ts'
import { blank, setup } from './setup.ts'
import { timeout } from './timeout.ts'
import type { Imperial } from './types.ts'
import { undo } from './undo.ts'
import { nameOffer, steps } from './words/offers.ts'
import { summary } from './words/summary.ts'
import { tell } from './words/tell.ts'
import { ask, round, weights } from './words/telling.ts'

export type * from './types.ts'

export const imperial = defineGame<Imperial>({
  meta,
  blank,
  setup,
  evolve,
  kinds: evolve.kinds,
  decision,
  moves,
  notNow,
  timeout,
  penalty: () => ({ kind: 'overrun' }),
  undo,
  stopsClock: 'anyone', // I-18.5
  ask,
  tell,
  round,
  weights,
  nameOffer,
  steps,
  summary,
  score,
  hidesScores,
  discloses,
  notes: ['agreed'],
  conserved,
  imagine,
  catalogs,
})
