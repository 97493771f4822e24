// What stands and sails on the sheet: instruments, ports, the way that is pointed at, galleys, steps.
import { memo, type Ref } from 'react'
import { viewBoxOf } from '../../drawing/viewport.tsx'
import { NUMBERS } from '../src/data/constants.ts'
import { PORTS, ZONES, type ZoneId } from '../src/data/zones.ts'
import { sailorsIn } from '../src/holds.ts'
import type { State } from '../src/state.ts'
import { Bank } from './bank.tsx'
import { isFought } from './battles.ts'
import { type Berth, berthsIn } from './berths.ts'
import { Cards, cardOdds } from './cards.tsx'
import { chart, placeOf, SHEET } from './chart-map.ts'
import type { Choice, Press } from './choosing/choice.ts'
import { Galley, Swords } from './galley.tsx'
import { Port } from './port.tsx'
import type { Way } from './reach.ts'
import { Rose } from './rose.tsx'
import { linePoints, smoothPath } from './sailing-path.ts'
import type { Trace } from './trace.ts'
import { Track } from './track.tsx'
import { wheelOf } from './wheel-order.ts'
import { useTalk } from './words/index.ts'

export interface ChartProps {
  /** As it is, or as it would be after what is chosen. */
  readonly shown: State
  /** What is not there yet. */
  readonly ghost: number | null
  readonly presses: ReadonlyMap<string, Press>
  readonly choice: Choice
  readonly ways: readonly Way[]
  /** Where the mouse or the first tap points. */
  readonly aim: ZoneId | null
  readonly cursor: ZoneId | null
  readonly trace: Trace
  readonly hasInstruments: boolean
  /** Whoever was pointed at in the list of players. */
  readonly rung: number | null
  readonly layer: Ref<SVGSVGElement>
}

export const Chart = memo((props: ChartProps) => {
  const { shown, presses, choice, ways, aim, cursor, trace } = props
  const { say } = useTalk()
  const berths = ZONES.flatMap((zone) => berthsIn(shown, zone))
  const isOpen = (...keys: readonly string[]) => keys.some((key) => presses.has(key))
  const isTarget = (place: string | number) =>
    isOpen(`target ${place}`) && shown.turn?.phase === 'unload'
  return (
    <svg
      ref={props.layer}
      className="ser-chart"
      viewBox={viewBoxOf(SHEET)}
      aria-hidden="true"
      data-rung={props.rung ?? undefined}
    >
      {props.hasInstruments && <Instruments view={shown} isOpen={isOpen} choice={choice} />}
      {!ways.some(({ zone }) => zone === 'MARE') && <OpenSea name={say('board.mare')} />}
      <Wake trace={trace} berths={berths} />
      <WayLine view={shown} ways={ways} aim={aim} berths={berths} />
      {PORTS.map((id) => (
        <Port
          key={id}
          id={id}
          port={shown.ports[id]}
          look={JSON.stringify(shown.ports[id])}
          name={say(`zone.${id}`)}
          mood={`${isTarget(id) ? 'is-target' : ''} ${isOpen(`port ${id}`, `hire ${id} 1`, `buy ${id}`) ? 'is-open' : ''} ${choice.port === id ? 'is-chosen' : ''}`}
          fresh={trace.fresh[id] ?? NONE}
        />
      ))}
      {berths.map((berth) => (
        <Lying
          key={berth.number}
          view={shown}
          berth={berth}
          isGhost={props.ghost === berth.number}
          isTarget={isTarget(berth.number)}
          unmanned={say('board.noCrew')}
          isOpen={isOpen(`beside ${berth.number}`, `hire ${berth.number} 1`)}
        />
      ))}
      <Clash view={shown} berths={berths} />
      {ways.map((way) => (
        <Steps key={way.zone} way={way} isChosen={way.zone === aim} />
      ))}
      {cursor !== null && <Cursor zone={cursor} />}
    </svg>
  )
})

const NONE: readonly never[] = []

interface InstrumentsProps {
  readonly view: State
  readonly choice: Choice
  isOpen(key: string): boolean
}

function Instruments({ view, isOpen, choice }: InstrumentsProps) {
  const { say } = useTalk()
  const odds = cardOdds(view)
  return (
    <>
      <Rose
        spaces={wheelOf(view)}
        round={view.round}
        roundWord={say('board.round')}
        open={NUMBERS.filter((number) => isOpen(`number ${number}`))}
        chosen={choice.number}
      />
      <Track view={view} />
      <Cards
        view={view}
        title={say('board.doge')}
        anew={say('board.doge.anew')}
        odds={[say('board.odds.score', odds), say('board.odds.end', odds)]}
      />
      <Bank view={view} title={say('board.bank')} />
    </>
  )
}

/** A double ring around a port, or around the middle of the open sea. */
function Cursor({ zone }: { readonly zone: ZoneId }) {
  const [x, y] = placeOf(zone)
  return (
    <g className="ser-cursor" transform={`translate(${x} ${y})`}>
      <circle r="26" />
      <circle className="is-inner" r="26" />
    </g>
  )
}

interface LyingProps {
  readonly view: State
  readonly berth: Berth
  readonly isGhost: boolean
  readonly isTarget: boolean
  readonly isOpen: boolean
  /** What is said of a galley without sailors. */
  readonly unmanned: string
}

function Lying(props: LyingProps) {
  const { view, berth, isGhost, isTarget, isOpen, unmanned } = props
  const { number, at, size } = berth
  const galley = view.galleys[number]
  if (galley === undefined || galley === null) return null
  const isActive = number === view.active && view.turn !== null
  const mood = `${isActive ? 'is-active' : ''} ${isTarget ? 'is-target' : ''} ${isGhost ? 'is-ghost' : ''} ${isOpen ? 'is-open' : ''}`
  return (
    <Galley
      number={number}
      seat={galley.owner}
      load={galley.hold.join(' ')}
      x={at[0]}
      y={at[1]}
      size={size}
      mood={mood}
      {...(sailorsIn(galley.hold) === 0 ? { note: unmanned } : {})}
    />
  )
}

interface Lain {
  readonly berths: readonly Berth[]
}

const berthOf = ({ berths }: Lain, galley: number) =>
  berths.find(({ number }) => number === galley)?.at

/** The way by which the latest galley came. */
function Wake({ trace: { wake }, berths }: Lain & { readonly trace: Trace }) {
  if (wake === null) return null
  const [first, ...rest] = wake.path
  const to = berthOf({ berths }, wake.galley)
  if (first === undefined || to === undefined) return null
  return <path className="ser-trail" d={smoothPath(linePoints(first, rest, undefined, to))} />
}

/** Swords between the two sides of a battle that goes on. */
function Clash({ view, berths }: Lain & { readonly view: State }) {
  const { lastBattle, active } = view
  if (lastBattle === null || !isFought(view)) return null
  const { target } = lastBattle
  const here = berthOf({ berths }, active)
  const there = 'port' in target ? placeOf(target.port) : berthOf({ berths }, target.galley)
  if (here === undefined || there === undefined) return null
  const [x, y] = [(here[0] + 2 * there[0]) / 3, (here[1] + 2 * there[1]) / 3 - 2]
  return (
    <g transform={`translate(${x} ${y})`}>
      <Swords />
    </g>
  )
}

const OpenSea = ({ name }: { readonly name: string }) => {
  const [x, y] = chart.zones.MARE.middle
  return (
    <text className="ser-open-sea" x={x + 8} y={y + 4}>
      {name}
    </text>
  )
}

interface WayLineProps extends Lain {
  readonly view: State
  readonly ways: readonly Way[]
  readonly aim: ZoneId | null
}

/** The way to the zone that is pointed at. */
function WayLine({ view, ways, aim, berths }: WayLineProps) {
  const way = ways.find(({ zone }) => zone === aim)
  const galley = view.galleys[view.active]
  if (way === undefined || galley === undefined || galley === null) return null
  const path = smoothPath(linePoints(galley.location, way.path, berthOf({ berths }, view.active)))
  return (
    <g className="ser-way">
      <marker
        id="ser-arrow"
        viewBox="-6 -5 12 10"
        markerWidth="12"
        markerHeight="10"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path className="ser-arrow" d="M-6-5L6 0l-12 5 3-5z" />
      </marker>
      <path className="is-under" d={path} />
      <path className="is-dots" d={path} markerEnd="url(#ser-arrow)" />
    </g>
  )
}

interface StepsProps {
  readonly way: Way
  readonly isChosen: boolean
}

/** How many steps away a zone is; where nobody could fight any more afterwards the lozenge is hollow. */
function Steps({ way: { zone, steps, heldBy, fighters }, isChosen }: StepsProps) {
  const [x, y] = chart.zones[zone].steps
  const isHeld = heldBy !== undefined
  const mood = `${isChosen ? 'is-chosen' : ''} ${isHeld ? 'is-held' : ''} ${fighters < 1 ? 'is-tired' : ''}`
  return (
    <g className={`ser-steps ${mood}`} transform={`translate(${x} ${y})`}>
      <path d="M0-14.5L14.5 0 0 14.5-14.5 0z" />
      <text y="5.4">{steps}</text>
      {isHeld && <path className="ser-chain" d="M-12 0H12" />}
    </g>
  )
}
