// What a strong bot would do in one's place: asked of the house, or of the worker beside this page for a table on this device.
import type { AnyMove, Refusal } from '@foldtable/kernel'
import type { TableSnapshot } from '../store/types.ts'
import { ask } from './api.ts'

const STRONG = 3
const NO_THOUGHT: Refusal = { code: 'noThought', rule: 'HOUSE-23.4' }

export type Hint = { readonly move: AnyMove } | { readonly refusal: Refusal }

export async function hintAt(table: TableSnapshot, isLocal: boolean): Promise<Hint> {
  const move = isLocal ? await here(table) : await there(table)
  return move ?? { refusal: NO_THOUGHT }
}

/** From what the seat sees, and nothing else. */
async function here({ game, view, viewer }: TableSnapshot): Promise<Hint | undefined> {
  if (game === null || viewer === 'spectator') return undefined
  const { thinkAside } = await import('./bot-thoughts.ts')
  const [move] = await thinkAside(game, view, viewer, STRONG)
  return move && { move }
}

async function there({ house }: TableSnapshot): Promise<Hint | undefined> {
  const answer = await ask('POST /api/tables/:id/hint', {
    params: { id: house?.id ?? '' },
    body: {},
  })
  if (!answer.ok) return { refusal: { rule: '', ...answer.refusal } }
  const [move] = answer.value.moves as readonly AnyMove[]
  return move && { move }
}
