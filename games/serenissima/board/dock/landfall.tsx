// What waits where a galley would sail: what the port there pays for what is aboard, whose it is, and what an attack would be worth.
import type { Seat } from '@foldtable/kernel'
import type { Good } from '../../src/data/goods.ts'
import { PORT_FACTS, type PortId } from '../../src/data/zones.ts'
import { deliveryPay, goodsIncome } from '../../src/rules/prices.ts'
import { galleyAt, type State } from '../../src/state.ts'
import { galleysIn } from '../berths.ts'
import { battleOdds } from '../odds.ts'
import { Ducat } from '../players.tsx'
import { BuildingSign } from '../port.tsx'
import type { Way } from '../reach.ts'
import { useTalk } from '../words/index.ts'
import { GoodThing, Pawns, percent, SourceThing } from './parts.tsx'
import { HeldLine, OwnerLine } from './quay.tsx'

interface LandfallProps {
  readonly view: State
  readonly seat: Seat
  readonly way: Way
}

export function Landfall({ view, seat, way }: LandfallProps) {
  const { say } = useTalk()
  const { zone } = way
  const galley = view.galleys[view.active]
  if (galley == null || zone === 'MARE')
    return (
      <section className="ser-quay">
        <h2>{say('board.mare')}</h2>
        <p className="ser-sale">{say('board.landfall.sea')}</p>
      </section>
    )
  const port = view.ports[zone]
  const { produces, sailors } = PORT_FACTS[zone]
  return (
    <section className="ser-quay">
      <h2>
        <SourceThing good={produces} />
        {say(`zone.${zone}`)}
        {port.fort && <BuildingSign kind="fort" />}
        {port.basilica && <BuildingSign kind="basilica" />}
        <small>
          <OwnerLine owner={port.owner} viewer={seat} />
        </small>
      </h2>
      <div className="ser-quay-rows">
        <Sale view={view} seat={seat} way={way} port={zone} />
        <span className="ser-quay-row">
          {port.owner !== null && <Pawns seat={port.owner} count={port.sailors} />}
          <em>{`${port.sailors}/${sailors}`}</em>
          <span className="ser-sale">{siegeLine(view, seat, way, say)}</span>
        </span>
      </div>
    </section>
  )
}

/** What the port would take of what is aboard, and what that brings. */
function Sale({ view, seat, way, port: id }: LandfallProps & { readonly port: PortId }) {
  const { say } = useTalk()
  const port = view.ports[id]
  const { produces, warehouse } = PORT_FACTS[id]
  const room = warehouse - port.cargo.length
  const aboard = [...new Set(galleyAt(view, view.active).hold)].filter(
    (slot): slot is Good => slot !== 'sailor' && slot !== 'empty',
  )
  const payOf = (good: Good) => deliveryPay(seat, port, [good])
  const wanted = aboard
    .filter((good) => good !== produces && !port.cargo.includes(good))
    .sort((a, b) => payOf(b) - payOf(a))
    .slice(0, room)
  const pay = deliveryPay(seat, port, wanted)
  const rise =
    goodsIncome(view, port.cargo.length + wanted.length) - goodsIncome(view, port.cargo.length)
  const isShut = way.heldBy !== undefined && port.owner !== seat
  return (
    <span className="ser-quay-row">
      {isShut ? (
        <HeldLine seat={way.heldBy} />
      ) : wanted.length === 0 ? (
        <span className="ser-sale">
          {say(room === 0 ? 'board.landfall.full' : 'board.landfall.nothing')}
        </span>
      ) : (
        <>
          <span className="ser-sale">{say('board.landfall.takes')}</span>
          {wanted.map((good) => (
            <GoodThing key={good} good={good} />
          ))}
          <b className="ser-gain">
            +{pay} <Ducat />
          </b>
          <span className="ser-sale">
            {port.owner === null
              ? say('board.landfall.rise.free', { rise })
              : say('board.landfall.rise', { rise, seat: { seat: port.owner } })}
          </span>
        </>
      )}
    </span>
  )
}

/** An attack on the port, or why there could be none. */
function siegeLine(
  view: State,
  seat: Seat,
  { zone, fighters, crew }: Way,
  say: ReturnType<typeof useTalk>['say'],
): string {
  if (zone === 'MARE') return ''
  const { owner, sailors, fort, closed } = view.ports[zone]
  if (closed) return say('refusal.portClosed', { port: { word: `zone.${zone}` } })
  if (owner === null) return say('board.landfall.claim')
  if (owner === seat) return ''
  const guard = galleysIn(view, zone).find((number) => view.galleys[number]?.owner === owner)
  if (guard !== undefined) return say('board.landfall.guard', { galley: guard })
  if (fighters < 1) return say('board.landfall.tired')
  const odds = battleOdds({
    sailors: crew,
    tired: crew - fighters,
    defenders: sailors,
    hasFort: fort,
    needed: 2,
  })
  return say('board.landfall.siege', {
    dice: fighters,
    theirs: sailors,
    chance: percent(odds.wins),
  })
}
