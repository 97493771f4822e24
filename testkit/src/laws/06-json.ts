// Law 6: everything survives JSON.
import type { AnyTable } from '@foldtable/kernel'
import { lossText } from '../broken.ts'
import type { Case } from '../case.ts'
import { valueAt } from '../compare.ts'

export function survivesJson({ holding }: Case, { entries, state }: AnyTable): void {
  for (const [what, value] of Object.entries({ 'the ledger': entries, 'the state': state })) {
    const written: unknown = JSON.parse(JSON.stringify(value))
    holding.same('json', written, value, what, (at, sides) =>
      lossText(at, valueAt(value, at), sides),
    )
  }
}
