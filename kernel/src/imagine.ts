// A full state that fits what a viewer knows: the blanks of each pool are filled from what is unseen.
import type { Chance } from './chance.ts'
import type { GameTypes, PartOf } from './game.ts'
import type { Json, Viewer } from './seat.ts'
import { mapSecrets, secret } from './secret.ts'

/** Blanks outside any pool stay blank. Throws if a pool's blanks and unseen values differ in number: the game's bug. */
export function imagine<G extends GameTypes>(
  game: PartOf<G, 'imagine' | 'unseen'>,
  view: G['State'],
  viewer: Viewer,
  chance: Chance,
): G['State'] {
  if (game.imagine !== undefined) return game.imagine(view, viewer, chance)
  const left = new Map<string, Json[]>()
  for (const [pool, values] of Object.entries(game.unseen?.(view, viewer) ?? {})) {
    left.set(pool, chance.shuffle(values))
  }
  const world = mapSecrets(view, (held) => {
    if (held.is !== undefined || held.pool === undefined) return held
    const value = left.get(held.pool)?.pop()
    if (value === undefined) throw new RangeError(`more blanks than unseen values in ${held.pool}`)
    return secret(value, held.to, held.pool)
  })
  for (const [pool, values] of left) {
    if (values.length > 0) throw new RangeError(`more unseen values than blanks in ${pool}`)
  }
  return world
}
