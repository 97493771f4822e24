// Everything over the ground, from below to above: fire, reach, places; ore and machines; what is chosen, aimed at and foreseen.
import type { Seat } from '@foldtable/kernel'
import { memo, useMemo } from 'react'
import type { Passing } from '../../drawing/player.ts'
import { HEXES, type Hex } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import { unitNamed } from '../src/field/index.ts'
import type { Move, State } from '../src/index.ts'
import { hexesOf, type Unit } from '../src/state.ts'
import { hexText } from '../src/words/params.ts'
import { aimedIn, type Choice, moveOf, NO_CHOICE } from './choosing.ts'
import { type Deed, deedsOf, type Now, partnersOf, whereIs } from './deeds.ts'
import type { Foresight } from './foresight.ts'
import { centreOf, degreesOf, hexPath, rounded } from './geometry.ts'
import { LandingLayer } from './landing-layer.tsx'
import {
  AimLines,
  Cursor,
  Fire,
  Foreseen,
  Lit,
  ReachArea,
  Ringed,
  Targets,
  Trails,
  Way,
} from './overlay.tsx'
import { type FireZone, fireZones, gunsOn, rangePath, reachArea, wayPath } from './overlays.ts'
import { PassingOver } from './passing.tsx'
import { PeekLayer } from './peek-layer.tsx'
import { Pieces } from './pieces.tsx'
import type { Plan } from './plan.ts'
import type { Scene } from './scene.ts'
import type { Cue } from './staging.ts'
import type { Look } from './tools.tsx'
import type { Trail } from './trails.ts'

export interface TopLayerProps {
  readonly now: Now
  readonly choice: Choice
  readonly scene: Scene
  readonly look: Look
  readonly peek: Tide | null
  readonly hover: Hex | null
  readonly cursor: Hex | null
  /** The hex that somebody asked about. */
  readonly told: Hex | null
  /** What was placed and can be placed otherwise. */
  readonly plan: Plan
  readonly foresight: Foresight | undefined
  readonly passing: readonly Passing<Cue>[]
  readonly trails: readonly Trail[]
}

/** Lit as a surface instead of ringed one by one. */
const IS_LIT: { readonly [kind: string]: true } = {
  unload: true,
  exit: true,
  deploy: true,
  build: true,
}

export function TopLayer(props: TopLayerProps) {
  const { now, choice, scene, look, peek, cursor, told, plan, passing, trails } = props
  const { view, viewer } = now
  const deeds = deedsOf(now, choice)
  const unit = choice.unit === null ? undefined : unitNamed(view, choice.unit)
  const isOwn = unit !== undefined && unit.owner === viewer
  const hasFire = look.fire !== 'none' || isOwn
  const zones = useMemo(() => (hasFire ? fireZones(view) : NO_ZONES), [view, hasFire])
  const reach = useMemo(
    () => (unit === undefined ? undefined : reachArea(view, unit, deeds)),
    [view, unit, deeds],
  )
  const lit = useLit(deeds)
  const targets = useTargets(deeds)
  const aimed = aimedIn(deeds, choice)
  const isCalm = aimed === undefined
  if (peek !== null) return <PeekLayer view={view} viewer={viewer} peek={peek} scene={scene} />
  return (
    <>
      {view.phase === 'landing' && <LandingLayer now={now} choice={choice} />}
      <Fire
        zones={zones}
        seats={look.fire === 'none' ? (isOwn ? othersOf(view, viewer) : NOBODY) : EVERYBODY}
        isFull={look.fire === 'one'}
      />
      {reach !== undefined && (isCalm || aimed.kind === 'move' || aimed.kind === 'storm') && (
        <ReachArea {...reach} />
      )}
      {unit !== undefined && <GunRange view={view} unit={unit} />}
      <Lit hexes={lit} />
      <Planned view={view} plan={plan} />
      <Trails trails={trails} />
      <Pieces {...scene} />
      {unit !== undefined && <Ringed hexes={[...hexesOf(view, unit), ...gunsIn(view, choice)]} />}
      {unit !== undefined && !isOwn && <Partners now={now} choice={choice} />}
      <Targets deeds={targets} />
      <Preview {...props} deeds={deeds} aimed={aimed} />
      {look.hasNames && <Names />}
      {told !== null && <Told view={view} hex={told} />}
      {cursor !== null && <Cursor hex={cursor} />}
      <PassingOver passing={passing} />
    </>
  )
}

const gunsIn = (view: State, { guns }: Choice): Hex[] =>
  guns.flatMap((id) => whereIs(view, id) ?? [])

/** A target is chosen: own guns that reach it, to be named (C-11). */
const Partners = ({ now, choice }: { readonly now: Now; readonly choice: Choice }) => (
  <Lit hexes={partnersOf(now, choice).flatMap((id) => whereIs(now.view, id) ?? [])} />
)

/** How far its gun reaches: with another one there, what is inside is under fire. */
const GunRange = memo(function GunRange({ view, unit }: GunRangeProps) {
  const d = rangePath(view, unit)
  return d === '' ? null : <path className={`gun-range team-${unit.owner}`} d={d} />
})

interface GunRangeProps {
  readonly view: State
  readonly unit: Unit
}

/** Under each piece that is not confirmed yet. */
const Planned = ({ view, plan }: { readonly view: State; readonly plan: Plan }) => {
  const hexes = plan.flatMap((move) => {
    const unit = move.kind === 'deploy' ? unitNamed(view, move.unit) : undefined
    return unit === undefined ? [] : hexesOf(view, unit)
  })
  return hexes.length === 0 ? null : (
    <path className="planned" d={hexes.map((hex) => hexPath(centreOf(hex), 17.6)).join('')} />
  )
}

/** A hex that is asked about, with lines from every gun that reaches it. */
const Told = ({ view, hex }: { readonly view: State; readonly hex: Hex }) => (
  <>
    {view.saved.map((_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <g key={seat} className={`covers team-${seat}`}>
        {gunsOn(view, hex, seat).map(({ id, at }) => (
          <path key={id} d={wayPath([at ?? hex, hex])} />
        ))}
      </g>
    ))}
    <Ringed hexes={[hex]} />
  </>
)

const NO_ZONES: readonly FireZone[] = []
const NOBODY: readonly Seat[] = []
const EVERYBODY: readonly Seat[] = [0, 1, 2, 3]
const othersOf = (view: State, viewer: Now['viewer']): Seat[] =>
  view.saved.flatMap((_, seat) => (seat === viewer ? [] : [seat]))

const useLit = (deeds: readonly Deed[]): readonly Hex[] =>
  useMemo(
    () => deeds.flatMap(({ kind, hex }) => (hex !== null && IS_LIT[kind] ? [hex] : [])),
    [deeds],
  )

const RINGED: { readonly [kind: string]: true } = {
  load: true,
  fire: true,
  capture: true,
  enter: true,
  rebuild: true,
}

const useTargets = (deeds: readonly Deed[]): readonly Deed[] =>
  useMemo(() => deeds.filter(({ kind, hex }) => hex !== null && RINGED[kind]), [deeds])

interface PreviewProps extends TopLayerProps {
  readonly deeds: readonly Deed[]
  readonly aimed: Deed | undefined
}

/** What is aimed at; where nothing is, what lies under the mouse. */
function Preview({ now, choice, deeds, aimed, hover, foresight }: PreviewProps) {
  const { view } = now
  const deed = aimed ?? deeds.find(({ hex }) => hex !== null && hex === hover)
  const move =
    deed === undefined ? undefined : moveOf(deed, aimed === undefined ? NO_CHOICE : choice)
  if (deed === undefined || move === undefined) return null
  return (
    <>
      <PreviewOf view={view} deed={deed} move={move} />
      {foresight?.pinned.map((id) => (
        <At key={id} view={view} id={id} what="pinned" />
      ))}
      {foresight?.freed.map((id) => (
        <At key={id} view={view} id={id} what="freed" />
      ))}
      {foresight?.destroyed.map((id) => (
        <At key={id} view={view} id={id} what="lost" />
      ))}
    </>
  )
}

function At({
  view,
  id,
  what,
}: {
  readonly view: State
  readonly id: string
  readonly what: 'pinned' | 'freed' | 'lost'
}) {
  const at = whereIs(view, id)
  return at === undefined ? null : <Foreseen at={at} what={what} />
}

interface PreviewOfProps {
  readonly view: State
  readonly deed: Deed
  readonly move: Move
}

function PreviewOf({ view, deed, move }: PreviewOfProps) {
  const { hex } = deed
  if (hex === null) return null
  switch (move.kind) {
    case 'move':
      return <Way path={move.path} />
    case 'fire':
    case 'capture':
      return <AimLines guns={move.by.flatMap((id) => whereIs(view, id) ?? [])} target={hex} />
    case 'deploy':
    case 'exit':
    case 'build':
      return (
        <>
          <Way path={[hex]} />
          {move.rotation !== undefined && <Lies hex={hex} rotation={move.rotation} />}
        </>
      )
    case 'land':
      return null
    default:
      return <Way path={[hex]} />
  }
}

/** Where the other end of a barge would lie. */
const Lies = ({ hex, rotation }: { readonly hex: Hex; readonly rotation: number }) => {
  const { x, y } = centreOf(hex)
  return (
    <g
      className="ghost"
      transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${degreesOf(rotation)})`}
    >
      <use href="#fmp-barge" />
    </g>
  )
}

/** Every hex by its name. */
function Names() {
  return (
    <g className="hex-names">
      {HEXES.map((hex) => {
        const { x, y } = centreOf(hex)
        return (
          <text key={hex} x={rounded(x)} y={rounded(y + 14)}>
            {hexText(hex)}
          </text>
        )
      })}
    </g>
  )
}
