// What is looked at and not asked about: galleys of a zone in full size, a fleet, bank and Doge.
import type { Seat } from '@foldtable/kernel'
import { HOLD_SLOTS } from '../src/data/constants.ts'
import { GOODS, type Slot } from '../src/data/goods.ts'
import { PORT_FACTS, type ZoneId } from '../src/data/zones.ts'
import { galleysOf, portsOf } from '../src/rules/board.ts'
import { basilicaIncome, goodsIncome, incomeOf } from '../src/rules/prices.ts'
import { galleyAt, playerAt, type State } from '../src/state.ts'
import { galleysIn } from './berths.ts'
import { CardFaces, cardOdds } from './cards.tsx'
import { Item } from './cargo.tsx'
import { GoodThing, SourceThing } from './dock/parts.tsx'
import { SeatSign } from './emblem.tsx'
import { useHands } from './hands.ts'
import { Ducat } from './players.tsx'
import { BuildingSign } from './port.tsx'
import { Over } from './sheet.tsx'
import { useTalk } from './words/index.ts'

/** All galleys of a zone; each row is the press of that galley. */
export function Crowd({ view, zone }: { readonly view: State; readonly zone: ZoneId }) {
  const { say } = useTalk()
  const numbers = galleysIn(view, zone)
  const title = say('board.crowd', { zone: { word: `zone.${zone}` }, count: numbers.length })
  return (
    <Over title={title}>
      <div className="ser-fleet">
        {numbers.map((number) => (
          <GalleyRow key={number} view={view} number={number} hasOwner />
        ))}
      </div>
    </Over>
  )
}

interface GalleyRowProps {
  readonly view: State
  readonly number: number
  readonly hasOwner?: boolean
}

export function GalleyRow({ view, number, hasOwner = false }: GalleyRowProps) {
  const { say, nameOf } = useTalk()
  const { presses, press, open } = useHands()
  const { owner, hold, location } = galleyAt(view, number)
  const key = [`beside ${number}`, `target ${number}`].find((one) => presses.has(one))
  const where = hasOwner ? nameOf(owner) : say(`zone.${location}`)
  const row = (
    <>
      <SeatSign seat={owner} />
      <b className="ser-plate-number">{number}</b>
      <span>{where}</span>
      <HoldRow hold={hold} seat={owner} />
    </>
  )
  const className = `ser-fleet-row ser-of-${owner}`
  if (key === undefined) return <div className={className}>{row}</div>
  return (
    <button
      type="button"
      className={className}
      data-point={key}
      onClick={() => {
        open(null)
        press(key)
      }}
    >
      {row}
    </button>
  )
}

const HoldRow = ({ hold, seat }: { readonly hold: readonly Slot[]; readonly seat: Seat }) => {
  const { say } = useTalk()
  const things = hold.flatMap((slot) =>
    slot === 'empty' ? [] : [slot === 'sailor' ? say('board.sailor') : say(`good.${slot}`)],
  )
  return (
    <svg viewBox="-10 -10 100 20" role="img" aria-label={things.join(', ')}>
      {Array.from({ length: HOLD_SLOTS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <g key={index} transform={`translate(${index * 20} 0)`}>
          <rect
            className={hold[index] === 'empty' ? 'ser-slot is-empty' : 'ser-slot'}
            x="-9"
            y="-9"
            width="18"
            height="18"
            rx="2.4"
          />
          <Item
            slot={hold[index] ?? 'empty'}
            seat={seat}
            size={hold[index] === 'sailor' ? 15.4 : 16.4}
          />
        </g>
      ))}
    </svg>
  )
}

/** Galleys with their holds, ports with what they would bring. */
export function Fleet({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const { say, nameOf } = useTalk()
  const { open } = useHands()
  const { money, sailors } = playerAt(view, seat)
  return (
    <Over title={nameOf(seat)}>
      <p className="ser-sale">
        <SeatSign seat={seat} /> <Ducat /> {money} ·{' '}
        {say('board.income', { income: incomeOf(view, seat) })} ·{' '}
        {say('board.reserve', { sailors })}
      </p>
      <div className="ser-fleet">
        {galleysOf(view, seat).map((number) => (
          <GalleyRow key={number} view={view} number={number} />
        ))}
      </div>
      <ul className="ser-holdings">
        {portsOf(view, seat).map((id) => {
          const port = view.ports[id]
          return (
            <li key={id}>
              <SourceThing good={PORT_FACTS[id].produces} /> {say(`zone.${id}`)}
              {port.fort && <BuildingSign kind="fort" />}
              {port.basilica && <BuildingSign kind="basilica" />}
              {port.cargo.map((good) => (
                <GoodThing key={good} good={good} />
              ))}
              <b>+{goodsIncome(view, port.cargo.length) + basilicaIncome(port)}</b>
            </li>
          )
        })}
      </ul>
      <button type="button" className="ser-wide-button" onClick={() => open({ scoring: 'now' })}>
        {say('board.forecast')}
      </button>
    </Over>
  )
}

/** For phones: what stands in the cartouches of the chart. */
export function BankSheet({ view }: { readonly view: State }) {
  const { say } = useTalk()
  const { open } = useHands()
  const odds = cardOdds(view)
  return (
    <Over title={say('board.bank.doge')}>
      <p className="ser-bank-row">
        {GOODS.map((good) => (
          <span key={good} className={view.bank[good] === 0 ? 'is-none' : ''}>
            <GoodThing good={good} /> {view.bank[good]}
          </span>
        ))}
        <span>
          <BuildingSign kind="fort" /> {view.supply.forts}
        </span>
        <span>
          <BuildingSign kind="basilica" /> {view.supply.basilicas}
        </span>
      </p>
      <CardFaces view={view} />
      <p className="ser-sale">
        {say('board.odds.score', odds)} · {say('board.odds.end', odds)}
      </p>
      <button type="button" className="ser-wide-button" onClick={() => open({ scoring: 'now' })}>
        {say('board.forecast')}
      </button>
    </Over>
  )
}
