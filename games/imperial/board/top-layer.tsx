// What changes from press to press: what is lit, units, arrows of what is planned or proposed, ghosts of what would be made.
import { memo, useMemo } from 'react'
import { viewBoxOf } from '../../drawing/viewport.tsx'
import { isPort } from '../src/atlas.ts'
import type { Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { State } from '../src/index.ts'
import {
  type Board,
  type Maneuver,
  type NewUnit,
  type Proposal,
  phaseOf,
  type UnitKind,
} from '../src/state.ts'
import type { Choice } from './choosing.ts'
import { linesOf } from './lines.ts'
import { loadsOf } from './loads.ts'
import { type DrawnMap, mapOf } from './map.ts'
import { Factory, Tag, Unit } from './pieces.tsx'
import { boardWith, type Looks } from './scene.ts'
import { spotFor, stacksOf } from './stacks.ts'
import type { Trail } from './trail.ts'
import { isOverseas } from './trips.ts'
import { Aim, Railway, Ways } from './ways.tsx'

interface LitProps {
  readonly map: DrawnMap
  /** Regions that can be pressed, as text: `Vienna,Prague`. */
  readonly lit: string
  readonly origin: Place | undefined
  readonly aim: Place | undefined
  /** Whose lands are framed. */
  readonly framed: Country | undefined
}

export const Lit = memo(({ map, lit, origin, aim, framed }: LitProps) => {
  const { view, regions } = map
  const places = lit === '' ? [] : (lit.split(',') as Place[])
  return (
    <svg viewBox={viewBoxOf(view)} className="im-lights" aria-hidden="true">
      {(places.length > 0 || origin !== undefined) && (
        <rect className="im-dim" width={view.width} height={view.height} />
      )}
      {origin !== undefined && <path className="im-origin" d={regions[origin].d} />}
      {places.map((place) => (
        <path
          key={place}
          className={place === aim ? 'im-lit is-aim' : 'im-lit'}
          d={regions[place].d}
        />
      ))}
      {aim !== undefined && !places.includes(aim) && (
        <path className="im-lit is-aim" d={regions[aim].d} />
      )}
      {linesOf(map).lands.map(({ country, rim }) =>
        country === framed ? <path key={country} className="im-framed" d={rim} /> : null,
      )}
    </svg>
  )
})

export interface TopProps {
  readonly view: State
  /** With the plan upon it. */
  readonly board: Board
  readonly choice: Choice
  readonly looks: Looks
  readonly origin: Place | undefined
  readonly aim: Place | undefined
  readonly lit: readonly Place[]
  readonly cursor: Place | null
  /** What was done last. */
  readonly trail: Trail | undefined
}

export function TopLayer(props: TopProps) {
  const { view, board, looks, origin, aim, cursor, trail } = props
  const { plan, rules, up } = view
  const moves = plan?.kind === 'maneuver' ? plan : undefined
  const map = mapOf(rules)
  const stacks = useMemo(() => stacksOf(map, board), [map, board])
  return (
    <>
      {moves !== undefined && phaseOf(moves) === 'army' && <Railway rules={rules} country={up} />}
      <Sites {...props} />
      {stacks.map((stack) => (
        <Unit key={stack.key} id={stack.key} {...stackLook(stack, looks)} />
      ))}
      {moves !== undefined && (
        <Ways
          rules={rules}
          mover={up}
          before={view.board}
          after={board}
          steps={moves.steps ?? []}
        />
      )}
      {moves !== undefined && origin !== undefined && aim !== undefined && (
        <Aim rules={rules} board={board} country={up} trip={aimedTrip(view, moves, origin, aim)} />
      )}
      <Loads view={view} board={board} />
      {plan?.kind === 'units' && <Planned view={view} units={plan.units} />}
      <Proposals {...props} />
      {trail !== undefined && <Ways rules={rules} {...trail} isPale />}
      {cursor !== null && <path className="im-cursor" d={map.regions[cursor].d} />}
    </>
  )
}

/** How many armies the fleets of a sea carry already, and how many they can. */
function Loads({ view, board }: Pick<TopProps, 'view' | 'board'>) {
  const loads = useMemo(() => loadsOf(view), [view])
  return loads.map(({ sea, carried, capacity }) => {
    const [x, y] = spotFor(mapOf(view.rules), board, view.up, 'fleet', sea)
    const isFull = carried >= capacity
    return (
      <g
        key={sea}
        className={isFull ? 'im-load is-full' : 'im-load'}
        transform={`translate(${x} ${y + 50})`}
      >
        <rect x="-34" y="-17" width="68" height="34" rx="17" />
        <text y="9">{`${carried}/${capacity}`}</text>
      </g>
    )
  })
}

const aimedTrip = (view: State, moves: Maneuver, from: Place, dest: Place) => {
  const unit = phaseOf(moves)
  return { unit, from, dest, isConvoy: unit === 'army' && isOverseas(view.rules, from, dest) }
}

const stackLook = (
  { country, kind, count, at, key }: ReturnType<typeof stacksOf>[number],
  looks: Looks,
) => ({ country, kind, count, at, look: looks[key] })

/** Where a factory could be built. */
function Sites({ view, choice, lit }: TopProps) {
  if (choice.space !== 'Factory') return null
  return lit.map((place) => {
    const { city } = mapOf(view.rules).regions[place]
    return city === undefined ? null : (
      <Factory key={place} kind={isPort(place) ? 'fleet' : 'army'} at={city} look="ghost" />
    )
  })
}

interface PlannedProps {
  readonly view: State
  readonly units: readonly NewUnit[]
  readonly number?: number
}

/** Units that are being imported or produced: with their count, or with the number of the proposal. */
function Planned({ view, units, number }: PlannedProps) {
  const counts = new Map<string, { unit: UnitKind; at: Place; count: number }>()
  for (const { unit, at } of units) {
    const key = `${unit} ${at}`
    counts.set(key, { unit, at, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts].map(([key, { unit, at: place, count }]) => {
    const [x, y] = spotFor(mapOf(view.rules), view.board, view.up, unit, place)
    const look = number === undefined ? 'new' : 'ghost'
    return (
      <g key={key}>
        <Unit country={view.up} kind={unit} at={[x, y]} look={look} />
        <Tag at={[x - 28, y - 26]} text={number === undefined ? `+${count}` : `${number}`} />
      </g>
    )
  })
}

/** Both proposals of a vote at once, each with its number; or the one that is looked at. */
function Proposals({ view, choice }: TopProps) {
  if (view.mode !== 'vote' && view.mode !== 'opposition') return null
  return view.proposals.map((proposal, index) => {
    const number = index === 0 ? 1 : 2
    if (choice.proposal !== null && choice.proposal !== number) return null
    return <Drawn key={proposal.by} view={view} proposal={proposal} number={number} />
  })
}

interface DrawnProps {
  readonly view: State
  readonly proposal: Proposal
  readonly number: 1 | 2
}

function Drawn({ view, proposal, number }: DrawnProps) {
  const { rules, up, board } = view
  const { steps, changes, units, at } = proposal
  const city = at === undefined ? undefined : mapOf(rules).regions[at].city
  return (
    <>
      {steps !== undefined && (
        <Ways
          rules={rules}
          mover={up}
          before={board}
          after={boardWith(board, changes)}
          steps={steps}
          number={number}
        />
      )}
      {units !== undefined && <Planned view={view} units={units} number={number} />}
      {at !== undefined && city !== undefined && (
        <>
          <Factory kind={isPort(at) ? 'fleet' : 'army'} at={city} look="ghost" />
          <Tag at={[city[0] - 28, city[1] - 26]} text={`${number}`} />
        </>
      )}
    </>
  )
}
