// boardgame.io with authority: its local master judges, stores and logs, and sends each seat's client its own view.
import type { Chance } from '@foldtable/kernel'
import type { TransportOpts } from 'boardgame.io/dist/types/src/client/transport/transport.js'
import type { Contestant } from '../contest.ts'
import { type Board, legalMoves } from './boardgame-io-game.ts'
import { Client, Local } from './boardgame-io-library.ts'
import { secretPassTheAce, type View } from './boardgame-io-secret-game.ts'

type SeatClient = ReturnType<typeof Client<Board>>

export const boardgameIoLocal: Contestant = {
  name: 'boardgame.io Local()',
  share: 1 / 50,
  play(seats, key, choices) {
    const clients = clientsAt(seats, key)
    for (const client of clients) client.start()
    let moves = 0
    let seat: number | undefined = 0
    while (seat !== undefined) {
      seat = moveOf(clients, seat, choices)
      moves += 1
    }
    for (const client of clients) client.stop()
    return { moves, survivors: survivorsIn(clients, moves) }
  },
}

/** One for each seat, at one master; the key is also the match. */
function clientsAt(seats: number, key: string): SeatClient[] {
  const game = { ...secretPassTheAce, seed: key }
  const match = { game, numPlayers: seats, matchID: key, multiplayer: masterOf(key), debug: false }
  return Array.from({ length: seats }, (_, seat) =>
    Client<Board>({ ...match, playerID: String(seat) }),
  )
}

/**
 * A master of the game's own. The library keeps for good one master for each game object, with all its matches and the
 * latest client of each seat, to whom it goes on sending views of other matches. So all our games give it the same object
 * to keep a master under, and a new storage key, which makes it put a new master there and drop the last.
 */
function masterOf(key: string) {
  const local = Local({ storageKey: key })
  return (options: TransportOpts) => local({ ...options, gameKey: secretPassTheAce })
}

/** Moves through the seat's own client, from what that sees; whose turn it is then, or nobody's. */
function moveOf(clients: readonly SeatClient[], seat: number, choices: Chance): number | undefined {
  const client = clients[seat]
  const { G, _stateID, ctx } = stateOf(client)
  client?.moves[choices.pick(legalMoves(G, ctx.currentPlayer))]?.()
  const after = stateOf(client)
  // With storage in memory the master answers before the move returns: there is nothing to await.
  if (after._stateID !== _stateID + 1) throw new Error('a legal move was refused or is late')
  return after.ctx.gameover === undefined ? Number(after.ctx.currentPlayer) : undefined
}

/** They must all have been sent every move. */
function survivorsIn(clients: readonly SeatClient[], moves: number): number {
  const states = clients.map(stateOf)
  if (states.some(({ _stateID }) => _stateID !== moves)) throw new Error('a client missed a move')
  return states[0]?.G.lives.filter((lives) => lives > 0).length ?? 0
}

function stateOf(client: SeatClient | undefined) {
  const state = client?.getState()
  if (!state) throw new Error('a client was not sent its view')
  const G: View = state.G as Board & View // as `playerView` leaves it
  return { ...state, G }
}
