// Law 9: what is conserved stays the same.
import type { AnyTable } from '@foldtable/kernel'
import type { Case } from '../case.ts'

export function conserves({ game, holding }: Case, { state }: AnyTable, before: unknown): void {
  holding.same('conserved', before, game.conserved?.(state), 'a total')
}
