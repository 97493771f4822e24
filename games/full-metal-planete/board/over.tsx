// Over the machines: what is chosen, aimed at and foreseen, names, the cursor, and what passes.
import { memo, useMemo } from 'react'
import type { Passing } from '../../drawing/player.ts'
import { HEXES, type Hex } from '../src/board/grid.ts'
import { unitNamed } from '../src/field/index.ts'
import type { Move, State } from '../src/index.ts'
import { hexesOf } from '../src/state.ts'
import { hexText } from '../src/words/params.ts'
import { aimedIn, type Choice, moveOf, NO_CHOICE } from './choosing.ts'
import { type Deed, deedsOf, type Now, partnersOf, whereIs } from './deeds.ts'
import type { Foresight } from './foresight.ts'
import { centreOf, degreesOf, rounded } from './geometry.ts'
import { AimLines, Cursor, Foreseen, Lit, Ringed, Targets, Way } from './overlay.tsx'
import { gunsOn, wayPath } from './overlays.ts'
import { PassingOver } from './passing.tsx'
import type { Cue } from './staging.ts'
import type { Look } from './tools.tsx'

interface OverProps {
  readonly now: Now
  readonly choice: Choice
  readonly look: Look
  readonly hover: Hex | null
  readonly cursor: Hex | null
  /** The hex that somebody asked about. */
  readonly told: Hex | null
  readonly foresight: Foresight | undefined
  readonly passing: readonly Passing<Cue>[]
}

export function Over(props: OverProps) {
  const { now, choice, look, cursor, told, passing } = props
  const { view, viewer } = now
  const deeds = deedsOf(now, choice)
  const unit = choice.unit === null ? undefined : unitNamed(view, choice.unit)
  const targets = useTargets(deeds)
  return (
    <>
      {unit !== undefined && <Ringed hexes={[...hexesOf(view, unit), ...gunsIn(view, choice)]} />}
      {unit !== undefined && unit.owner !== viewer && <Partners now={now} choice={choice} />}
      <Targets deeds={targets} />
      <Preview {...props} deeds={deeds} aimed={aimedIn(deeds, choice)} />
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

const RINGED: { readonly [kind: string]: true } = {
  load: true,
  fire: true,
  capture: true,
  enter: true,
  rebuild: true,
}

const useTargets = (deeds: readonly Deed[]): readonly Deed[] =>
  useMemo(() => deeds.filter(({ kind, hex }) => hex !== null && RINGED[kind]), [deeds])

interface PreviewProps extends OverProps {
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
const Names = memo(function Names() {
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
})
