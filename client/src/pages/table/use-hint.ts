// A hint that was asked for: good until something happens at the table.
import type { AnyMove } from '@foldtable/kernel'
import { useState } from 'react'
import { hintAt } from '../../data/hints.ts'
import type { TableValue } from './table-context.tsx'

export interface Hinting {
  /** What a strong bot would do; `thinking` until it says so, null where nobody asked. */
  readonly hint: AnyMove | 'thinking' | null
  askHint(): void
  closeHint(): void
}

interface Asked {
  readonly n: number
  readonly hint: AnyMove | 'thinking'
}

export function useHint(value: TableValue, toast: (text: string, rule?: string) => void): Hinting {
  const { table, isLocal, explain } = value
  const [asked, setAsked] = useState<Asked | null>(null)
  const { n } = table
  const closeHint = () => setAsked(null)
  const askHint = async () => {
    setAsked({ n, hint: 'thinking' })
    const found = await hintAt(table, isLocal)
    if ('move' in found) return setAsked({ n, hint: found.move })
    closeHint()
    toast(explain(found.refusal), found.refusal.rule || undefined)
  }
  return { hint: asked?.n === n ? asked.hint : null, askHint: () => void askHint(), closeHint }
}
