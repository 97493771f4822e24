// Moves of another stage, whoever's turn it is: S-4.8.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import type { Stage, State } from './state.ts'

/** All others belong to play. */
const STAGE_OF: { readonly [kind in Move['kind']]?: Stage } = {
  chooseStart: 'first',
  chooseSecondGalley: 'second',
  closePort: 'close',
  refit: 'refit',
  refitPass: 'refit',
}

export function standing({ stage }: State, _seat: Seat, { kind }: Move): Refusal | undefined {
  if ((STAGE_OF[kind] ?? 'play') === stage) return undefined
  return refuse('wrongStage', 'S-4.8', { stage: { word: `stage.${stage}` } })
}
