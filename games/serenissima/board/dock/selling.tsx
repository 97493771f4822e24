// What is sold where the galley lies, and a port that belongs to nobody: deliver first, then claim (S-8).
import type { Seat } from '@foldtable/kernel'
import { PORT_FACTS } from '../../src/data/zones.ts'
import { deliveryPay, goodsIncome } from '../../src/rules/prices.ts'
import { Act } from '../act.tsx'
import type { Now } from '../choosing/choice.ts'
import { deliverable } from '../choosing/ordinary.ts'
import { Ducat } from '../players.tsx'
import { useTalk } from '../words/index.ts'
import { Amounts } from './amounts.tsx'
import { GoodThing } from './parts.tsx'

interface SellingProps {
  readonly now: Now
  readonly seat: Seat
}

/** Goods are paid before the port is one's own, and not afterwards (S-8.5). */
export function Claim({ now, seat }: SellingProps) {
  const { say } = useTalk()
  const goods = deliverable(now)
  const { location } = now.view.galleys[now.view.active] ?? {}
  const pay =
    location === undefined || location === 'MARE'
      ? 0
      : deliveryPay(seat, now.view.ports[location], goods)
  const title = (
    <>
      {say('board.claim')} {pay > 0 && <small>{say('board.deliver.first', { pay })}</small>}
    </>
  )
  return (
    <span className="ser-claim">
      <Amounts title={title} of="claim" />
    </span>
  )
}

/** Everything aboard that this port takes, with what it pays now and at each scoring; each alone by pressing its slot. */
export function DeliverAll({ now, seat }: SellingProps) {
  const { say } = useTalk()
  const { view } = now
  const galley = view.galleys[view.active]
  const goods = deliverable(now)
  if (galley == null || galley.location === 'MARE' || goods.length === 0) return null
  const port = view.ports[galley.location]
  const { length } = port.cargo
  const rise = goodsIncome(view, length + goods.length) - goodsIncome(view, length)
  const room = PORT_FACTS[galley.location].warehouse - length
  return (
    <Act
      of={goods.length > 1 ? 'deliver all' : `deliver ${goods[0]}`}
      className="is-primary is-sale"
    >
      {say('board.deliver')}
      {goods.map((good) => (
        <GoodThing key={good} good={good} />
      ))}
      <b className="ser-gain">
        +{deliveryPay(seat, port, goods)} <Ducat />
      </b>
      <small>
        {port.owner === null
          ? say('board.landfall.rise.free', { rise })
          : say(port.owner === seat ? 'board.deliver.own' : 'board.landfall.rise', {
              rise,
              seat: { seat: port.owner },
            })}
        {room < new Set(galley.hold).size && room === goods.length && ` · ${say('board.lastRoom')}`}
      </small>
    </Act>
  )
}
