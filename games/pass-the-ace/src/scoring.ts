// Lives are what counts; the tally is for profiles.
import type { BySeat, Score } from '@foldtable/kernel'
import type { State } from './state.ts'

export const score = (state: State): BySeat<Score> =>
  state.players.map(({ lives, left, roundsLost }, seat) => {
    const wasPlayedOut = state.end !== null && state.end.reason !== 'abandoned'
    const gamesPlayed = wasPlayedOut || left ? 1 : 0
    const gamesWon = state.end?.winner === seat ? 1 : 0
    return { points: lives, tally: { gamesPlayed, gamesWon, roundsLost } }
  })
