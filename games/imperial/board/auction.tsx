// The sealed auction of the opening: what a bid buys if nobody bids more, who has sealed one, and the bids once they are open.
import type { Seat } from '@foldtable/kernel'
import { useState } from 'react'
import { DOLLAR, LOWEST_PRICE } from '../src/data/charts.ts'
import { offeredTo } from '../src/flow/opening.ts'
import { bidBuys } from '../src/rules/preview.ts'
import { priceOf } from '../src/rules/stock.ts'
import { playerAt } from '../src/state.ts'
import { centsIn, inDollars } from './amounts.ts'
import { pointerAt, useBoard } from './board-context.ts'
import { NO_CHOICE } from './choosing.ts'
import { letterOf } from './pieces.tsx'
import { type Certificate, powerRows } from './power-rows.ts'
import { useTalk } from './words/index.ts'

export function Auction() {
  const { view, seat, pointers } = useBoard()
  const { say } = useTalk()
  const country = say(`country.${view.up}`)
  const row = powerRows(view).find((one) => one.country === view.up)
  if (row === undefined) return null
  const isBidding = view.mode === 'bid' && pointers.length > 0
  return (
    <section className="im-auction" aria-label={say('board.auction', { country })}>
      <header>
        <span className={`im-badge is-large of-${view.up}`} aria-hidden="true">
          {letterOf(view.up)}
        </span>
        <h2>
          {view.mode === 'bid'
            ? say('board.auction', { country })
            : say('board.auction.open', { country })}
          <small>{say('board.auction.how')}</small>
        </h2>
      </header>
      <Envelopes />
      <div className="im-certificates">
        {row.certificates.map((one) => (
          <Paper key={one.stock} one={one} />
        ))}
      </div>
      {isBidding && seat !== undefined && <Bid seat={seat} />}
      {view.mode === 'buyBid' && <Offered />}
      {view.mode === 'bid' && !isBidding && <Sealed />}
    </section>
  )
}

/** For each player: dashed while he thinks, closed once a bid is sealed, open with the bid in it. */
function Envelopes() {
  const { view, seat: own } = useBoard()
  const { say, nameOf, money } = useTalk()
  const stateOf = (seat: Seat) => {
    const { sealed, cash } = playerAt(view, seat)
    if (sealed !== null) return 'sealed'
    return cash < LOWEST_PRICE ? 'out' : 'thinking'
  }
  return (
    <ul className="im-envelopes">
      {view.order.map((seat) => {
        const bid = view.mode === 'buyBid' ? view.bids[seat] : undefined
        const state = stateOf(seat)
        const name = seat === own ? say('board.you') : nameOf(seat)
        return (
          <li
            key={seat}
            className={
              bid == null ? `is-${state}` : `is-open${view.queue[0] === seat ? ' is-first' : ''}`
            }
            title={bid == null ? say(`board.auction.${state}`, { seat: nameOf(seat) }) : undefined}
          >
            <svg viewBox="0 0 18 13" className="im-envelope" aria-hidden="true">
              <rect x="1" y="1" width="16" height="11" rx="1.5" />
              <path d="M1.5 2L9 8L16.5 2" />
            </svg>
            <span>{name}</span>
            {bid != null && <b>{money(bid)}</b>}
          </li>
        )
      })}
    </ul>
  )
}

function Paper({ one }: { readonly one: Certificate }) {
  const { view, seat, pointers, press, choice } = useBoard()
  const { say, money, initialOf } = useTalk()
  const { stock, price, owner } = one
  const pointer = pointerAt(pointers, { on: 'certificate', country: view.up, stock })
  const offered = view.mode === 'buyBid' ? offeredTo(view)?.stock : undefined
  const bought = view.mode === 'bid' ? bidBuys(view, choice.bid ?? 0) : offered
  const cash = seat === undefined ? 0 : playerAt(view, seat).cash
  const classes = ['im-certificate', `of-${view.up}`]
  if (bought === stock) classes.push('is-bought')
  if (owner !== null) classes.push('is-owned')
  else if (price > cash && view.mode === 'bid') classes.push('is-dear')
  const label = say('board.certificate.buy', {
    country: say(`country.${view.up}`),
    stock,
    price: { money: price },
  })
  const inside = (
    <>
      <span className="hidden">{label}</span>
      <b aria-hidden="true">{stock}</b>
      <small aria-hidden="true">{money(price)}</small>
      {owner !== null && <i aria-hidden="true">{initialOf(owner)}</i>}
    </>
  )
  return pointer === undefined ? (
    <span className={classes.join(' ')}>{inside}</span>
  ) : (
    <button
      type="button"
      className={classes.join(' ')}
      aria-pressed={bought === stock}
      data-point={pointer.key}
      onClick={() => press(pointer)}
    >
      {inside}
    </button>
  )
}

/** Typed, by stepper, by slider, or by a press on a certificate. */
function Bid({ seat }: { readonly seat: Seat }) {
  const { view, choice, choose, pointers, press } = useBoard()
  const { say, money } = useTalk()
  const { cash } = playerAt(view, seat)
  const bid = choice.bid ?? 0
  const [typed, type] = useState<{ readonly text: string; readonly bid: number }>()
  const text = typed?.bid === bid ? typed.text : inDollars(bid)
  const step = (button: 'less' | 'more') => pointerAt(pointers, { on: 'dock', button })
  const write = (input: string) => {
    const cents = centsIn(input) ?? 0
    type({ text: input, bid: cents })
    choose({ ...NO_CHOICE, bid: cents })
  }
  return (
    <>
      <div className="im-bid">
        <StepButton pointer={step('less')} label={say('board.less')} sign="–" press={press} />
        <label className="im-amount">
          <span className="hidden">{say('board.auction.bid')}</span>
          <span aria-hidden="true">$</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => write(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              press(pointerAt(pointers, { on: 'dock', button: 'play' }))
            }}
          />
        </label>
        <StepButton pointer={step('more')} label={say('board.more')} sign="+" press={press} />
        <input
          className="im-slider"
          type="range"
          min={0}
          max={cash}
          step={1}
          value={Math.min(bid, cash)}
          aria-label={say('board.auction.bid')}
          aria-valuetext={money(bid)}
          onChange={(event) => choose({ ...NO_CHOICE, bid: rounded(event.target.value, cash) })}
        />
        <span className="im-max">{money(cash)}</span>
      </div>
      <BidText cash={cash} bid={bid} />
    </>
  )
}

/** By the slider one bids whole dollars, or all one has. */
function rounded(value: string, cash: number): number {
  const cents = Number(value)
  return cents === cash ? cash : Math.round(cents / DOLLAR) * DOLLAR
}

interface StepProps {
  readonly pointer: ReturnType<typeof pointerAt>
  readonly label: string
  readonly sign: string
  press(one: ReturnType<typeof pointerAt>): void
}

const StepButton = ({ pointer, label, sign, press }: StepProps) => (
  <button
    type="button"
    className="im-step"
    aria-label={label}
    disabled={pointer === undefined}
    data-point={pointer?.key}
    onClick={() => press(pointer)}
  >
    {sign}
  </button>
)

function BidText({ cash, bid }: { readonly cash: number; readonly bid: number }) {
  const { view } = useBoard()
  const { say } = useTalk()
  if (bid > cash)
    return (
      <p className="im-purchase is-bad" aria-live="polite">
        {say('board.auction.tooMuch', { cash: { money: cash } })}
      </p>
    )
  const stock = bidBuys(view, bid)
  const above = stock === undefined ? 0 : bid - priceOf(view.rules, stock)
  return (
    <p className="im-purchase" aria-live="polite">
      {stock === undefined ? (
        say('board.auction.buysNothing')
      ) : (
        <>
          <b>{say('board.auction.buys', { stock })}</b>
          {` · ${say('board.purchase.pays', { interest: { money: stock * DOLLAR } })}`}
          {` · ${say('board.purchase.left', { left: { money: cash - bid } })}`}
          {above > 0 && ` · ${say('board.auction.above', { sum: { money: above } })}`}
        </>
      )}
    </p>
  )
}

function Offered() {
  const { view } = useBoard()
  const { say } = useTalk()
  const offered = offeredTo(view)
  if (offered === undefined) return null
  const { seat, stock, bid } = offered
  return (
    <p className="im-purchase" aria-live="polite">
      {say('board.auction.offered', { seat: { seat }, stock, price: { money: bid } })}
    </p>
  )
}

/** One's own bid is known to oneself. */
function Sealed() {
  const { view, seat } = useBoard()
  const { say } = useTalk()
  const own = seat === undefined ? undefined : playerAt(view, seat).sealed?.is
  if (own === undefined) return null
  return <p className="im-purchase">{say('board.auction.yours', { amount: { money: own } })}</p>
}
