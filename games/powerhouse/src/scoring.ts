// The scores of the finished games; the tally is for profiles.
import type { BySeat, Score } from '@foldtable/kernel'
import type { State } from './state.ts'

export const score = ({ scores, sheet }: State): BySeat<Score> =>
  scores.map((points, seat) => {
    const led = sheet.filter(({ leader }) => leader === seat)
    const bidsMade = led.filter(({ made }) => made).length
    return { points, tally: { gamesPlayed: sheet.length, bidsWon: led.length, bidsMade } }
  })
