// Pass the Ace as boardgame.io's documentation writes games: moves change G, `turn` passes it on, `endIf` ends it.
import { type Card, PACK, rankNumber } from '@foldtable/parts/cards'
import type { FnContext, Game } from 'boardgame.io'

export interface Board {
  phase: 'highCard' | 'turns' | 'reveal' | 'doubleGame' | 'over'
  lives: number[]
  hands: (Card | null)[]
  /** Kings that were met, and everything at the end of a round. */
  faceUp: boolean[]
  dealer: number
  /** The round's seats, the dealer last. */
  order: number[]
  acted: number
  /** The top card last. */
  deck: Card[]
  trash: Card[]
}

type Random = FnContext<Board>['random']

const INVALID_MOVE = 'INVALID_MOVE'
const LIVES = 3
const KING = 13

export const passTheAce: Game<Board> = {
  name: 'pass-the-ace',

  setup({ ctx, random }) {
    const board: Board = {
      phase: 'highCard',
      lives: new Array(ctx.numPlayers).fill(LIVES),
      hands: new Array(ctx.numPlayers).fill(null),
      faceUp: new Array(ctx.numPlayers).fill(false),
      dealer: 0,
      order: [],
      acted: 0,
      deck: [],
      trash: [],
    }
    beginLeg(board, random)
    return board
  },

  moves: {
    stick({ G, playerID }) {
      if (!canMove(G, playerID, 'stick')) return INVALID_MOVE
      endAction(G)
      return undefined
    },

    swap({ G, playerID }) {
      if (!canMove(G, playerID, 'swap')) return INVALID_MOVE
      const seat = Number(playerID)
      const target = seatAt(G, G.acted + 1)
      if (isKing(G, target)) G.faceUp[target] = true
      else [G.hands[seat], G.hands[target]] = [cardOf(G, target), cardOf(G, seat)]
      endAction(G)
      return undefined
    },

    draw({ G, playerID, random }) {
      if (!canMove(G, playerID, 'draw')) return INVALID_MOVE
      const seat = Number(playerID)
      const card = topCard(G, random)
      G.trash.push(cardOf(G, seat))
      G.hands[seat] = card
      endAction(G)
      return undefined
    },

    advance({ G, playerID, random }) {
      if (!canMove(G, playerID, 'advance')) return INVALID_MOVE
      if (G.phase === 'doubleGame') {
        beginLeg(G, random)
        return undefined
      }
      if (G.phase === 'highCard') freshDeck(G, random)
      else clearTable(G)
      deal(G, random)
      return undefined
    },
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: () => 0,
      /** In a pause the turn stays with whoever had it, who then moves on. */
      next: ({ G, ctx }) => (G.phase === 'turns' ? seatAt(G, G.acted) : ctx.playOrderPos),
    },
  },

  endIf: ({ G }) =>
    G.phase === 'over' ? { winner: G.lives.findIndex((lives) => lives > 0) } : undefined,
}

type MoveName = 'stick' | 'swap' | 'draw' | 'advance'
const PAUSE: readonly MoveName[] = ['advance']
const KING_MUST_STICK: readonly MoveName[] = ['stick']
const DEALER: readonly MoveName[] = ['stick', 'draw']
const OTHERS: readonly MoveName[] = ['stick', 'swap']

/** What the current player may do. */
export function legalMoves(
  G: Pick<Board, 'phase' | 'hands' | 'dealer'>,
  player: string,
): readonly MoveName[] {
  if (G.phase !== 'turns') return PAUSE
  const seat = Number(player)
  if (isKing(G, seat)) return KING_MUST_STICK
  return seat === G.dealer ? DEALER : OTHERS
}

const canMove = (G: Board, player: string, name: MoveName): boolean =>
  legalMoves(G, player).includes(name)

function seatAt(G: Board, place: number): number {
  const seat = G.order[place]
  if (seat === undefined) throw new RangeError(`nobody is at place ${place}`)
  return seat
}

function cardOf(G: Pick<Board, 'hands'>, seat: number): Card {
  const card = G.hands[seat]
  if (!card) throw new RangeError(`seat ${seat} holds no card`)
  return card
}

const isKing = (G: Pick<Board, 'hands'>, seat: number): boolean =>
  rankNumber(cardOf(G, seat)) === KING

function endAction(G: Board): void {
  G.acted += 1
  if (G.acted === G.order.length) endRound(G)
}

function endRound(G: Board): void {
  const ranks = G.order.map((seat) => rankNumber(cardOf(G, seat)))
  const low = Math.min(...ranks)
  G.order.forEach((seat, place) => {
    G.faceUp[seat] = true
    if (ranks[place] === low) G.lives[seat] = (G.lives[seat] ?? 0) - 1
  })
  const alive = G.lives.filter((lives) => lives > 0).length
  G.phase = alive === 0 ? 'doubleGame' : alive === 1 ? 'over' : 'reveal'
}

function beginLeg(G: Board, random: Random): void {
  G.phase = 'highCard'
  G.lives.fill(LIVES)
  clearHands(G)
  freshDeck(G, random)
  let drawing = G.lives.map((_, seat) => seat)
  while (drawing.length > 1) {
    if (G.deck.length < drawing.length) freshDeck(G, random)
    const ranks = drawing.map(() => rankNumber(topCard(G, random)))
    const highest = Math.max(...ranks)
    drawing = drawing.filter((_, index) => ranks[index] === highest)
  }
  G.dealer = drawing[0] ?? 0
}

/** The cards on the table go to the trash, and the next one alive deals. */
function clearTable(G: Board): void {
  for (const seat of G.order) G.trash.push(cardOf(G, seat))
  clearHands(G)
  do G.dealer = (G.dealer + 1) % G.lives.length
  while (G.lives[G.dealer] === 0)
}

function clearHands(G: Board): void {
  G.hands.fill(null)
  G.faceUp.fill(false)
}

function deal(G: Board, random: Random): void {
  const { dealer } = G
  const seats = G.lives.map((_, index) => (dealer + 1 + index) % G.lives.length)
  G.order = seats.filter((seat) => (G.lives[seat] ?? 0) > 0)
  G.acted = 0
  G.phase = 'turns'
  for (const seat of seats) {
    if ((G.lives[seat] ?? 0) > 0) G.hands[seat] = topCard(G, random)
  }
}

function topCard(G: Board, random: Random): Card {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.trash)
    G.trash = []
  }
  const card = G.deck.pop()
  if (card === undefined) throw new RangeError('there are no cards left')
  return card
}

function freshDeck(G: Board, random: Random): void {
  G.deck = random.Shuffle(PACK.slice())
  G.trash = []
}
