// Everybody's wealth in one strip: ducats, income if scored now, reserve, galleys, ports; who plays. A press shows the fleet.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { ReactNode } from 'react'
import { MOST_GALLEYS } from '../src/data/constants.ts'
import { fleetOf, portsOf } from '../src/rules/board.ts'
import { incomeOf } from '../src/rules/prices.ts'
import { playerAt, type State } from '../src/state.ts'
import { Named } from './act.tsx'
import { Pawn } from './cargo.tsx'
import { SeatSign } from './emblem.tsx'
import { useHands } from './hands.ts'
import { useTalk } from './words/index.ts'

interface PlayersProps {
  readonly view: State
  readonly viewer: Viewer
  readonly acting: Seat | null
  /** Rings what is theirs on the chart. */
  ring(seat: Seat | null): void
}

export const Players = ({ view, viewer, acting, ring }: PlayersProps) => (
  <ul className="ser-players">
    {view.players.map((_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <li key={seat} onPointerEnter={() => ring(seat)} onPointerLeave={() => ring(null)}>
        <Plate view={view} seat={seat} isYou={seat === viewer} isActing={seat === acting} />
      </li>
    ))}
  </ul>
)

interface PlateProps {
  readonly view: State
  readonly seat: Seat
  readonly isYou: boolean
  readonly isActing: boolean
}

function Plate({ view, seat, isYou, isActing }: PlateProps) {
  const { say, nameOf } = useTalk()
  const { open } = useHands()
  const { money, sailors } = playerAt(view, seat)
  const galleys = fleetOf(view, seat)
  const ports = portsOf(view, seat).length
  const income = incomeOf(view, seat)
  return (
    <button
      type="button"
      className={`ser-plate ser-of-${seat} ${isActing ? 'is-acting' : ''}`}
      data-seat={seat}
      onClick={() => open({ fleet: seat })}
    >
      <Named
        name={say('board.plate', { name: nameOf(seat), money, income, sailors, galleys, ports })}
      >
        <SeatSign seat={seat} />
        <span className="ser-who">
          {nameOf(seat)}
          {isYou && <small> {say('board.you')}</small>}
        </span>
        <span className="ser-money">
          <Ducat /> {money}
        </span>
        <span className="ser-income" title={say('board.income', { income })}>
          +{income}
        </span>
        <span className="ser-counts">
          <Count title={say('board.reserve', { sailors })} value={sailors}>
            <Pawn seat={seat} size={16} />
          </Count>
          <Count title={say('board.fleet', { galleys, most: MOST_GALLEYS })} value={galleys}>
            <path className="ser-count-ink" d="M-8-1h16l-3 6H-5zM-1-2v-6l6 5z" />
          </Count>
          <Count title={say('board.portCount', { ports })} value={ports}>
            <path className="ser-count-ink" d="M-7 6V-2h3v-4l3-2 3 2v4h5v8z" />
          </Count>
        </span>
      </Named>
    </button>
  )
}

interface CountProps {
  readonly title: string
  readonly value: number
  readonly children: ReactNode
}

const Count = ({ title, value, children }: CountProps) => (
  <span className="ser-count" title={title}>
    <svg viewBox="-9 -9 18 18" aria-hidden="true">
      {children}
    </svg>
    {value}
  </span>
)

export const Ducat = () => (
  <svg className="ser-ducat" viewBox="-8 -8 16 16" aria-hidden="true">
    <Coin />
  </svg>
)

export const Coin = () => (
  <>
    <circle r="7.4" />
    <circle className="is-inner" r="4.8" />
  </>
)
