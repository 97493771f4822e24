// How a battle ends if the attacker goes on: exact, for the few sailors that there can be.

export interface Odds {
  /** How likely the attacker wins. */
  readonly win: number
  /** How many sailors are left aboard on average, lost battles included. */
  readonly left: number
}

const known = new Map<string, Odds>()

/** `tired` are zones moved; a fort cancels a hit in every round. */
export function oddsOf(sailors: number, tired: number, defenders: number, hasFort: boolean): Odds {
  if (defenders <= 0) return { win: sailors > 0 ? 1 : 0, left: sailors }
  if (sailors - tired < 1) return { win: 0, left: sailors }
  const key = `${sailors} ${tired} ${defenders} ${hasFort}`
  const found = known.get(key) ?? fight(sailors, tired, defenders, hasFort)
  known.set(key, found)
  return found
}

/** Rounds in which nobody is lost change nothing, so they are left out. */
function fight(sailors: number, tired: number, defenders: number, hasFort: boolean): Odds {
  const fighters = sailors - tired
  let [all, win, left] = [0, 0, 0]
  for (let hits = 0; hits <= fighters; hits++) {
    const killed = Math.max(0, hits - (hasFort ? 1 : 0))
    for (let lost = 0; lost <= defenders; lost++) {
      if (killed === 0 && lost === 0) continue
      const chance = likely(fighters, hits) * likely(defenders, lost)
      const after = oddsOf(Math.max(0, sailors - lost), tired, defenders - killed, hasFort)
      all += chance
      win += chance * after.win
      left += chance * after.left
    }
  }
  return { win: win / all, left: left / all }
}

/** So many skulls with so many dice, half of whose faces are skulls. */
function likely(dice: number, skulls: number): number {
  let ways = 1
  for (let i = 1; i <= skulls; i++) ways = (ways * (dice - i + 1)) / i
  return ways / 2 ** dice
}
