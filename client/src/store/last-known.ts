// The last known state of a few tables, so that one that is opened without a network shows where it stood.
import type { Game } from '@foldtable/kernel'
import { type KeyValues, readKept } from '../wire/key-values.ts'
import type { TableMessage } from '../wire/wire.ts'

type WholeTable = Extract<TableMessage, { kind: 'table' }>

interface Kept {
  /** Who saw it: it is shown to nobody else. */
  readonly account: string
  readonly at: number
  /** Of the rules that it was folded with. */
  readonly version: number
  readonly message: WholeTable
}

/** Must agree with `app/me.ts`, which forgets them when somebody else sits down here. */
const PREFIX = 'foldtable.last.'
/** Of so many tables, the latest. */
const MOST = 4
/** A larger table is not kept: others need the room. */
const MOST_LETTERS = 400_000

export function keepLast(
  storage: KeyValues,
  kept: { readonly account: string; readonly at: number; readonly game: Game },
  message: WholeTable,
): void {
  const { account, at, game } = kept
  const text = JSON.stringify({ account, at, version: game.meta.version, message } satisfies Kept)
  const name = `${PREFIX}${message.table}`
  if (text.length > MOST_LETTERS) storage.remove(name)
  else storage.set(name, text)
  const all = storage
    .keys(PREFIX)
    .map((key) => ({ key, since: readKept<Kept>(storage, key)?.at ?? 0 }))
    .sort((a, b) => b.since - a.since)
  for (const { key } of all.slice(MOST)) storage.remove(key)
}

/** As this person last saw it; nothing if that is not known, or other rules are at hand by now. */
export async function lastKnown(
  storage: KeyValues,
  table: string,
  account: string,
  loadGame: (id: string) => Promise<Game>,
): Promise<WholeTable | undefined> {
  const kept = readKept<Kept>(storage, `${PREFIX}${table}`)
  if (kept === undefined || kept.account !== account || kept.message.table !== table)
    return undefined
  const game = await loadGame(kept.message.house.game)
  return game.meta.version === kept.version ? kept.message : undefined
}
