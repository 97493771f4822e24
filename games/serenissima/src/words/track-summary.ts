// The turn track and the cards: what has come, what may come, and how likely it scores or ends the game.
import type { Message } from '@foldtable/kernel'
import { CARD_FACTS, CARDS, type CardId } from '../data/cards.ts'
import { trackFor } from '../data/constants.ts'
import type { State } from '../state.ts'

export function trackSummary(view: State): Message[] {
  const { round, space, players, stage } = view
  const { last, scoring } = trackFor(players.length)
  const [first = 0, second = 0] = scoring
  const track = { id: 'summary.track', params: { space, last, first, second } }
  if (stage === 'ended') return [{ id: 'summary.over' }, track]
  if (round === 0) return [{ id: 'summary.setup' }, track, ...cards(view)]
  return [{ id: 'summary.round', params: { round } }, track, ...cards(view), odds(view)]
}

const words = (ids: readonly CardId[]) => ({ words: ids.map((id) => `card.${id}`) })

/** Drawn cards lie open; the others are known as a set and not in order (S-1.13). */
function cards({ drawn, deck }: State): Message[] {
  if (deck.length === 0) return [{ id: 'summary.deckEmpty' }]
  const left = CARDS.filter((card) => !drawn.includes(card))
  const deckLine = { id: 'summary.deck', params: { cards: words(left) } }
  return drawn.length === 0
    ? [deckLine]
    : [{ id: 'summary.drawn', params: { cards: words(drawn) } }, deckLine]
}

/** In whole percent, for the card at the end of this round. */
function odds({ drawn, deck, space, players }: State): Message {
  const { last, scoring } = trackFor(players.length)
  const left = deck.length === 0 ? CARDS : CARDS.filter((card) => !drawn.includes(card))
  const share = (isSo: (next: number) => boolean) =>
    Math.round(
      (100 * left.filter((card) => isSo(space + CARD_FACTS[card].advance)).length) / left.length,
    )
  return {
    id: 'summary.odds',
    params: {
      score: share((next) => scoring.some((at) => at > space && at <= next)),
      end: share((next) => next >= last),
    },
  }
}
