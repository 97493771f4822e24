// An investment round: four things to buy, what each costs now, where it can go, and why not elsewhere (E-15).
import type { Seat } from '@foldtable/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardProps } from '../../../board.ts'
import { BUILDING_PRICE, HOLD_SLOTS, MOST_GALLEYS, SAILOR_PRICE } from '../../src/data/constants.ts'
import type { Good } from '../../src/data/goods.ts'
import { PORT_FACTS, type PortId } from '../../src/data/zones.ts'
import { sailorsIn } from '../../src/holds.ts'
import type { Move, Serenissima } from '../../src/index.ts'
import { fleetOf, galleysOf, portsOf } from '../../src/rules/board.ts'
import { type Building, isBuilt, leftOf, missingFor } from '../../src/rules/buildings.ts'
import { galleyPrice } from '../../src/rules/prices.ts'
import { galleyAt, playerAt, type State } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { Pawn } from '../cargo.tsx'
import { unmanned } from '../choosing/investing.ts'
import { useHands } from '../hands.ts'
import { Ducat } from '../players.tsx'
import { BUILDINGS } from '../port.tsx'
import { costOf, spentIn } from '../purse.ts'
import { useTalk } from '../words/index.ts'
import { amountsOf } from './amounts.tsx'
import { Numbers, WhenItPlays } from './numbers.tsx'
import { GoodThing } from './parts.tsx'

type Past = BoardProps<Serenissima>['past']

interface ShopProps {
  readonly view: State
  readonly seat: Seat
}

export function Shop({ view, seat, past }: ShopProps & { readonly past: Past }) {
  const { say } = useTalk()
  const { choice, presses } = useHands()
  const [pointed, point] = useState<string | null>(null)
  const { money, sailors } = playerAt(view, seat)
  const cost = costOf(view, seat, presses.get(pointed ?? '')?.leads.move)
  const spent = useMemo(() => spentIn(past ?? []), [past])
  const lost = unmanned(view)
  const look = ({ target }: { readonly target: EventTarget }) =>
    point(target instanceof Element ? pointOf(target) : null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what its buttons would leave in the purse is shown before they are pressed
    <section
      className={`ser-shop ser-of-${seat}`}
      onPointerOver={look}
      onPointerLeave={() => point(null)}
      onFocus={look}
      onBlur={() => point(null)}
    >
      <h2>
        {say('board.shop')}
        <span className="ser-purse">
          <Ducat /> {money}
          {cost > 0 && ` → ${money - cost}`}
        </span>
        {spent > 0 && <small className="ser-spent">{say('board.spent', { spent })}</small>}
        <small>{say('board.reserve', { sailors })}</small>
        <Act of="end" className={choice.isSure ? 'is-warning' : ''}>
          {say(choice.isSure ? 'board.end.sure' : 'board.end')}
        </Act>
      </h2>
      {lost !== undefined && (
        <p className="ser-warning" role={choice.isSure ? 'alert' : undefined}>
          {say('board.unmanned', { galley: lost })}
        </p>
      )}
      <div className="ser-wares">
        <Galleys view={view} seat={seat} />
        <Site view={view} seat={seat} building="fort" />
        <Site view={view} seat={seat} building="basilica" />
        <Hiring view={view} seat={seat} />
      </div>
    </section>
  )
}

/** The key of the button that is pointed at. */
const pointOf = (target: Element): string | null =>
  target.closest<HTMLElement>('[data-point]')?.dataset.point ?? null

/** A number on the rose, then one of the own ports: with when it will play. */
function Galleys({ view, seat }: ShopProps) {
  const { say } = useTalk()
  const { presses, choice } = useHands()
  const fleet = fleetOf(view, seat)
  const price = galleyPrice(view, fleet)
  const isOpen = [...presses.keys()].some((key) => key.startsWith('number '))
  return (
    <Ware
      title={say('board.shop.galley')}
      price={price}
      isOpen={isOpen}
      sign={<path className="ser-count-ink" d="M-8-1h16l-3 6H-5zM-1-2v-6l6 5z" />}
    >
      {isOpen ? <Numbers /> : <GalleyShut view={view} seat={seat} fleet={fleet} price={price} />}
      {isOpen &&
        choice.number === null &&
        say('board.shop.galley.hint', { left: MOST_GALLEYS - fleet })}
      <WhenItPlays view={view} />
      <span className="ser-chips">
        {portsOf(view, seat).map((id) => (
          <Act key={id} of={`buy ${id}`} className="ser-chip is-ready" isNamed>
            {say('board.at', { zone: { word: `zone.${id}` } })}
          </Act>
        ))}
      </span>
    </Ware>
  )
}

/** Why no galley can be bought. */
function GalleyShut({
  view,
  fleet,
  price,
}: ShopProps & { readonly fleet: number; readonly price: number }) {
  const { say } = useTalk()
  const bought = view.turn?.bought ?? null
  if (bought !== null) return say('board.shop.galley.one', { galley: bought })
  if (fleet >= MOST_GALLEYS) return say('board.shop.galley.most', { most: MOST_GALLEYS })
  return view.galleys.slice(1).every((galley) => galley !== null)
    ? say('board.shop.galley.taken')
    : say('board.shop.money', { price })
}

/** Ports and galleys that have room, with how many are there; each press hires one or as many as fit. The chart does the same. */
function Hiring({ view, seat }: ShopProps) {
  const { say } = useTalk()
  const { presses } = useHands()
  const isOpen = [...presses.keys()].some((key) => key.startsWith('hire '))
  const { money, sailors } = playerAt(view, seat)
  return (
    <Ware
      title={say('board.shop.sailor')}
      price={SAILOR_PRICE}
      isOpen={isOpen}
      sign={<Pawn seat={seat} size={16} />}
    >
      <span className="ser-chips">
        {portsOf(view, seat).map((id) => (
          <Hire key={id} place={id} there={view.ports[id].sailors} room={PORT_FACTS[id].sailors}>
            {say(`zone.${id}`)}
          </Hire>
        ))}
        {galleysOf(view, seat).map((number) => (
          <Hire
            key={number}
            place={number}
            there={sailorsIn(galleyAt(view, number).hold)}
            room={HOLD_SLOTS}
          >
            {say('board.galley', { galley: number })}
          </Hire>
        ))}
      </span>
      {!isOpen &&
        say(
          sailors === 0
            ? 'board.shop.noReserve'
            : money < SAILOR_PRICE
              ? 'board.shop.money'
              : 'board.shop.noRoom',
          { price: SAILOR_PRICE },
        )}
    </Ware>
  )
}

interface HireProps {
  readonly place: PortId | number
  readonly there: number
  readonly room: number
  readonly children: ReactNode
}

function Hire({ place, there, room, children }: HireProps) {
  const { say } = useTalk()
  const { presses } = useHands()
  const hires = amountsOf(presses, `hire ${place}`)
  const most = hires.at(-1) ?? 0
  const canMove = presses.has(`aboard ${place} 1`) || presses.has(`ashore ${place} 1`)
  if (most === 0 && !canMove) return null
  return (
    <span className="ser-chip is-group">
      {children}{' '}
      <small>
        {there}/{room}
      </small>
      <Act of={`hire ${place} 1`} isNamed>
        +1
      </Act>
      {most > 1 && (
        <Act of={`hire ${place} ${most}`} isNamed>
          +{most}
        </Act>
      )}
      <Act of={`aboard ${place} 1`} isNamed className="is-moved">
        {say('board.sailor.aboard')}
      </Act>
      <Act of={`ashore ${place} 1`} isNamed className="is-moved">
        {say('board.sailor.ashore')}
      </Act>
    </span>
  )
}

interface WareProps {
  readonly title: string
  readonly note?: string
  readonly price: number
  readonly isOpen: boolean
  readonly sign: ReactNode
  readonly children: ReactNode
}

const Ware = ({ title, note, price, isOpen, sign, children }: WareProps) => (
  <div className={`ser-ware ${isOpen ? 'is-open' : 'is-shut'}`}>
    <b>
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        {sign}
      </svg>
      {title}
      {note !== undefined && <small>{note}</small>}
      <span className="ser-price">
        <Ducat /> {price}
      </span>
    </b>
    <span className="ser-ware-text">{children}</span>
  </div>
)

/** Own ports where it can stand, and what the others lack. */
function Site({ view, seat, building }: ShopProps & { readonly building: Building }) {
  const { say } = useTalk()
  const { presses } = useHands()
  const left = leftOf(view, building)
  const isOpen = [...presses.keys()].some((key) => key.startsWith(`${building} `))
  const sites = portsOf(view, seat)
    .filter((id) => !isBuilt(view.ports[id], building))
    .map((id) => ({ id, missing: missingFor(view, id, building) }))
    .sort((a, b) => a.missing.length - b.missing.length)
  const isDear = playerAt(view, seat).money < BUILDING_PRICE
  return (
    <Ware
      title={say(`board.shop.${building}`)}
      note={left === 0 ? say('board.shop.none') : say('board.shop.count', { left })}
      price={BUILDING_PRICE}
      isOpen={isOpen}
      sign={<path className="ser-count-ink" d={BUILDINGS[building]} />}
    >
      {isDear && say('board.shop.money', { price: BUILDING_PRICE })}
      {sites.map((site) => (
        <SiteChip key={site.id} building={building} {...site} />
      ))}
      {sites.length === 0 && say('board.shop.everywhere')}
    </Ware>
  )
}

interface SiteChipProps {
  readonly id: PortId
  readonly building: Building
  readonly missing: readonly Good[]
}

function SiteChip({ id, building, missing }: SiteChipProps) {
  const { say } = useTalk()
  const { presses } = useHands()
  const move: Move = {
    kind: building === 'fort' ? 'purchaseFort' : 'purchaseBasilica',
    port: id,
  }
  return (
    <Act
      of={`${building} ${id}`}
      why={move}
      className={presses.has(`${building} ${id}`) ? 'ser-chip is-ready' : 'ser-chip'}
    >
      {say(`zone.${id}`)}
      {missing.length > 0 && <span>−</span>}
      {missing.map((good) => (
        <GoodThing key={good} good={good} />
      ))}
    </Act>
  )
}
