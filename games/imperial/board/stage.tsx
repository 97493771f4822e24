// The map with everything that is going on upon it, moved and pressed by mouse, finger and keys.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Point } from '../../drawing/camera.ts'
import { useKept } from '../../drawing/kept.ts'
import type { Lens } from '../../drawing/lens.ts'
import { Viewport, viewBoxOf } from '../../drawing/viewport.tsx'
import type { Place } from '../src/data/map.ts'
import { type Board, ownForces, type State } from '../src/state.ts'
import { type BoardValue, pointerAt, useBoard } from './board-context.ts'
import { Chooser } from './chooser.tsx'
import type { Pointed } from './choosing.ts'
import { MapCues } from './cues.tsx'
import { Atlas, Ground } from './ground.tsx'
import { loadsOf } from './loads.ts'
import type { DrawnMap, Spot } from './map.ts'
import { steered } from './nearest.ts'
import { RegionCard, regionLines } from './region-card.tsx'
import { chipsOf, factoriesOf, litIn, looksOf, matterOf, originOf, shownBoard } from './scene.ts'
import { regionAt } from './shapes.ts'
import { stacksAt } from './stacks.ts'
import { Lit, TopLayer } from './top-layer.tsx'
import { trailOf } from './trail.ts'
import { cameraFor } from './view-box.ts'
import { useTalk } from './words/index.ts'

interface StageProps {
  readonly lens: RefObject<Lens | null>
  readonly isPhone: boolean
  readonly children?: ReactNode
  /** Says why something cannot be done. */
  refuse(place: Place): void
}

/** Pixels a unit, at most. */
const CLOSEST = 1.3
/** Smaller than this, in pixels a unit, names cannot be read: they are left out, and units are drawn larger. */
const NAMES_FROM = 0.24

export function Stage({ lens, isPhone, children, refuse }: StageProps) {
  const value = useBoard()
  const talk = useTalk()
  const { view, map, picture, passing, choice, pointers, props } = value
  const keys = useId()
  const [cursor, setCursor] = useState<Place | null>(null)
  const [hover, setHover] = useState<Place | null>(null)
  const board = useMemo(() => shownBoard(picture), [picture])
  const lit = litIn(pointers)
  const origin = originOf(view, choice)
  const aim = choice.place ?? (view.plan?.kind === 'maneuver' ? view.plan.peace?.dest : undefined)
  const canChoose = pointers.some((one) => one.at.on === 'unit')
  const looks = useMemo(() => looksOf(view, choice, canChoose), [view, choice, canChoose])
  const trail = useMemo(() => trailOf(picture, props.past ?? []), [picture, props.past])
  const nameOf = useCallback((place: Place) => talk.say(`place.${place}`), [talk])
  const factories = useMemo(() => factoriesOf(board), [board])
  const chips = useMemo(() => chipsOf(board), [board])
  const rules = useKept(view.rules) // every replica has its own
  useFar(lens)
  const pressAt = (place: Place | undefined, at?: Spot) => {
    if (place === undefined) return
    const found = pressedAt(value, board, place, at)
    if (found !== undefined) value.press(found)
    else if (lit.length > 0 || choice.unit !== null) refuse(place)
    setHover(found === undefined ? place : null)
  }
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey || event.ctrlKey) return false
    const here = cursor ?? origin ?? lit[0] ?? homeOf(view)
    const to = event.shiftKey ? undefined : steered(map, event.key, here)
    if (to !== undefined) {
      go(to)
      return true
    }
    if (event.key === 'Enter' || event.key === ' ') {
      pressAt(here)
      return true
    }
    if (event.key.toLowerCase() === 'n' && props.shortcuts !== false && view.mode !== 'peace') {
      const next = nextOf(value, cursor, event.shiftKey ? -1 : 1)
      if (next !== undefined) go(next)
      return true
    }
    return false
  }
  const go = (to: Place) => {
    setCursor(to)
    const [x, y] = map.regions[to].name
    const { current } = lens
    if (current !== null && !isShown(current, { x, y })) current.show({ x, y }, true)
  }
  const shown = cursor ?? hover
  return (
    <Viewport
      lens={lens}
      world={map.view}
      closest={CLOSEST}
      label={talk.say('board.map')}
      describedBy={keys}
      motion={props.motion}
      opening={(window) =>
        isPhone ? cameraFor(map, matterOf(view, choice, pointers), window) : undefined
      }
      onPress={({ x, y }) => {
        setCursor(null)
        pressAt(regionAt(map, [x, y]), [x, y])
      }}
      onHover={(at) => setHover(at === null ? null : (regionAt(map, [at.x, at.y]) ?? null))}
      onKey={onKey}
      layers={
        <>
          <Ground map={map} chips={chips} />
          <Lit map={map} lit={lit.join()} origin={origin} aim={aim} framed={framedIn(view)} />
          <Atlas
            map={map}
            rules={rules}
            chips={chips}
            working={factories.working}
            occupied={factories.occupied}
            nameOf={nameOf}
          />
          <svg viewBox={viewBoxOf(map.view)} className="im-top" aria-hidden="true">
            <TopLayer
              view={picture}
              board={board}
              choice={choice}
              looks={looks}
              origin={origin}
              aim={aim}
              lit={lit}
              cursor={cursor}
              trail={trail}
            />
            <MapCues passing={passing} />
          </svg>
        </>
      }
    >
      {choice.place !== null && <Chooser lens={lens} place={choice.place} origin={origin} />}
      {shown !== null && choice.place === null && (
        <RegionCard talk={talk} map={map} board={board} place={shown} loads={loadsOf(view)} />
      )}
      {children}
      <p id={keys} className="hidden">
        {talk.say('board.keys')}
      </p>
      <p className="hidden" aria-live="polite">
        {cursor === null ? '' : cursorText(value, talk, board, cursor)}
      </p>
    </Viewport>
  )
}

/** In sight as the map stands: then it stays where it is. */
function isShown({ shown }: Lens, { x, y }: Point): boolean {
  const [dx, dy] = [x - shown.x, y - shown.y]
  return dx > 0 && dy > 0 && dx < shown.width && dy < shown.height
}

type Talk = ReturnType<typeof useTalk>

function cursorText(value: BoardValue, talk: Talk, board: Board, cursor: Place): string {
  const deed = pressedAt(value, board, cursor, undefined)
  const what =
    deed === undefined ? [] : [talk.say('board.region.enter', { what: talk.tell(deed.name) })]
  return [...regionLines(talk, value.map, board, cursor, loadsOf(value.view)), ...what].join('. ')
}

const framedIn = ({ mode, up }: State) =>
  mode === 'bid' || mode === 'buyBid' || mode === 'sale' ? up : undefined

const homeOf = ({ up, board }: State): Place => board[up].factories[0] ?? 'Vienna'

/** What a press on a region does: where the chosen unit may go comes before who stands there. */
function pressedAt(
  { view, map, pointers }: BoardValue,
  board: Board,
  place: Place,
  at: Spot | undefined,
): Pointed | undefined {
  const target = pointerAt(pointers, { on: 'place', place })
  if (target !== undefined) return target
  const units = pointers.filter((one) => one.at.on === 'unit' && one.at.place === place)
  if (units.length < 2 || at === undefined) return units[0]
  return units.toSorted(
    (one, other) => farOf(view, map, board, one, at) - farOf(view, map, board, other, at),
  )[0]
}

function farOf(view: State, map: DrawnMap, board: Board, { at }: Pointed, [x, y]: Spot): number {
  if (at.on !== 'unit' || view.plan?.kind !== 'maneuver') return 0
  const army = ownForces(view, view.plan).armies[at.unit]
  const kind = at.kind === 'fleet' ? 'fleet' : army?.hostile === false ? 'calm' : 'army'
  const stack = stacksAt(map, board, at.place).find(
    (one) => one.country === view.up && one.kind === kind,
  )
  return stack === undefined ? 0 : Math.hypot(stack.at[0] - x, stack.at[1] - y)
}

/** The next region with something to choose. */
function nextOf({ pointers }: BoardValue, from: Place | null, by: 1 | -1): Place | undefined {
  const places = [
    ...new Set(
      pointers.flatMap(({ at }) => (at.on === 'place' || at.on === 'unit' ? [at.place] : [])),
    ),
  ]
  const at = from === null ? -1 : places.indexOf(from)
  return places[at < 0 ? 0 : (at + by + places.length) % places.length]
}

/** Milliseconds after which a zoom has come to rest. */
const REST = 160

/** Names go and pieces grow where everything is small; told to the elements themselves, once a zoom has come to rest. */
function useFar(lens: RefObject<Lens | null>): void {
  const was = useRef<boolean>(undefined)
  useEffect(() => {
    const { current } = lens
    if (current === null) return
    let resting: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const isFar = current.camera.zoom < NAMES_FROM
      was.current = isFar
      for (const one of document.querySelectorAll('.im-atlas, .im-top'))
        one.classList.toggle('is-far', isFar)
    }
    const follow = () => {
      clearTimeout(resting)
      if (current.camera.zoom < NAMES_FROM !== was.current) resting = setTimeout(settle, REST)
    }
    settle()
    const forget = current.subscribe(follow)
    return () => {
      clearTimeout(resting)
      forget()
    }
  }, [lens])
}
