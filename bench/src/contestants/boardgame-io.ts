// boardgame.io's plain client: a reducer in one process, without authority; nothing is hidden. Debugging is off.
import type { Contestant } from '../contest.ts'
import { type Board, legalMoves, passTheAce } from './boardgame-io-game.ts'
import { Client } from './boardgame-io-library.ts'

export const boardgameIo: Contestant = {
  name: 'boardgame.io client',
  share: 1 / 25,
  play(seats, key, choices) {
    const game = { ...passTheAce, seed: key }
    const client = Client<Board>({ game, numPlayers: seats, debug: false })
    client.start()
    let moves = 0
    let state = client.getState()
    while (state !== null && state.ctx.gameover === undefined) {
      const before = state._stateID
      client.moves[choices.pick(legalMoves(state.G, state.ctx.currentPlayer))]?.()
      state = client.getState()
      if (state?._stateID === before) throw new Error('a legal move was refused')
      moves += 1
    }
    client.stop()
    return { moves, survivors: state?.G.lives.filter((lives) => lives > 0).length ?? 0 }
  },
}
