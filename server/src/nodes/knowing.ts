// What a version of the server knows, so that versions may run beside each other: what a node does not know it does not fold.
import { games } from '@foldtable/games'
import { versionText } from '../base/version.ts'

interface Known {
  readonly release: string
  /** Of each game, the kinds of events that it folds. */
  readonly games: { readonly [game: string]: readonly string[] }
}

export const known = (): Known => ({
  release: versionText(),
  games: Object.fromEntries(games.map(({ meta, kinds = [] }) => [meta.id, kinds])),
})

/** Another node, as its row has it, knows a game or a kind of event that is not known here. */
export function knowsMore(other: string, here = known()): boolean {
  const { games: theirs = {} }: Partial<Known> = JSON.parse(other)
  return Object.entries(theirs).some(([game, kinds]) => {
    const own = here.games[game]
    return own === undefined || kinds.some((kind) => !own.includes(kind))
  })
}
