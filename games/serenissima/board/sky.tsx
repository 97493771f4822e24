// What flies over the board, from where it was to where it is: over chart and players alike, so that ducats reach their purse.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Passing } from '../../drawing/player.ts'
import type { Cue } from './beats.ts'
import { Cube, Pawn } from './cargo.tsx'
import { SHEET } from './chart-map.ts'
import type { Flight, Spot } from './flights.ts'
import { Coin } from './players.tsx'

interface SkyProps {
  readonly passing: readonly Passing<Cue>[]
  /** The chart, wherever its window looks. */
  readonly chart: RefObject<SVGSVGElement | null>
}

export function Sky({ passing, chart }: SkyProps) {
  const flying = passing.flatMap(({ id, cue, ms }) =>
    cue.kind === 'fly' ? [{ id, ms, flights: cue.flights }] : [],
  )
  if (flying.length === 0) return null
  return (
    <div className="ser-sky" aria-hidden="true">
      {flying.map(({ id, ...swarm }) => (
        <Swarm key={id} chart={chart} {...swarm} />
      ))}
    </div>
  )
}

interface SwarmProps extends Pick<SkyProps, 'chart'> {
  readonly flights: readonly Flight[]
  readonly ms: number
}

/** Of one event; one thing after the other, and all of them within its time. */
function Swarm({ flights, ms, chart }: SwarmProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current !== null && chart.current !== null)
      launch(ref.current, chart.current, flights, ms)
  }, [chart, flights, ms])
  return (
    <div ref={ref}>
      {flights.map((flight, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they fly in their order
        <svg key={index} className="ser-flying" viewBox="-9 -9 18 18" aria-hidden="true">
          <Flown what={flight.what} />
        </svg>
      ))}
    </div>
  )
}

function Flown({ what }: Pick<Flight, 'what'>) {
  if (what === 'ducat')
    return (
      <g className="ser-ducat">
        <Coin />
      </g>
    )
  return typeof what === 'string' ? (
    <Cube good={what} size={16} />
  ) : (
    <Pawn seat={what.sailor} size={16} />
  )
}

/** All of it is measured once, before anything is set in motion. */
function launch(swarm: HTMLElement, chart: SVGSVGElement, flights: readonly Flight[], ms: number) {
  const board = swarm.closest('.ser')
  const stage = chart.closest('.viewport')?.getBoundingClientRect()
  if (board === null || stage === undefined) return
  const origin = board.getBoundingClientRect()
  const sheet = chart.getBoundingClientRect()
  const within = (value: number, least: number, most: number) =>
    Math.min(Math.max(value, least), most)
  const pixelOf = (spot: Spot): readonly [number, number] => {
    if ('seat' in spot) {
      const plate = board.querySelector(`[data-seat="${spot.seat}"]`)?.getBoundingClientRect()
      return plate === undefined
        ? [stage.x - origin.x, stage.y - origin.y]
        : [plate.x + 18 - origin.x, plate.y + plate.height / 2 - origin.y]
    }
    const x = sheet.x + ((spot[0] - SHEET.x) / SHEET.width) * sheet.width
    const y = sheet.y + ((spot[1] - SHEET.y) / SHEET.height) * sheet.height
    return [
      within(x, stage.left, stage.right) - origin.x,
      within(y, stage.top, stage.bottom) - origin.y,
    ]
  }
  const lines = flights.map(({ from, to }) => [pixelOf(from), pixelOf(to)] as const)
  const stagger = Math.min(90, (ms * 0.4) / flights.length)
  const duration = ms - stagger * (flights.length - 1)
  lines.forEach(([[x, y], [left, top]], index) => {
    const at = (across: number, down: number) => ({
      transform: `translate(${across}px, ${down}px)`,
    })
    swarm.children[index]?.animate(
      [
        { ...at(x, y), opacity: 0.3 },
        { ...at((x + left) / 2, (y + top) / 2 - 14), opacity: 1 },
        { ...at(left, top), opacity: 1 },
      ],
      { duration, delay: index * stagger, easing: 'ease-in-out', fill: 'forwards' },
    )
  })
}
