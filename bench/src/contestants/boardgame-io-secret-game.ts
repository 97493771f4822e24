// The same Pass the Ace for boardgame.io, with its secrets kept as its documentation says: `playerView` strips them, and
// moves that need them are left to the master. All do, as any of them may end the round, which compares all hands.
import type { Game, Move } from 'boardgame.io'
import { type Board, passTheAce } from './boardgame-io-game.ts'

/** What a player sees of the board: its own card and those face up, and how many are left to draw. */
export type View = Omit<Board, 'deck'> & { readonly deckLeft: number }

const onMaster = (move: Move<Board>): Move<Board> =>
  typeof move === 'function' ? { move, client: false } : { ...move, client: false }

export const secretPassTheAce: Game<Board> = {
  ...passTheAce,

  moves: Object.fromEntries(
    Object.entries(passTheAce.moves ?? {}).map(([name, move]) => [name, onMaster(move)]),
  ),

  playerView({ G: { deck, ...open }, playerID }): View {
    const me = Number(playerID ?? Number.NaN)
    const hands = open.hands.map((card, seat) => (seat === me || open.faceUp[seat] ? card : null))
    return { ...open, hands, deckLeft: deck.length }
  },
}
