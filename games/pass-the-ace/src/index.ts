// Pass the Ace, as a table of contents.
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
import type { PassTheAce } from './types.ts'
import { nameOffer } from './words/offers.ts'
import { summary } from './words/summary.ts'
import { tell } from './words/tell.ts'
import { ask, round, weights } from './words/telling.ts'

export type * from './types.ts'

export const passTheAce = defineGame<PassTheAce>({
  meta,
  blank,
  setup,
  evolve,
  kinds: evolve.kinds,
  decision,
  moves,
  host: { leave: { kind: 'leave' }, abandon: { kind: 'abandon' } },
  notNow,
  barred,
  timeout,
  ask,
  tell,
  round,
  weights,
  nameOffer,
  summary,
  score,
  discloses,
  notes: ['eliminated'], // the lives are gone already
  conserved,
  unseen,
  catalogs,
})
