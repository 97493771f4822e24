// How strong players are, as far as places at tables tell: Plackett-Luce after Weng and Lin (2011, algorithm 4), on the
// scale that people know from chess. A strength is a guess and how far it may be off.

export interface Strength {
  readonly rating: number
  readonly deviation: number
}

export const UNKNOWN: Strength = { rating: 1500, deviation: 350 }

/** How much luck and form there is in one game. */
const LUCK = 175
/** People change: a guess never becomes so sure that it stands still. */
const DRIFT = 3.5
const LEAST_SHARE = 0.0001

/** After one table, in the order given; `places` are 1 for the best, equal for equals. */
export function rated(before: readonly Strength[], places: readonly number[]): Strength[] {
  const now = before.map(({ rating, deviation }) => ({
    rating,
    variance: deviation ** 2 + DRIFT ** 2,
  }))
  const spread = Math.sqrt(now.reduce((sum, { variance }) => sum + variance + LUCK ** 2, 0))
  const best = Math.max(...now.map(({ rating }) => rating))
  const weights = now.map(({ rating }) => Math.exp((rating - best) / spread))
  return now.map(({ rating, variance }, player) => {
    const { surprise, news } = lessonFor(player, weights, places)
    const gamma = Math.sqrt(variance) / spread
    const share = 1 - ((gamma * variance) / spread ** 2) * news
    return {
      rating: rating + (variance / spread) * surprise,
      deviation: Math.sqrt(variance * Math.max(share, LEAST_SHARE)),
    }
  })
}

/** At each place that the player reached or missed: how likely was it that they, among all who were left, would take it? */
function lessonFor(player: number, weights: readonly number[], places: readonly number[]) {
  const own = placeAt(places, player)
  let surprise = 0
  let news = 0
  for (const [other, place] of places.entries()) {
    if (place > own) continue
    const left = weights.filter((_, one) => placeAt(places, one) >= place)
    const equals = places.filter((one) => one === place).length
    const chance = (weights[player] ?? 0) / left.reduce((sum, weight) => sum + weight, 0)
    surprise += ((other === player ? 1 : 0) - chance) / equals
    news += (chance * (1 - chance)) / equals
  }
  return { surprise, news }
}

const placeAt = (places: readonly number[], player: number): number => places[player] ?? 0
