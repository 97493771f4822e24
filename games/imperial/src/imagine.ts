// What may lie behind blanks (I-21).
import { type Chance, type Secret, secret, type Viewer } from '@foldtable/kernel'
import type { State } from './state.ts'

/** Any bid that the bidder could pay, any vote. */
export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const players = view.players.map((player) => {
    const { sealed, cash } = player
    if (sealed === null || sealed.is !== undefined) return player
    return { ...player, sealed: imagined(view, sealed, cash, chance) }
  })
  return { ...view, players }
}

function imagined(
  { mode }: State,
  { to, pool }: Secret<number>,
  cash: number,
  chance: Chance,
): Secret<number> {
  const value =
    mode === 'bid' ? chance.below(cash + 1) : mode === 'vote' ? chance.roll(2) : chance.below(2)
  return secret(value, to, pool)
}
