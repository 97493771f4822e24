// The rondel: where each country stands, what the one that is up can reach, and at what price.
import type { KeyboardEvent } from 'react'
import { isManeuver, isProduce, type Space } from '../src/data/charts.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { State } from '../src/index.ts'
import { type Way, wayTo, wheelOf } from '../src/rules/rondel.ts'
import { type BoardValue, pointerAt, useBoard } from './board-context.ts'
import type { Pointed } from './choosing.ts'
import { at, letterOf, Mark } from './pieces.tsx'
import { HUB, MIDDLE, markSpots, nameArc, onRing, sectorPath } from './rondel-shape.ts'
import { type Talk, useTalk } from './words/index.ts'

export type Action = 'factory' | 'production' | 'maneuver' | 'investor' | 'import' | 'taxation'

export function actionOf(space: Space): Action {
  if (isProduce(space)) return 'production'
  if (isManeuver(space)) return 'maneuver'
  return space === 'Factory'
    ? 'factory'
    : space === 'Investor'
      ? 'investor'
      : space === 'Import'
        ? 'import'
        : 'taxation'
}

/** Steps and price in words. */
export function wayText({ say }: Talk, { steps, price, isTooFar, reachesInvestor, space }: Way) {
  const params = { steps, cost: { money: price } }
  const id = isTooFar ? 'far' : steps === 0 ? 'start' : price === 0 ? 'free' : 'costs'
  const past = reachesInvestor && space !== 'Investor' && !isTooFar && steps > 0
  return say(`board.way.${id}`, params) + (past ? `, ${say('board.way.past')}` : '')
}

export function Rondel() {
  const talk = useTalk()
  const board = useBoard()
  const { view, picture, pointers } = board
  const wheel = wheelOf(view.rules)
  const isChoosing = pointers.some((one) => one.at.on === 'space')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rondel cannot be a fieldset
    <svg
      className={`im-rondel${isChoosing ? ' is-choosing' : ''}`}
      viewBox="0 0 240 240"
      role="group"
      aria-label={talk.say('board.rondel')}
    >
      <circle className="im-rondel-base" cx={MIDDLE} cy={MIDDLE} r="119" />
      {wheel.map((space, index) => (
        <Sector key={space} {...{ space, index, isChoosing, board, talk }} />
      ))}
      <Hub view={picture} />
      {wheel.map((space, index) => (
        <Price key={space} view={view} space={space} index={index} />
      ))}
      <Marks view={picture} />
      {wheel.map((space, index) => (
        <Numbers key={space} view={view} space={space} index={index} />
      ))}
    </svg>
  )
}

interface SectorProps {
  readonly space: Space
  readonly index: number
  readonly isChoosing: boolean
  readonly board: BoardValue
  readonly talk: Talk
}

function Sector({ space, index, isChoosing, board, talk }: SectorProps) {
  const { view, choice, looked, pointers } = board
  const pointer = pointerAt(pointers, { on: 'space', space })
  const way = wayTo(view.rules, view.countries[view.up].space, space)
  const isOpen = pointer !== undefined
  const shown = choice.space ?? looked ?? (isChoosing ? null : (view.plan?.space ?? null))
  const isChosen = shown === space
  const name = talk.say(`board.${actionOf(space)}`)
  const classes = ['im-sector', `is-${actionOf(space)}`]
  if (isOpen) classes.push('is-open')
  if (isChosen) classes.push('is-chosen')
  const label = talk.say(`board.sector.${isOpen || !isChoosing ? 'open' : 'closed'}`, {
    space: name,
    way: wayText(talk, way),
  })
  const press = () => pressSector(board, space, pointer)
  const isShort = name.length > 10
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sector of a drawing cannot be a button
    <g
      className={classes.join(' ')}
      role="button"
      tabIndex={0}
      data-space={space}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={press}
      onKeyDown={(event) => onKey(event, press)}
    >
      <path className="im-sector-shape" d={sectorPath(index)} />
      <path id={`im-arc-${index}`} d={nameArc(index, 102)} fill="none" />
      <text className={isShort ? 'im-sector-name is-long' : 'im-sector-name'}>
        <textPath href={`#im-arc-${index}`} startOffset="50%">
          {name}
        </textPath>
      </text>
      <g transform={at(onRing(index + 0.5, 62))}>
        <Sign action={actionOf(space)} />
      </g>
    </g>
  )
}

const isInPlay = ({ mode }: State): boolean =>
  mode === 'proposal' || mode === 'opposition' || mode === 'plan'

/** A space that is chosen already is played; one that cannot be chosen is looked at, and told why. */
function pressSector(board: BoardValue, space: Space, pointer: Pointed | undefined): void {
  const { choice, looked, props, pointers } = board
  if (pointer === undefined) {
    board.look(looked === space ? null : space)
    if (pointers.some((one) => one.at.on === 'space')) props.explain?.({ kind: 'propose', space })
    return
  }
  const play = pointerAt(pointers, { on: 'dock', button: 'play' })
  if (choice.space === space && play !== undefined) board.press(play)
  else board.press(pointer)
}

/** Enter presses; arrows go round the wheel. */
function onKey(event: KeyboardEvent<SVGGElement>, press: () => void): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (event.key === 'Enter' || event.key === ' ') press()
  else if (by === undefined) return
  else {
    const all = [...(event.currentTarget.parentElement?.querySelectorAll('.im-sector') ?? [])]
    const next = all[(all.indexOf(event.currentTarget) + by + all.length) % all.length]
    if (next instanceof SVGElement) next.focus()
  }
  event.preventDefault()
}

/** Which proposals are about this space: where prices are while one chooses. */
function Numbers({ view, space, index }: Pick<SectorProps, 'space' | 'index'> & { view: State }) {
  if (view.mode !== 'vote' && view.mode !== 'opposition') return null
  const here = view.proposals.flatMap((one, number) => (one.space === space ? [number] : []))
  return here.map((number, place) => (
    <g
      key={number}
      className="im-number"
      transform={at(onRing(index + 0.5 + (place - (here.length - 1) / 2) * 0.56, 45))}
    >
      <circle r="9" />
      <text y="4">{number + 1}</text>
    </g>
  ))
}

/** How many steps are free, or what more of them cost. */
function Price({ view, space, index }: Pick<SectorProps, 'space' | 'index'> & { view: State }) {
  const { space: from } = view.countries[view.up]
  const { steps, price, isTooFar } = wayTo(view.rules, from, space)
  if (from === null || isTooFar || !isInPlay(view)) return null
  return (
    <g
      className={`is-${actionOf(space)} im-price${price === 0 ? ' is-free' : ''}`}
      transform={at(onRing(index + 0.5, 41))}
    >
      <circle r={price === 0 ? 7.5 : 9.5} />
      <text y="3.6">{price === 0 ? steps : `$${price / 100}`}</text>
    </g>
  )
}

/** All in one list, so that a mark glides from space to space. */
function Marks({ view }: { readonly view: State }) {
  const wheel = wheelOf(view.rules)
  return COUNTRIES.map((country) => {
    const { space } = view.countries[country]
    if (space === null) return null
    const here = COUNTRIES.filter((other) => view.countries[other].space === space)
    const spots = markSpots(wheel.indexOf(space), here.length)
    const [x, y] = spots[here.indexOf(country)] ?? [MIDDLE, MIDDLE]
    return (
      <g key={country} className="im-piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Mark country={country} at={[0, 0]} size={0.86} isUp={country === view.up} />
      </g>
    )
  })
}

/** The country that is up, and whoever has not moved yet. */
function Hub({ view }: { readonly view: State }) {
  const { say } = useTalk()
  const waiting = COUNTRIES.filter((country) => view.countries[country].space === null)
  const isBegun = view.card !== null
  return (
    <g className={`im-hub of-${view.up}`}>
      <circle className="im-hub-disc" cx={MIDDLE} cy={MIDDLE} r={HUB - 2} />
      {isBegun ? (
        <>
          <text className="im-hub-letter" x={MIDDLE} y={MIDDLE + 4}>
            {letterOf(view.up)}
          </text>
          <text className="im-hub-round" x={MIDDLE} y={MIDDLE + 18}>
            {say('board.round', { round: view.round })}
          </text>
        </>
      ) : (
        <Waiting countries={waiting} />
      )}
    </g>
  )
}

const Waiting = ({ countries }: { readonly countries: readonly Country[] }) =>
  countries.map((country, index) => (
    <Mark
      key={country}
      country={country}
      at={onRing((index * 8) / countries.length, 19)}
      size={0.8}
    />
  ))

const WORKS = 'M-11 10V-1L-4-6V-1L3-6V-1L6-3V-11H11V10Z'

function Sign({ action }: { readonly action: Action }) {
  switch (action) {
    case 'factory':
      return <path className="im-sign" d={WORKS} />
    case 'production':
      return (
        <>
          <circle className="im-sign-teeth" r="7.5" />
          <circle className="im-sign-gear" r="6" />
        </>
      )
    case 'maneuver':
      return <path className="im-sign-line" d="M-10 4H8M3-1L9 4L3 9M10-5H-8M-3-10L-9-5L-3 0" />
    case 'import':
      return <path className="im-sign-line" d="M0-11V3M-5-2L0 3L5-2M-9 2V9H9V2" />
    case 'investor':
      return <path className="im-sign-line" d="M5-6C3-9-5-9-5-4C-5 1 5-1 5 4C5 9-3 9-5 6M0-11V11" />
    case 'taxation':
      return <path className="im-sign-line" d="M-7 8L7-8M-6-8a3 3 0 1 0 .1 0M6 3a3 3 0 1 0 .1 0" />
  }
}
