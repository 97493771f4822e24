// The players in sentences: order, card, Swiss, cash, stock and score (U-5, U-17).
import type { Message, Seat } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import { COUNTRIES } from '../../data/countries.ts'
import { holding } from '../../rules/stock.ts'
import { cashValue, factorOf, hidesScores, placesOf, scoreInCents } from '../../scoring.ts'
import { playerAt, type State } from '../../state.ts'
import { countryWord, money } from '../params.ts'

export const playerLines = (view: State): Message[] =>
  view.mode === 'over' ? finalLines(view) : currentLines(view)

function currentLines(view: State): Message[] {
  const { order, card, players } = view
  const swiss = order.filter((seat) => playerAt(view, seat).swiss)
  const seats = { seats: order }
  return [
    card === null
      ? { id: 'summary.orderOnly', params: { seats } }
      : { id: 'summary.order', params: { seats, card: { seat: card } } },
    ...(swiss.length === 0 ? [] : [{ id: 'summary.swiss', params: { seats: { seats: swiss } } }]),
    ...order.map((seat) => playerLine(view, seat)),
    ...players.flatMap(({ modifier }, seat) =>
      modifier === 0 ? [] : [seatMessage('summary.late', seat, { count: -modifier })],
    ),
  ]
}

/** Projected scores may be hidden until the end (I-21.4). */
function playerLine(view: State, seat: Seat): Message {
  const has = { cash: money(playerAt(view, seat).cash), stock: stockOf(view, seat) }
  if (hidesScores(view)) return seatMessage('summary.player', seat, has)
  return seatMessage('summary.playerWithScore', seat, {
    ...has,
    score: scoreInCents(view, seat) / 100,
    value: money(cashValue(view, seat)),
  })
}

function stockOf(view: State, seat: Seat) {
  const parts = COUNTRIES.flatMap((country) => {
    const own = holding(view, seat, country)
    return own === 0 ? [] : [{ id: 'share.stock', params: { country: countryWord(country), own } }]
  })
  return { parts: parts.length === 0 ? [{ id: 'share.noStock' }] : parts }
}

/** The best first, and what each score is made of. */
function finalLines(view: State): Message[] {
  const places = placesOf(view)
  const seats = view.order.slice().sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  return seats.map((seat) =>
    seatMessage('summary.final', seat, {
      place: places[seat] ?? 0,
      score: scoreInCents(view, seat) / 100,
      terms: { parts: termsOf(view, seat) },
    }),
  )
}

function termsOf(view: State, seat: Seat): Message[] {
  const { cash, modifier } = playerAt(view, seat)
  const stock = COUNTRIES.flatMap((country) => {
    const own = holding(view, seat, country)
    const factor = factorOf(view.countries[country].points)
    const params = { country: countryWord(country), own, factor, sum: own * factor }
    return own === 0 ? [] : [{ id: 'term.stock', params }]
  })
  const late = modifier === 0 ? [] : [{ id: 'term.late', params: { count: -modifier } }]
  return [...stock, { id: 'term.cash', params: { cash: money(cash) } }, ...late]
}
