// The rules of a game for a worker: what a game's folder has for people to look at is not brought along.
import type { Game } from '@foldtable/kernel'

const RULES = import.meta.glob<{ readonly [name: string]: Game }>('../../../games/*/src/index.ts')

export async function rulesOf(id: string): Promise<Game> {
  const found = await RULES[`../../../games/${id}/src/index.ts`]?.()
  const game = Object.values(found ?? {}).find((one) => one.meta?.id === id)
  if (game === undefined) throw new RangeError(`no game ${id}`)
  return game
}
