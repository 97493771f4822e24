// The port where the galley lies: what it takes and pays, what it sells and to whom the money goes, its garrison; each row with
// what can be done there (E-7).
import type { Seat, Viewer } from '@foldtable/kernel'
import { PORT_FACTS, type PortId } from '../../src/data/zones.ts'
import type { State } from '../../src/state.ts'
import { SeatSign } from '../emblem.tsx'
import { type Market, marketOf } from '../market.ts'
import { Ducat } from '../players.tsx'
import { BuildingSign } from '../port.tsx'
import { holderOf } from '../reach.ts'
import { type Talk, useTalk } from '../words/index.ts'
import { Amounts } from './amounts.tsx'
import { GoodThing, Pawns, SourceThing } from './parts.tsx'

interface QuayProps {
  readonly view: State
  readonly port: PortId
  /** Whose galley lies there, and who looks. */
  readonly seat: Seat
  readonly viewer: Viewer
}

export function Quay({ view, port: id, seat, viewer }: QuayProps) {
  const talk = useTalk()
  const port = view.ports[id]
  const market = marketOf(view, id, seat)
  return (
    <section className="ser-quay">
      <h2>
        <SourceThing good={market.sells} />
        {talk.say(`zone.${id}`)}
        {port.fort && <BuildingSign kind="fort" />}
        {port.basilica && <BuildingSign kind="basilica" />}
        <small>
          <OwnerLine owner={port.owner} viewer={viewer} />
        </small>
      </h2>
      {port.closed ? (
        <p className="ser-sale">{talk.say('board.closed')}</p>
      ) : (
        <div className="ser-quay-rows">
          <Store view={view} id={id} market={market} />
          {port.owner !== seat && <HeldLine seat={holderOf(view, id)} />}
          <span className="ser-quay-row">
            <SourceThing good={market.sells} />
            <span className="ser-sale">{priceLine(talk, market)}</span>
            <Amounts
              title={talk.say('board.load')}
              of="load"
              hasAll
              priceOf={(quantity) => <Coins ducats={market.price * quantity} />}
            />
          </span>
          <Crew view={view} id={id} />
        </div>
      )}
    </section>
  )
}

/** What lies there, what it would still take and pay, and what it brings its owner at a scoring. */
export function Store({
  view,
  id,
  market,
}: {
  readonly view: State
  readonly id: PortId
  readonly market: Market
}) {
  const { say } = useTalk()
  const { cargo } = view.ports[id]
  return (
    <span className="ser-quay-row">
      {cargo.map((good) => (
        <GoodThing key={good} good={good} />
      ))}
      {market.takes.map(({ good, pay }) => (
        <span key={good} className="ser-wanted">
          <GoodThing good={good} />
          <b>{pay === 0 ? '0' : `+${pay}`}</b>
        </span>
      ))}
      {market.room === 0 && <em>{say('board.full')}</em>}
      {market.room > 0 && market.room < market.takes.length && (
        <em>{`${cargo.length}/${PORT_FACTS[id].warehouse}`}</em>
      )}
      <span
        className="ser-brings"
        title={say('board.brings', { income: market.income, more: market.more })}
      >
        <Ducat /> {market.income}
        {market.more !== market.income && (
          <>
            <span className="ser-arrow-to">→</span>
            <b>{market.more}</b>
          </>
        )}
      </span>
    </span>
  )
}

const Coins = ({ ducats }: { readonly ducats: number }) =>
  ducats === 0 ? null : (
    <small>
      −{ducats} <Ducat />
    </small>
  )

/** The garrison, and sailors that go aboard or ashore. */
function Crew({ view, id }: { readonly view: State; readonly id: PortId }) {
  const { say } = useTalk()
  const { owner, sailors } = view.ports[id]
  return (
    <span className="ser-quay-row">
      {owner !== null && <Pawns seat={owner} count={sailors} />}
      <em>{`${sailors}/${PORT_FACTS[id].sailors}`}</em>
      <Amounts title={say('board.sailor.aboard')} of="aboard" />
      <Amounts title={say('board.sailor.ashore')} of="ashore" />
    </span>
  )
}

/** Nothing can be sold where an opponent holds the water (S-15.4). */
export function HeldLine({ seat }: { readonly seat: Seat | undefined }) {
  const { say } = useTalk()
  if (seat === undefined) return null
  return (
    <span className="ser-sale">
      <SeatSign seat={seat} /> {say('board.held', { seat: { seat } })}
    </span>
  )
}

export function OwnerLine({
  owner,
  viewer,
}: {
  readonly owner: Seat | null
  readonly viewer: Viewer
}) {
  const { say } = useTalk()
  if (owner === null) return say('board.nobody')
  return (
    <>
      <SeatSign seat={owner} />{' '}
      {owner === viewer ? say('board.yours') : say('board.of', { seat: { seat: owner } })}
    </>
  )
}

export function priceLine({ say }: Talk, { price, payee, stock }: Market): string {
  if (stock === 0) return say('board.price.none')
  if (price === 0) return say('board.price.free')
  return payee === null
    ? say('board.price.bank', { price })
    : say('board.price.owner', { price, seat: { seat: payee } })
}
