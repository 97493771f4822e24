// The table: seats around it, the trick on it, and in the middle how far it is or what just happened.
import type { ReactNode } from 'react'
import type { BoardProps } from '../../board.ts'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import { pointsOf } from '../src/cards.ts'
import type { PowerHouse, State } from '../src/index.ts'
import { suitLed } from '../src/rules/tricks.ts'
import { configOf, seatsOf } from '../src/state.ts'
import { Banner } from './banner.tsx'
import { placesFor, type Shape } from './layout.ts'
import { Plate } from './plate.tsx'
import type { Cue } from './staging.ts'
import { Trick } from './trick.tsx'
import { useTalk } from './words/index.ts'

interface RingProps {
  readonly props: BoardProps<PowerHouse>
  readonly state: State
  readonly cue: Cue | null
  readonly shape: Shape
  /** What lies in the middle while no cards do. */
  readonly children?: ReactNode
}

export function Ring({ props, state, cue, shape, children }: RingProps) {
  const { viewer, seats, motion, isPast, step } = props
  const { say } = useTalk()
  const count = seatsOf(state)
  const places = placesFor(count, viewer, shape)
  // Whoever looks at one moment of the past sees the trick that ended there.
  const isStill = !motion || (isPast && step === undefined)
  const size = count > 7 ? 'is-crowded' : count > 5 ? 'is-full' : 'is-loose'
  return (
    <section
      className={`ph-ring is-${shape} ${size} in-${state.phase}${children === undefined ? '' : ' has-panel'}`}
      aria-label={say('board.table')}
    >
      <div className="ph-felt" aria-hidden="true" />
      <ul className="ph-seats">
        {places.map((place, seat) => (
          <Plate
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            state={state}
            seat={seat}
            person={seats[seat]}
            place={place}
            face={props.faceOf?.(seat, 34)}
          />
        ))}
      </ul>
      <Trick state={state} cue={cue} places={places} shape={shape} isStill={isStill} />
      <div className="ph-centre">
        {children ?? (state.phase === 'playing' ? <Middle state={state} /> : null)}
      </div>
      <Banner state={state} cue={cue} />
    </section>
  )
}

/** Which trick it is, what was led, and what lies in it. */
function Middle({ state }: { readonly state: State }) {
  const { say } = useTalk()
  const led = suitLed(state)
  const number = Math.min(state.tricks.length + 1, configOf(state).tricks)
  return (
    <p className="ph-middle">
      <span>{say('board.trickNumber', { number, tricks: configOf(state).tricks })}</span>
      {led !== undefined && (
        <span className="ph-led" title={say('board.led', { suit: { word: `suit.${led}` } })}>
          <SuitMark suit={led} />
          <span className="ph-hidden">{say('board.led', { suit: { word: `suit.${led}` } })}</span>
        </span>
      )}
      {state.trick.length > 0 && (
        <span>{say('board.points', { points: pointsOf(state.trick) })}</span>
      )}
    </p>
  )
}
