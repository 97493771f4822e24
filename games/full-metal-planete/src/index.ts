// Full Metal Planète, as a table of contents.
import { defineGame } from '@foldtable/kernel'
import { barred, notNow } from './barred.ts'
import { catalogs } from './catalogs/index.ts'
import { conserved } from './conserved.ts'
import { decision } from './decision.ts'
import { evolve } from './fold/index.ts'
import { meta } from './meta.ts'
import { moves } from './moves/index.ts'
import { score } from './scoring.ts'
import { discloses, unseen } from './secrecy.ts'
import { blank, setup } from './setup.ts'
import { timeout } from './timeout.ts'
import type { FullMetalPlanete } from './types.ts'
import { undo } from './undo.ts'
import { gather } from './words/gather.ts'
import { nameOffer, steps } from './words/offers.ts'
import { summary } from './words/summary.ts'
import { tell } from './words/tell.ts'
import { ask, round, weights } from './words/telling.ts'
import { wonders } from './words/wonders.ts'

export type * from './types.ts'

export const fullMetalPlanete = defineGame<FullMetalPlanete>({
  meta,
  blank,
  setup,
  evolve,
  kinds: evolve.kinds,
  decision,
  moves,
  notNow,
  barred,
  timeout,
  undo,
  takesBack: 'practice',
  ask,
  tell,
  gather,
  round,
  weights,
  nameOffer,
  steps,
  wonders,
  summary,
  score,
  discloses,
  notes: ['leftBehind'],
  chartedBy: ['board'],
  conserved,
  unseen,
  catalogs,
})
