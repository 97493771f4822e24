// The exchange: every certificate of every country, who owns it, what it costs, and what a purchase would change.
import type { Seat } from '@foldtable/kernel'
import { DOLLAR } from '../src/data/charts.ts'
import { purchaseOf } from '../src/rules/preview.ts'
import { holding, priceOf } from '../src/rules/stock.ts'
import { playerAt } from '../src/state.ts'
import { pointerAt, useBoard } from './board-context.ts'
import type { Pointed, Wanted } from './choosing.ts'
import { useSeatStyle } from './investors.tsx'
import { letterOf } from './pieces.tsx'
import { type Certificate, type PowerRow, powerRows } from './power-rows.ts'
import { Sign } from './powers.tsx'
import { useTalk } from './words/index.ts'

export function Exchange() {
  const { say, money } = useTalk()
  const { view, choice } = useBoard()
  const rows = powerRows(view)
  const shown = view.mode === 'sale' ? rows.filter(({ isUp }) => isUp) : rows
  const stocks = rows[0]?.certificates ?? []
  return (
    <section className="im-exchange" aria-label={say('board.exchange.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <small>{say('board.exchange.interest')}</small>
              <small>{say('board.exchange.price')}</small>
            </th>
            {stocks.map(({ stock, price }) => (
              <th key={stock} scope="col">
                <b>{stock}</b>
                <small>{money(price)}</small>
              </th>
            ))}
            <th scope="col" className="im-exchange-bars">
              <small>{say('board.exchange.holders')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.country} row={row} />
          ))}
        </tbody>
      </table>
      {choice.stock !== null && <Purchase wanted={choice.stock} />}
    </section>
  )
}

function Row({ row }: { readonly row: PowerRow }) {
  const { say } = useTalk()
  const { view } = useBoard()
  const isClosed = row.isOffLimits && view.mode === 'buy'
  const country = say(`country.${row.country}`)
  return (
    <tr
      className={`of-${row.country}${isClosed ? ' is-closed' : ''}`}
      title={isClosed ? say('board.exchange.closed', { country }) : undefined}
    >
      <th scope="row">
        <span className="im-badge" aria-hidden="true">
          {letterOf(row.country)}
        </span>
        <span className="im-exchange-name">{country}</span>
        <small>
          {row.points}
          <i>{`×${row.factor}`}</i>
        </small>
      </th>
      {row.certificates.map((one) => (
        <td key={one.stock}>
          <Paper row={row} one={one} />
        </td>
      ))}
      <td className="im-exchange-bars">
        <Holders row={row} />
      </td>
    </tr>
  )
}

interface PaperProps {
  readonly row: PowerRow
  readonly one: Certificate
}

/** A certificate: whose it is, or a button to look at buying it. */
function Paper({ row, one }: PaperProps) {
  const { initialOf, nameOf, say } = useTalk()
  const { pointers, press, choice, seat, props, view } = useBoard()
  const { owner, stock, price } = one
  const { country } = row
  const about = { country: say(`country.${country}`), stock, price: { money: price } }
  if (owner !== null) {
    const isGiven = choice.stock?.country === country && choice.stock.back === stock
    return (
      <span
        className={`im-owned${owner === seat ? ' is-own' : ''}${isGiven ? ' is-given' : ''}`}
        title={say('board.certificate.of', { ...about, seat: nameOf(owner) })}
      >
        <span aria-hidden="true">{initialOf(owner)}</span>
        <span className="hidden">{nameOf(owner)}</span>
      </span>
    )
  }
  const pointer = pointerAt(pointers, { on: 'certificate', country, stock })
  const isExchange = backOf(pointer) !== null
  const isChosen = choice.stock?.country === country && choice.stock.stock === stock
  const isBuying = view.mode === 'buy' || view.mode === 'sale'
  if (!isBuying || pointers.length === 0)
    return (
      <span className="im-owned is-free" title={say('board.forSale', about)}>
        {stock}
      </span>
    )
  const state = pointer === undefined ? 'not' : isExchange ? 'change' : 'buy'
  return (
    <button
      type="button"
      className={`im-buy${isChosen ? ' is-chosen' : ''}${pointer === undefined ? ' is-not' : ''}`}
      aria-pressed={isChosen}
      data-point={pointer?.key}
      aria-label={say(`board.certificate.${state}`, about)}
      onClick={() =>
        pointer === undefined ? props.explain?.({ kind: 'buy', country, stock }) : press(pointer)
      }
    >
      {stock}
      {isExchange && <i aria-hidden="true">⇄</i>}
    </button>
  )
}

const backOf = (pointer: Pointed | undefined): number | null =>
  pointer?.leads.choice?.stock?.back ?? null

/** Holdings as one bar; who reaches the mark in its middle decides alone. */
export function Holders({ row }: { readonly row: PowerRow }) {
  const { initialOf, nameOf } = useTalk()
  const styleOf = useSeatStyle()
  if (row.sold === 0) return <span className="im-bar is-empty" />
  return (
    <span className="im-bar-line">
      <Sign isDemocracy={row.isDemocracy} />
      <span className="im-bar">
        {row.holders.map(({ seat, holds }) => (
          <i
            key={seat}
            style={{ ...styleOf(seat), width: `${(holds / row.sold) * 100}%` }}
            title={`${nameOf(seat)} ${holds}`}
          >
            {initialOf(seat)}
            <b>{holds}</b>
          </i>
        ))}
      </span>
    </span>
  )
}

/** What the chosen purchase does, and which certificate is handed back for it. */
function Purchase({ wanted }: { readonly wanted: Wanted }) {
  const talk = useTalk()
  const { say } = talk
  const { view, seat, pointers, press } = useBoard()
  if (seat === undefined) return null
  const backs = pointers.filter((one) => one.at.on === 'back')
  return (
    <div className="im-purchase">
      {backs.length > 1 && (
        <fieldset className="im-backs">
          <legend>{say('board.hand')}</legend>
          {backs.map((one) => {
            const back = one.at.on === 'back' ? one.at.back : null
            return (
              <button
                key={one.key}
                type="button"
                className="im-chip"
                aria-pressed={wanted.back === back}
                data-point={one.key}
                onClick={() => press(one)}
              >
                {back === null ? say('board.hand.none') : say('board.hand.back', { back })}
              </button>
            )
          })}
        </fieldset>
      )}
      <p>{purchaseParts(talk, view, seat, wanted)}</p>
    </div>
  )
}

type View = ReturnType<typeof useBoard>['view']

function purchaseParts(
  { say }: ReturnType<typeof useTalk>,
  view: View,
  seat: Seat,
  { country, stock, back }: Wanted,
) {
  const after = purchaseOf(view, seat, { country, stock, ...(back === null ? {} : { back }) })
  const price = after.price - after.refund
  const own = holding(view, seat, country)
  const about = { country: say(`country.${country}`), stock, price: { money: price } }
  const government = after.isDemocracy ? 'democracy' : 'dictatorship'
  return (
    <>
      <b>
        {back === null
          ? say('board.purchase', about)
          : say('board.purchase.back', { ...about, back })}
      </b>
      {[
        say('board.purchase.pays', { interest: { money: stock * DOLLAR } }),
        say('board.purchase.weight', { before: own, after: own + stock - (back ?? 0) }),
        say('board.purchase.left', { left: { money: playerAt(view, seat).cash - price } }),
      ].map((part) => ` · ${part}`)}
      {after.makesLeader && <em>{say(`then.leader.${government}`).replace(/^, /, ' · ')}</em>}
    </>
  )
}

export const priceOfWanted = (view: View, { stock, back }: Wanted): number =>
  priceOf(view.rules, stock) - priceOf(view.rules, back ?? 0)
