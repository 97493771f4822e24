// The end: everybody's score as a sum that can be followed, the best first.
import { COUNTRIES } from '../src/data/countries.ts'
import { holding } from '../src/rules/stock.ts'
import { factorOf, placesOf, scoreInCents } from '../src/scoring.ts'
import { playerAt } from '../src/state.ts'
import { useBoard } from './board-context.ts'
import { SeatDisc } from './investors.tsx'
import { letterOf } from './pieces.tsx'
import { useTalk } from './words/index.ts'

export function Ending() {
  const { view, props } = useBoard()
  const { say, money, nameOf } = useTalk()
  const places = placesOf(view)
  const seats = view.order.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const great = COUNTRIES.find((country) => view.countries[country].points >= 25) ?? view.up
  const isLate = view.players.some(({ modifier }) => modifier !== 0)
  return (
    <section className="im-ending" aria-label={say('board.over')}>
      <h2>
        {say('board.over')}
        <small>{say('board.over.country', { country: say(`country.${great}`) })}</small>
      </h2>
      <div className="im-scroll" data-scrolls>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('board.over.player')}</th>
              <th scope="col">{say('board.over.total')}</th>
              {COUNTRIES.map((country) => (
                <th key={country} scope="col" className={`of-${country}`}>
                  <span className="im-badge" aria-hidden="true">
                    {letterOf(country)}
                  </span>
                  <span className="hidden">{say(`country.${country}`)}</span>
                  <small>{`×${factorOf(view.countries[country].points)}`}</small>
                </th>
              ))}
              <th scope="col">{say('board.cash')}</th>
              {isLate && <th scope="col">{say('board.over.late')}</th>}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} className={places[seat] === 1 ? 'is-first' : ''}>
                <th scope="row">
                  <span className="im-who">
                    <span className="im-place">{places[seat]}</span>
                    <SeatDisc seat={seat} />
                    <span>{nameOf(seat)}</span>
                  </span>
                </th>
                <td>
                  <b>{(scoreInCents(view, seat) / 100).toLocaleString(props.language)}</b>
                </td>
                {COUNTRIES.map((country) => {
                  const own = holding(view, seat, country)
                  const factor = factorOf(view.countries[country].points)
                  return (
                    <td key={country} title={say('board.over.term', { own, factor })}>
                      {own * factor}
                      <small>{own === 0 ? '' : own}</small>
                    </td>
                  )
                })}
                <td>{money(playerAt(view, seat).cash)}</td>
                {isLate && <td>{playerAt(view, seat).modifier}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
