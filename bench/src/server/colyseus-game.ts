// The rules of Pass the Ace on a Colyseus state, as in `contestants/boardgame-io-game.ts`. Once a game is over the next
// `advance` begins another in the same room.
import { type Card, PACK, rankNumber } from '@foldtable/parts/cards'
import { Board, legalMoves, type MoveName, Player } from './colyseus-state.ts'
import { SEATS } from './contestant.ts'

const LIVES = 3

export class ColyseusGame {
  readonly board = new Board()
  /** Nobody is sent these. The top card last. */
  #deck: Card[] = []

  constructor() {
    for (let seat = 0; seat < SEATS; seat++) this.board.players.push(new Player())
    this.#beginLeg()
  }

  /** False if the seat may not. */
  play(seat: number, move: MoveName): boolean {
    const { board } = this
    if (seat !== board.current || !legalMoves(board).includes(move)) return false
    if (move === 'advance') this.#advance()
    else this.#act(seat, move)
    board.deckLeft = this.#deck.length
    board.n += 1
    return true
  }

  #act(seat: number, move: 'stick' | 'swap' | 'draw'): void {
    const { board } = this
    if (move === 'swap') this.#swap(seat, this.#seatAt(board.acted + 1))
    if (move === 'draw') {
      const card = this.#topCard()
      board.trash.push(this.#playerAt(seat).card)
      this.#playerAt(seat).card = card
    }
    board.acted += 1
    if (board.acted === board.order.length) this.#endRound()
    else board.current = this.#seatAt(board.acted)
  }

  #swap(seat: number, target: number): void {
    const [mine, theirs] = [this.#playerAt(seat), this.#playerAt(target)]
    if (theirs.card.startsWith('K')) theirs.shown = theirs.card
    else [mine.card, theirs.card] = [theirs.card, mine.card]
  }

  #endRound(): void {
    const { board } = this
    const players = [...board.order].map((seat) => this.#playerAt(seat))
    const low = Math.min(...players.map(({ card }) => rankNumber(card as Card)))
    for (const player of players) {
      player.shown = player.card
      if (rankNumber(player.card as Card) === low) player.lives -= 1
    }
    const alive = board.players.filter(({ lives }) => lives > 0).length
    board.phase = alive === 0 ? 'doubleGame' : alive === 1 ? 'over' : 'reveal'
  }

  #advance(): void {
    const { phase } = this.board
    if (phase === 'doubleGame' || phase === 'over') {
      this.#beginLeg()
      return
    }
    if (phase === 'highCard') this.#freshDeck()
    else this.#clearTable()
    this.#deal()
  }

  #beginLeg(): void {
    const { board } = this
    board.phase = 'highCard'
    for (const player of board.players) player.lives = LIVES
    this.#clearHands()
    this.#freshDeck()
    let drawing = board.players.map((_, seat) => seat)
    while (drawing.length > 1) {
      if (this.#deck.length < drawing.length) this.#freshDeck()
      const ranks = drawing.map(() => rankNumber(this.#topCard()))
      const highest = Math.max(...ranks)
      drawing = drawing.filter((_, index) => ranks[index] === highest)
    }
    board.dealer = drawing[0] ?? 0
    board.current = 0
  }

  /** The cards on the table go to the trash, and the next one alive deals. */
  #clearTable(): void {
    const { board } = this
    for (const seat of board.order) board.trash.push(this.#playerAt(seat).card)
    this.#clearHands()
    let { dealer } = board
    do dealer = (dealer + 1) % SEATS
    while (this.#playerAt(dealer).lives === 0)
    board.dealer = dealer
  }

  #clearHands(): void {
    for (const player of this.board.players) {
      player.card = ''
      player.shown = ''
    }
  }

  #deal(): void {
    const { board } = this
    const seats = board.players.map((_, index) => (board.dealer + 1 + index) % SEATS)
    const order = seats.filter((seat) => this.#playerAt(seat).lives > 0)
    board.order.clear()
    board.order.push(...order)
    board.acted = 0
    board.phase = 'turns'
    board.current = order[0] ?? 0
    for (const seat of order) this.#playerAt(seat).card = this.#topCard()
  }

  #topCard(): Card {
    const { trash } = this.board
    if (this.#deck.length === 0) {
      this.#deck = shuffled([...trash] as Card[])
      trash.clear()
    }
    const card = this.#deck.pop()
    if (card === undefined) throw new RangeError('there are no cards left')
    return card
  }

  #freshDeck(): void {
    this.#deck = shuffled(PACK)
    this.board.trash.clear()
  }

  #seatAt(place: number): number {
    const seat = this.board.order[place]
    if (seat === undefined) throw new RangeError(`nobody is at place ${place}`)
    return seat
  }

  #playerAt(seat: number): Player {
    const player = this.board.players[seat]
    if (player === undefined) throw new RangeError(`there is no seat ${seat}`)
    return player
  }
}

function shuffled(cards: readonly Card[]): Card[] {
  const mixed = cards.slice()
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    const moved = mixed[last] as Card
    mixed[last] = mixed[other] as Card
    mixed[other] = moved
  }
  return mixed
}
