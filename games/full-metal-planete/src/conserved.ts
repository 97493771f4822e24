// Totals that never change: I-4, I-5, I-23.
import { open } from '@foldtable/kernel'
import type { State } from './state.ts'

export const conserved = (state: State): { tides: string; minerals: number; stock: string } => ({
  tides: tideCards(state),
  minerals: state.minerals.length,
  stock: stockText(state),
})

const tideCards = ({ deck, aside, used, tide, turn }: State): string =>
  [...deck.map(open), ...aside.map(open), ...used, ...(turn >= 3 ? [tide] : [])].sort().join(' ')

/** The reserve and whatever was built from it. */
function stockText({ reserve, serials, options }: State): string {
  if (options.buildList === 'extended') return 'unlimited'
  return (['tank', 'crab', 'bridge'] as const)
    .map((type) => reserve[type] + serials.reduce((sum, counts) => sum + counts[type], 0))
    .join(' ')
}
