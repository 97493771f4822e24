// A list of units to import or produce becomes a proposal.
import type { UnitPlan } from '../state.ts'
import type { Play } from './play.ts'
import { afterProposal } from './turn.ts'

export function proposeUnits(draft: Play, { by, space, units }: UnitPlan): void {
  const { state, emit } = draft
  emit({ kind: 'proposed', seat: by, country: state.up, space, units: units.slice() })
  afterProposal(draft)
}
