// The floor: the same rules in a bare loop over numbers and lists, with nothing kept but what the rules need.
import type { Contestant } from '../contest.ts'

/** A card is 0 to 51; its rank is 0 for an ace to 12 for a king. */
const rankOf = (card: number): number => card % 13
const KING = 12
const LIVES = 3

export const floor: Contestant = {
  name: 'floor',
  share: 10,
  play(seats, key) {
    const game = new BareGame(seats, Number.parseInt(key.slice(0, 8), 16))
    return { moves: game.play(), survivors: game.alive() }
  },
}

class BareGame {
  readonly lives: number[]
  readonly hands: number[]
  order: number[] = []
  deck: number[] = []
  trash: number[] = []
  random: number

  constructor(seats: number, seed: number) {
    this.lives = new Array(seats).fill(LIVES)
    this.hands = new Array(seats).fill(0)
    this.random = seed
  }

  /** All legs until one is left; how many moves that took. */
  play(): number {
    let moves = 0
    do {
      this.lives.fill(LIVES)
      let dealer = this.firstDealer()
      this.freshDeck()
      moves += 1
      while (true) {
        moves += this.playRound(dealer)
        if (this.alive() < 2) break
        for (const seat of this.order) this.trash.push(this.hands[seat] as number)
        dealer = this.nextAlive(dealer)
        moves += 1
      }
      if (this.alive() === 0) moves += 1
    } while (this.alive() === 0)
    return moves
  }

  alive(): number {
    let count = 0
    for (const lives of this.lives) if (lives > 0) count += 1
    return count
  }

  firstDealer(): number {
    this.freshDeck()
    let drawing = this.lives.map((_, seat) => seat)
    while (drawing.length > 1) {
      if (this.deck.length < drawing.length) this.freshDeck()
      let highest = -1
      let best: number[] = []
      for (const seat of drawing) {
        const rank = rankOf(this.deck.pop() as number)
        if (rank > highest) {
          highest = rank
          best = [seat]
        } else if (rank === highest) best.push(seat)
      }
      drawing = best
    }
    return drawing[0] as number
  }

  playRound(dealer: number): number {
    const { hands, lives, order } = this
    order.length = 0
    for (let step = 1; step <= lives.length; step++) {
      const seat = (dealer + step) % lives.length
      if ((lives[seat] as number) > 0) order.push(seat)
    }
    for (const seat of order) hands[seat] = this.topCard()
    for (let turn = 0; turn < order.length; turn++) this.takeTurn(turn)
    let low = KING
    for (const seat of order) low = Math.min(low, rankOf(hands[seat] as number))
    for (const seat of order) {
      if (rankOf(hands[seat] as number) === low) lives[seat] = (lives[seat] as number) - 1
    }
    return order.length
  }

  takeTurn(turn: number): void {
    const { hands, order } = this
    const seat = order[turn] as number
    const mine = hands[seat] as number
    if (rankOf(mine) === KING || this.below(2) === 0) return
    if (turn === order.length - 1) {
      const drawn = this.topCard()
      this.trash.push(mine)
      hands[seat] = drawn
      return
    }
    const target = order[turn + 1] as number
    const theirs = hands[target] as number
    if (rankOf(theirs) === KING) return
    hands[seat] = theirs
    hands[target] = mine
  }

  nextAlive(seat: number): number {
    let next = seat
    do next = (next + 1) % this.lives.length
    while (this.lives[next] === 0)
    return next
  }

  topCard(): number {
    if (this.deck.length === 0) {
      const empty = this.deck
      this.deck = this.trash
      this.trash = empty
      this.shuffleDeck()
    }
    return this.deck.pop() as number
  }

  freshDeck(): void {
    this.trash.length = 0
    this.deck.length = 0
    for (let card = 0; card < 52; card++) this.deck.push(card)
    this.shuffleDeck()
  }

  shuffleDeck(): void {
    const { deck } = this
    for (let last = deck.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const moved = deck[last] as number
      deck[last] = deck[other] as number
      deck[other] = moved
    }
  }

  /** Mulberry32: a small quick generator, good enough for play without stakes. */
  below(count: number): number {
    this.random = (this.random + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.random ^ (this.random >>> 15), 1 | this.random)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}
