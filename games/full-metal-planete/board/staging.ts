// How the planet is shown in motion: who goes along which way, what flies, what rises, how the tide comes in, and for how long. Pure.
import type { Viewer } from '@foldtable/kernel'
import type { Staging } from '../../drawing/director.ts'
import { Fold } from '../../drawing/folded.ts'
import type { Beat } from '../../drawing/player.ts'
import type { Hex } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import type { UnitType } from '../src/data/pieces.ts'
import { unitNamed } from '../src/field/index.ts'
import { evolve } from '../src/fold/index.ts'
import type { Event, State } from '../src/index.ts'
import { outermost } from '../src/rules/cargo.ts'
import { type ItemId, mineralIndex, shipId, type UnitId } from '../src/state.ts'
import { firstColourOf } from '../src/words/names.ts'
import { whereIs } from './deeds.ts'
import { type ShipFigure, sceneOf } from './scene.ts'

/** Something that passes over the planet. */
export type Cue =
  | { readonly kind: 'march'; readonly unit: UnitId; readonly path: readonly Hex[] }
  | { readonly kind: 'aim'; readonly guns: readonly Hex[]; readonly at: Hex }
  /** Between a hex and a hold. */
  | {
      readonly kind: 'slide'
      readonly what: UnitType | 'ore'
      readonly owner: number
      readonly from: Hex
      readonly at: Hex
    }
  | { readonly kind: 'burst' | 'captured' | 'built' | 'taken'; readonly at: Hex }
  | { readonly kind: 'landed' | 'left'; readonly ship: ShipFigure; readonly at: Hex }
  | { readonly kind: 'tide'; readonly from: Tide; readonly to: Tide }

const STEP_MS = 150
const SLIDE_MS = 280
const PIN_MS = 160
const AIM_MS = 260
const BURST_MS = 620
const MARK_MS = { captured: 520, built: 420, taken: 800 } as const
const LAND_MS = 900
const LEAVE_MS = 1600
const TIDE_MS = 1100

const NOT_SEEN: Seen = {}

type Beats = Beat<State, Cue>[]

/** Steps of one unit in a row are one beat; whatever is not seen is part of the next. */
export function beatsOf(before: State, events: readonly Event[]): Beats {
  const fold = new Fold(before, evolve)
  const beats: Beats = []
  const show = (ms: number, ...cues: Cue[]) => beats.push({ picture: fold.shown(), ms, cues })
  for (let n = 0; n < events.length; ) {
    const way = marchFrom(fold.state, events, n)
    if (way !== undefined) {
      for (const event of events.slice(n, n + way.path.length - 1)) fold.on(event)
      show(STEP_MS * (way.path.length - 1), way)
      n += way.path.length - 1
      continue
    }
    const event = events[n++]
    if (event === undefined) continue
    const { before: first, after: then } = seenAs(fold.state, event)
    if (first !== undefined) show(...first)
    fold.on(event)
    if (event.kind === 'landed') show(LAND_MS, ...landing(fold.state, event.seat))
    else if (then !== undefined) show(...then)
  }
  if (events.length > 0) beats.push({ picture: fold.shown(), ms: 0 })
  return beats
}

type Look = readonly [ms: number, ...cues: Cue[]]

/** Looked at before it changes anything, and afterwards. */
interface Seen {
  readonly before?: Look
  readonly after?: Look
}

function seenAs(state: State, event: Event): Seen {
  switch (event.kind) {
    case 'shot': {
      const guns = event.by.flatMap((id) => whereIs(state, id) ?? [])
      return {
        before: [AIM_MS, { kind: 'aim', guns, at: event.at }],
        after: [BURST_MS, { kind: 'burst', at: event.at }],
      }
    }
    case 'loaded':
      return slide(state, event.item, placeOf(state, event.item), placeOf(state, event.by), 'after')
    case 'entered':
      return slide(
        state,
        event.unit,
        placeOf(state, event.unit),
        placeOf(state, shipId(event.ship)),
        'after',
      )
    case 'unloaded':
      return slide(state, event.item, placeOf(state, event.item), event.at, 'before')
    case 'deployed':
    case 'exited':
      return slide(state, event.unit, placeOf(state, event.unit), event.at, 'before')
    case 'captured':
      return mark('captured', placeOf(state, event.unit))
    case 'built':
      return mark('built', event.into === undefined ? event.at : placeOf(state, event.by))
    case 'shipTaken':
      return mark('taken', placeOf(state, shipId(event.ship)))
    case 'pinned':
    case 'released':
      return { after: [PIN_MS] }
    case 'liftedOff': {
      const ship = sceneOf(state).ships.find(({ home }) => home === event.ship)
      const at = unitNamed(state, shipId(event.ship))?.at
      return ship === undefined || at == null
        ? NOT_SEEN
        : { after: [LEAVE_MS, { kind: 'left', ship, at }] }
    }
    case 'tideTurned':
      return event.tide === state.tide
        ? NOT_SEEN
        : { after: [TIDE_MS, { kind: 'tide', from: state.tide, to: event.tide }] }
    default:
      return NOT_SEEN
  }
}

function marchFrom(state: State, events: readonly Event[], at: number) {
  const [first] = events.slice(at, at + 1)
  const from = first?.kind === 'moved' ? whereIs(state, first.unit) : undefined
  if (first?.kind !== 'moved' || from === undefined) return undefined
  const path: Hex[] = [from]
  for (let next = events[at]; next?.kind === 'moved' && next.unit === first.unit; ) {
    path.push(next.to)
    next = events[at + path.length - 1]
  }
  return { kind: 'march', unit: first.unit, path } satisfies Cue
}

function slide(
  state: State,
  item: ItemId,
  from: Hex | undefined,
  at: Hex | undefined,
  when: 'before' | 'after',
): Seen {
  if (from === undefined || at === undefined) return NOT_SEEN
  const unit = unitNamed(state, item)
  const what = unit?.type ?? 'ore'
  const cue: Cue = { kind: 'slide', what, owner: unit?.owner ?? 0, from, at }
  return { [when]: [SLIDE_MS, cue] }
}

const mark = (kind: keyof typeof MARK_MS, at: Hex | undefined): Seen =>
  at === undefined ? NOT_SEEN : { after: [MARK_MS[kind], { kind, at }] }

function landing(after: State, seat: number): Cue[] {
  const ship = sceneOf(after).ships.find(({ home }) => home === seat)
  const at = unitNamed(after, shipId(seat))?.at
  return ship === undefined || at == null ? [] : [{ kind: 'landed', ship, at }]
}

/** The hex of a thing, or of whatever carries it. */
function placeOf(state: State, id: ItemId): Hex | undefined {
  const ore = state.minerals[mineralIndex(id)]
  if (typeof ore === 'number') return ore
  const unit = unitNamed(state, typeof ore === 'string' ? ore : id)
  return unit === undefined ? undefined : (outermost(state, unit).at ?? undefined)
}

const markOf = ({ phase, turn, current, ap, tide, units }: State): string =>
  [phase, turn, current, ap, tide, units.length].join()

export const staging: Staging<State, Event, State, Cue> = {
  pictureOf: (view) => view,
  beatsOf,
  isSame: (reached, end) => markOf(reached) === markOf(end),
  isOwn: (event, viewer: Viewer) => moverOf(event) === viewer,
}

/** Whose machine it was that did something, where that is plain. */
function moverOf(event: Event): number | undefined {
  if (event.kind === 'moved' || event.kind === 'deployed' || event.kind === 'exited')
    return firstColourOf(event.unit)
  if (event.kind === 'loaded' || event.kind === 'unloaded' || event.kind === 'built')
    return firstColourOf(event.by)
  return event.kind === 'shot' ? firstColourOf(event.by[0] ?? '') : undefined
}
