// Bidding: the highest bid, one's own next one in steps, and everything that was said (Appendix 4.3).
import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { BID_STEP } from '../src/data/variants.ts'
import type { PowerHouse, State } from '../src/index.ts'
import { configOf, leastNextBid, mostNextBid } from '../src/state.ts'
import { amountIn, RAISES } from './pointing.ts'
import { useTalk } from './words/index.ts'

interface BidPanelProps {
  readonly props: BoardProps<PowerHouse>
  readonly state: State
}

export function BidPanel({ props, state }: BidPanelProps) {
  const { say } = useTalk()
  return (
    <section className="ph-panel ph-bidding" aria-label={say('board.bidding')}>
      <Highest state={state} />
      {props.viewer !== 'spectator' && <Controls props={props} state={state} />}
      <Auction state={state} />
    </section>
  )
}

function Highest({ state }: { readonly state: State }) {
  const { say } = useTalk()
  const { bid, bidder } = state
  return (
    <p className="ph-highest">
      {bidder === null
        ? say('board.openBidding', { least: leastNextBid(state) })
        : say('board.highest', { seat: { seat: bidder }, amount: bid })}
    </p>
  )
}

function Controls({ props, state }: BidPanelProps) {
  const { say } = useTalk()
  const { offers, play, isSending } = props
  const [least, most] = [leastNextBid(state), mostNextBid(state)]
  const [wished, setWished] = useState(0)
  const amount = amountIn(state, wished)
  const canPass = offers.some(({ kind }) => kind === 'pass')
  const canBid = offers.some((move) => move.kind === 'bid' && move.amount === amount)
  return (
    <>
      <Stepper amount={amount} least={least} most={most} onChange={setWished} />
      <div className="ph-raises">
        {RAISES.map((raise) => {
          const raised = amount + raise
          return (
            <button
              key={raise}
              type="button"
              data-point={`raise-${raise}`}
              disabled={raised > most}
              onClick={() => setWished(raised)}
            >
              +{raise}
              <span className="ph-hidden">, {say('board.raiseTo', { amount: raised })}</span>
            </button>
          )
        })}
      </div>
      <ThresholdNote state={state} amount={amount} />
      <div className="ph-say">
        <button
          type="button"
          className="is-main"
          data-point="bid"
          disabled={!canBid || isSending}
          onClick={() => play({ kind: 'bid', amount })}
        >
          {say('move.bid', { amount })}
        </button>
        <button
          type="button"
          data-point="pass"
          disabled={!canPass || isSending}
          onClick={() => play({ kind: 'pass' })}
        >
          {say('move.pass')}
        </button>
      </div>
    </>
  )
}

interface StepperProps {
  readonly amount: number
  readonly least: number
  readonly most: number
  onChange(amount: number): void
}

function Stepper({ amount, least, most, onChange }: StepperProps) {
  const { say } = useTalk()
  return (
    <div className="ph-stepper">
      <button
        type="button"
        data-point="less"
        disabled={amount <= least}
        onClick={() => onChange(amount - BID_STEP)}
        aria-label={say('board.less', { step: BID_STEP })}
      >
        −
      </button>
      <output>{amount}</output>
      <button
        type="button"
        data-point="more"
        disabled={amount >= most}
        onClick={() => onChange(amount + BID_STEP)}
        aria-label={say('board.more', { step: BID_STEP })}
      >
        +
      </button>
      <input
        type="range"
        min={least}
        max={most}
        step={BID_STEP}
        value={amount}
        aria-label={say('board.amount')}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="ph-most">{most}</span>
    </div>
  )
}

/** From the threshold on, one more partner is called (P-7.1). */
function ThresholdNote({ state, amount }: { readonly state: State; readonly amount: number }) {
  const { say } = useTalk()
  const { partners } = configOf(state)
  const { threshold } = state
  const isReached = threshold !== null && amount >= threshold
  return (
    <p className={`ph-note ${isReached ? 'is-reached' : ''}`}>
      {say('board.partners', { count: partners + (isReached ? 1 : 0) })}
      {threshold !== null &&
        !isReached &&
        ` · ${say('board.threshold', { threshold, count: partners + 1 })}`}
    </p>
  )
}

function Auction({ state: { auction } }: { readonly state: State }) {
  const { say, nameOf } = useTalk()
  if (auction.length === 0) return null
  return (
    <ol className="ph-auction" aria-label={say('board.auction')}>
      {auction.map(({ seat, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
        <li key={index} className={amount === 0 ? 'is-pass' : ''}>
          {nameOf(seat)} <b>{amount === 0 ? say('board.pass') : amount}</b>
        </li>
      ))}
    </ol>
  )
}
