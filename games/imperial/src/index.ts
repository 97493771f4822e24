// Imperial, as a table of contents.
import { defineGame } from '@foldtable/kernel'
import { ask } from './ask.ts'
import { catalogs } from './catalogs/index.ts'
import { conserved } from './conserved.ts'
import { decision } from './decision.ts'
import { evolve } from './evolve.ts'
import { meta } from './meta.ts'
import { moves } from './moves/index.ts'
import { nameOffer, steps } from './offers.ts'
import { hidesScores, score } from './scoring.ts'
import { discloses, imagine } from './secrecy.ts'
import { blank, setup } from './setup.ts'
import { standing } from './standing.ts'
import { summary } from './summary.ts'
import { tell } from './tell/index.ts'
import { round, weights } from './telling.ts'
import { timeout } from './timeout.ts'
import type { Imperial } from './types.ts'
import { undo } from './undo.ts'

export type * from './types.ts'

export const imperial = defineGame<Imperial>({
  meta,
  blank,
  setup,
  evolve,
  kinds: evolve.kinds,
  decision,
  moves,
  standing,
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
