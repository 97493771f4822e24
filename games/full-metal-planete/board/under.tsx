// Over the ground and under the machines: landing zones, fire, what can be reached, places for a thing, ways of the others.
import type { Seat } from '@foldtable/kernel'
import { memo, useMemo } from 'react'
import type { Hex } from '../src/board/grid.ts'
import { unitNamed } from '../src/field/index.ts'
import type { State } from '../src/index.ts'
import { hexesOf, type Unit } from '../src/state.ts'
import { aimedIn, type Choice } from './choosing.ts'
import { type Deed, deedsOf, type Now } from './deeds.ts'
import { centreOf, hexPath } from './geometry.ts'
import { LandingLayer } from './landing-layer.tsx'
import { Fire, Lit, ReachArea, Trails } from './overlay.tsx'
import { type FireZone, fireZones, rangePath, reachArea } from './overlays.ts'
import type { Plan } from './plan.ts'
import type { Look } from './tools.tsx'
import type { Trail } from './trails.ts'

interface UnderProps {
  readonly now: Now
  readonly choice: Choice
  readonly look: Look
  /** What was placed and can be placed otherwise. */
  readonly plan: Plan
  readonly trails: readonly Trail[]
}

/** Lit as a surface instead of ringed one by one. */
const IS_LIT: { readonly [kind: string]: true } = {
  unload: true,
  exit: true,
  deploy: true,
  build: true,
}

export function Under({ now, choice, look, plan, trails }: UnderProps) {
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
  const aimed = aimedIn(deeds, choice)
  const isGoing = aimed === undefined || aimed.kind === 'move' || aimed.kind === 'storm'
  return (
    <>
      {view.phase === 'landing' && <LandingLayer now={now} choice={choice} />}
      <Fire
        zones={zones}
        seats={look.fire === 'none' ? (isOwn ? othersOf(view, viewer) : NOBODY) : EVERYBODY}
        isFull={look.fire === 'one'}
      />
      {reach !== undefined && isGoing && <ReachArea {...reach} />}
      {unit !== undefined && <GunRange view={view} unit={unit} />}
      <Lit hexes={lit} />
      <Planned view={view} plan={plan} />
      <Trails trails={trails} />
    </>
  )
}

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
