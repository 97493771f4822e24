// boardgame.io's local client, with Pass the Ace written for it. Debugging is off and it runs as in production.
import { createRequire } from 'node:module'
// Types only: at run time it is found as `boardgame.io/client` below.
import type { Client as MakeClient } from 'boardgame.io/dist/types/packages/client.js'
import type { Contestant } from '../contest.ts'
import { type Board, legalMoves, passTheAce } from './boardgame-io-game.ts'

process.env.NODE_ENV = 'production' // before it is loaded: it looks once
// Its folders are no ES modules, so this is how Node finds them.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: typeof MakeClient
}

export const boardgameIo: Contestant = {
  name: 'boardgame.io',
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
