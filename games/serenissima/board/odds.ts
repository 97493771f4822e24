// What an attack is likely to bring: the next round exactly, and the whole battle if the attacker goes on while he can hit (S-9).

export interface Sides {
  /** Sailors aboard, of whom so many are tired. */
  readonly sailors: number
  readonly tired: number
  readonly defenders: number
  readonly hasFort: boolean
  /** Sailors that must be left to win: one to sink a galley, two to take a port, for one of them lands (S-9.9). */
  readonly needed: 1 | 2
}

/** Chances from 0 to 1. */
export interface Odds {
  /** The galley is sunk or the port taken, and the attacker is afloat. */
  readonly wins: number
  /** The defenders are gone and too few are left: a port is freed, two galleys sink each other. */
  readonly frees: number
  /** The attacker sinks, whatever becomes of the target. */
  readonly sinks: number
}

export interface RoundOdds extends Odds {
  /** Sailors that each side loses on average. */
  readonly ownLosses: number
  readonly theirLosses: number
}

export function roundOdds(sides: Sides): RoundOdds {
  const { sailors, defenders, needed } = sides
  let [wins, frees, sinks, ownLosses, theirLosses] = [0, 0, 0, 0, 0]
  for (const { chance, own, their } of rounds(sides)) {
    ownLosses += chance * own
    theirLosses += chance * their
    const left = sailors - own
    if (left === 0) sinks += chance
    if (their < defenders) continue
    if (left >= needed) wins += chance
    else frees += chance
  }
  return { wins, frees, sinks, ownLosses, theirLosses }
}

const known = new Map<string, Odds>()

export function battleOdds(sides: Sides): Odds {
  const { sailors, tired, defenders, hasFort, needed } = sides
  if (defenders === 0) {
    const hasWon = sailors >= needed
    return { wins: hasWon ? 1 : 0, frees: hasWon ? 0 : 1, sinks: sailors === 0 ? 1 : 0 }
  }
  if (sailors === 0) return { wins: 0, frees: 0, sinks: 1 }
  // Too tired, or one die against a fort: nothing can be hit any more, so nobody goes on.
  if (sailors - tired < (hasFort ? 2 : 1)) return { wins: 0, frees: 0, sinks: 0 }
  const key = `${sailors} ${tired} ${defenders} ${hasFort} ${needed}`
  const found = known.get(key) ?? foughtOut(sides)
  known.set(key, found)
  return found
}

/** Rounds in which nobody is lost change nothing, so they are left out. */
function foughtOut(sides: Sides): Odds {
  let [all, wins, frees, sinks] = [0, 0, 0, 0]
  for (const { chance, own, their } of rounds(sides)) {
    if (own + their === 0) continue
    const then = battleOdds({
      ...sides,
      sailors: sides.sailors - own,
      defenders: sides.defenders - their,
    })
    all += chance
    wins += chance * then.wins
    frees += chance * then.frees
    sinks += chance * then.sinks
  }
  return { wins: wins / all, frees: frees / all, sinks: sinks / all }
}

/** Every pair of losses, with its chance. */
function* rounds({ sailors, tired, defenders, hasFort }: Sides) {
  const dice = Math.max(0, sailors - tired)
  for (let hits = 0; hits <= dice; hits++) {
    const their = Math.min(defenders, Math.max(0, hits - (hasFort ? 1 : 0)))
    for (let skulls = 0; skulls <= defenders; skulls++) {
      yield {
        chance: likely(dice, hits) * likely(defenders, skulls),
        own: Math.min(sailors, skulls),
        their,
      }
    }
  }
}

/** So many skulls with so many dice, half of whose faces are skulls. */
function likely(dice: number, skulls: number): number {
  let ways = 1
  for (let i = 1; i <= skulls; i++) ways = (ways * (dice - i + 1)) / i
  return ways / 2 ** dice
}
