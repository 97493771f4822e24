// Full Metal Planète, drawn: a planet one can walk over with the eye, machines one points at, and what would come of it.
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { BoardProps, DrawnBoard } from '../../board.ts'
import { type Camera, middleOf, type Point, type Size } from '../../drawing/camera.ts'
import type { Press } from '../../drawing/gestures.ts'
import type { Lens } from '../../drawing/lens.ts'
import { Minimap } from '../../drawing/minimap.tsx'
import { Viewport, viewBoxOf } from '../../drawing/viewport.tsx'
import { GRID, type Hex } from '../src/board/grid.ts'
import { TIDES, type Tide } from '../src/board/plan.ts'
import { MOST_SAVED } from '../src/data/pieces.ts'
import { unitNamed } from '../src/field.ts'
import type { Event, Move, State } from '../src/index.ts'
import { boardOf } from '../src/state.ts'
import type { Beat } from './beats.ts'
import { Card } from './card.tsx'
import {
  aimedIn,
  back,
  type Choice,
  choiceAfter,
  choosing,
  inAnotherWay,
  moveOf,
  NO_CHOICE,
  ownShip,
  pointing,
  pressed,
  readyUnits,
} from './choosing.ts'
import { type Deed, deedsOf, type Now } from './deeds.ts'
import { foreseen } from './foresight.ts'
import { centreOf, hexAt, VIEW } from './geometry.ts'
import { Ground, pathsOf } from './ground.tsx'
import { Leaving } from './leaving.tsx'
import { sceneOf } from './scene.ts'
import { hexSentence, nextOf } from './sentences.ts'
import { Strip } from './strip.tsx'
import { Symbols } from './symbol-shapes.tsx'
import { type Look, nextFire, Tools } from './tools.tsx'
import { TopLayer } from './top-layer.tsx'
import { type Trail, trailsOf } from './trails.ts'
import { useBeats } from './use-beats.ts'
import { TalkContext, talkIn, useTalk } from './words/index.ts'
import './palette.css'
import './planet.css'
import './panels.css'

export const board: DrawnBoard<State, Move, Event> = { Board: FullMetalPlaneteBoard, pointing }

function FullMetalPlaneteBoard(props: BoardProps<State, Move, Event>) {
  const { view, viewer, offers, language, nameOf, motion, step, speed = 1, play } = props
  const talk = useMemo(() => talkIn(language, nameOf), [language, nameOf])
  const now = useMemo((): Now => ({ view, viewer, offers }), [view, viewer, offers])
  const [choice, choose] = useState<Choice>(NO_CHOICE)
  const [hover, setHover] = useState<Hex | null>(null)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const [look, setLook] = useState<Look>({ fire: 'none', hasNames: false })
  const [peek, setPeek] = useState<Tide | null>(null)
  const [isAsked, setAsked] = useState(false)
  const lens = useRef<Lens>(null)
  const top = useRef<SVGSVGElement>(null)
  const keys = useId()

  const chosen = useChosen(now, choice)
  const deeds = deedsOf(now, chosen)
  const aimed = aimedIn(deeds, chosen)
  const move = aimed === undefined ? undefined : moveOf(aimed, chosen)
  const refusal = move === undefined ? undefined : props.whyNot(move)
  const foresight = useMemo(
    () =>
      move === undefined || refusal !== undefined || viewer === 'spectator'
        ? undefined
        : foreseen(view, viewer, move),
    [view, viewer, move, refusal],
  )
  const scene = useMemo(() => sceneOf(view), [view])
  const board = boardOf(view)
  const lookAt = useCallback((beat: Beat) => {
    const at = beat.kind === 'march' ? beat.path[0] : beat.at
    if (at !== undefined) lens.current?.show(centreOf(at))
  }, [])
  const flashes = useBeats({ view, step, motion, speed, top, look: lookAt, busy: props.busy })
  const trails = useMemo(() => trailsOf(props.past ?? [], viewer), [props.past, viewer])
  useDock(props.keepBelow)
  useHomecoming(now, lens)

  const make = useCallback(
    (made: Move) => {
      if (props.whyNot(made) !== undefined) return
      play(made)
      choose((before) => choiceAfter(view, before, made))
      setAsked(false)
    },
    [play, props.whyNot, view],
  )
  const doDeed = (deed: Deed) => {
    const made = moveOf(deed, deed.key === chosen.aim?.key ? chosen : NO_CHOICE)
    if (made !== undefined) make(made)
  }
  const press = (hex: Hex, isSure: boolean) => {
    if (hex < 0 || peek !== null) return
    const next = pressed(now, chosen, hex, isSure)
    if (next.move === undefined) choose(next.choice)
    else make(next.move)
  }
  const goTo = (by: 1 | -1) => {
    const id = nextOf(readyUnits(now), chosen.unit, by)
    const at = id === undefined ? undefined : unitNamed(view, id)?.at
    if (id === undefined || at == null) return
    choose(choosing(id))
    setCursor(at)
    lens.current?.show(centreOf(at), true)
  }
  const endTurn = () => {
    const ending = offers.find(({ kind }) => kind === 'endTurn')
    if (ending === undefined) return
    const isLoss = view.phase === 'playing' && view.ap > MOST_SAVED
    if (isLoss && !isAsked) setAsked(true)
    else make(ending)
  }
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey) return false
    if (event.ctrlKey) {
      if (event.key === 'Enter') endTurn()
      return event.key === 'Enter'
    }
    const here = cursor ?? unitNamed(view, chosen.unit ?? '')?.at ?? ownShip(now)?.at ?? MIDDLE
    const to = steered(event.key, here, props.shortcuts !== false)
    if (to !== undefined) {
      setCursor(to)
      lens.current?.show(centreOf(to), true)
      return true
    }
    switch (event.key) {
      case 'Enter':
      case ' ':
        press(here, false)
        return true
      case 'Escape':
        if (peek !== null) setPeek(null)
        else if (chosen === NO_CHOICE) return false
        else choose(back(chosen))
        return true
      case 'Home':
        if (ownShip(now)?.at != null) setCursor(ownShip(now)?.at ?? null)
        return true
      default:
        return props.shortcuts !== false && lettered(event.key, event.shiftKey)
    }
  }
  const lettered = (key: string, isShift: boolean): boolean => {
    switch (key.toLowerCase()) {
      case 'n':
        goTo(isShift ? -1 : 1)
        return true
      case 'p':
      case 'r':
        if (aimed !== undefined) choose(inAnotherWay(chosen, aimed))
        return aimed !== undefined
      case 'f':
        setLook({ ...look, fire: nextFire(look.fire) })
        return true
      case 't':
        setPeek(peek === null ? (TIDES.find((tide) => tide !== view.tide) ?? null) : null)
        return true
      case 'g':
        setLook({ ...look, hasNames: !look.hasNames })
        return true
      default:
        return false
    }
  }
  const shownHex = cursor ?? hover
  const sentence = cursor === null ? '' : hexSentence(now, chosen, cursor, talk)
  const button = mainButton(now, aimed, talk.say, { endTurn, doDeed })
  return (
    <TalkContext value={talk}>
      <div className={motion ? 'fmp' : 'fmp is-still'}>
        <Symbols />
        <Strip
          view={view}
          viewer={viewer}
          cost={aimed?.cost ?? 0}
          button={button}
          peek={() => setPeek(peek === null ? otherTide(view.tide) : null)}
        />
        <Viewport
          lens={lens}
          world={VIEW}
          label={talk.say('board.planet')}
          describedBy={keys}
          motion={motion}
          opening={(window) => openingFor(now, window)}
          onPress={(at: Point, { isSure }: Press) => {
            setCursor(null)
            press(hexAt(at), isSure)
          }}
          onHover={(at) => setHover(at === null ? null : hexAt(at))}
          onKey={onKey}
          layers={
            <>
              <Ground board={board} tide={peek ?? view.tide} />
              <svg ref={top} viewBox={viewBoxOf(VIEW)} className="fmp-top" aria-hidden="true">
                <TopLayer
                  now={now}
                  choice={chosen}
                  scene={scene}
                  look={look}
                  peek={peek}
                  hover={shownHex}
                  cursor={cursor}
                  foresight={foresight}
                  flashes={flashes}
                  trails={chosen === NO_CHOICE && flashes.length === 0 ? trails : NO_TRAILS}
                  say={talk.say}
                />
              </svg>
            </>
          }
        >
          <Tools
            look={look}
            isPeeking={peek !== null}
            lens={lens}
            change={setLook}
            peek={() => setPeek(peek === null ? otherTide(view.tide) : null)}
          />
          <Minimap
            world={VIEW}
            lens={lens}
            label={talk.say('board.map')}
            className={`fmp-mini tide-${view.tide}`}
          >
            <MiniPlanet state={view} />
          </Minimap>
          {peek !== null && <Peek tide={peek} now={view.tide} look={setPeek} />}
          <Card
            now={now}
            choice={chosen}
            foresight={foresight}
            refusal={refusal}
            choose={choose}
            play={doDeed}
            next={() => goTo(1)}
          />
          <Leaving now={now} play={make} />
          {isAsked && (
            <Sure lost={view.ap - MOST_SAVED} stay={() => setAsked(false)} end={endTurn} />
          )}
          <p id={keys} className="hidden">
            {talk.say('board.keys')}
          </p>
          <p className="hidden" aria-live="polite">
            {sentence}
          </p>
        </Viewport>
      </div>
    </TalkContext>
  )
}

const MIDDLE = GRID.size >> 1
const NO_TRAILS: readonly Trail[] = []

/** What the card covers at the lower edge where it is as wide as the board: toasts lie above it. */
function useDock(keepBelow: BoardProps['keepBelow']): void {
  useEffect(() => {
    const card = document.querySelector<HTMLElement>('.fmp-card')
    const isDock = card !== null && card.offsetWidth >= (card.parentElement?.clientWidth ?? 0)
    keepBelow?.(isDock ? card.offsetHeight : 0)
  })
}

/** Once one has landed, one looks at one's own ship. */
function useHomecoming(now: Now, lens: RefObject<Lens | null>): void {
  const { phase } = now.view
  const before = useRef(phase)
  useEffect(() => {
    const { current } = lens
    if (before.current === 'landing' && phase !== 'landing' && current !== null) {
      const home = openingFor(now, current.window)
      if (home !== undefined) current.glideTo({ ...home, zoom: Math.max(1.25, home.zoom) })
    }
    before.current = phase
  }, [phase, now, lens])
}

/** Whatever was chosen and is not there any more is not chosen. */
function useChosen(now: Now, choice: Choice): Choice {
  return useMemo(() => {
    if (choice.unit === null) return choice
    return unitNamed(now.view, choice.unit)?.at == null ? NO_CHOICE : choice
  }, [now, choice])
}

const otherTide = (tide: Tide): Tide => (tide === 'low' ? 'high' : 'low')

/** Landing: the planet from edge to edge. Afterwards what is asked, close enough to touch. */
function openingFor(now: Now, window: Size): Camera | undefined {
  const at = ownShip(now)?.at
  if (now.view.phase === 'landing' || at == null) {
    const zoom = Math.min(1, Math.max(window.width / VIEW.width, window.height / VIEW.height))
    return window.width < window.height ? { ...middleOf(VIEW), zoom } : undefined
  }
  return { ...centreOf(at), zoom: Math.min(1.4, Math.max(1.06, window.width / VIEW.width)) }
}

const LETTERS: { readonly [key: string]: number } = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5 }

/** North and south by arrows, the next column in the same row; the six neighbours by letters. */
function steered(key: string, from: Hex, hasLetters: boolean): Hex | undefined {
  const on = (hex: Hex) => (hex < 0 ? from : hex)
  if (key === 'ArrowUp') return on(GRID.step(from, 0))
  if (key === 'ArrowDown') return on(GRID.step(from, 3))
  const isOdd = (Math.floor(from / 23) & 1) === 1
  if (key === 'ArrowRight') return on(GRID.step(from, isOdd ? 1 : 2))
  if (key === 'ArrowLeft') return on(GRID.step(from, isOdd ? 5 : 4))
  const way = hasLetters ? LETTERS[key.toLowerCase()] : undefined
  return way === undefined ? undefined : on(GRID.step(from, way))
}

interface Doings {
  endTurn(): void
  doDeed(deed: Deed): void
}

type Say = (id: string) => string

function mainButton(
  { view, offers }: Now,
  aimed: Deed | undefined,
  say: Say,
  { endTurn, doDeed }: Doings,
) {
  if (view.phase === 'landing' && aimed !== undefined)
    return { label: say('board.landHere'), onPress: () => doDeed(aimed) }
  if (!offers.some(({ kind }) => kind === 'endTurn')) return undefined
  const label = view.phase === 'deployment' ? 'board.doneDeploying' : 'board.endTurn'
  return { label: say(label), onPress: endTurn }
}

function MiniPlanet({ state }: { readonly state: State }) {
  const paths = pathsOf(boardOf(state))
  const { figures, ships, ore } = useMemo(() => sceneOf(state), [state])
  return (
    <>
      <rect className="g-sea" {...VIEW} />
      <path className="g-reef" d={paths.reef} />
      <path className="g-marsh" d={paths.marsh} />
      <path className="g-land" d={paths.land} />
      <path className="mini-rock" d={paths.mountain} />
      {ore.map(({ hex, x, y }) => (
        <circle key={hex} className="mini-ore" cx={x} cy={y} r="6" />
      ))}
      {ships.map(({ home, owner, x, y }) => (
        <path
          key={home}
          className={`mini-ship team-${owner}`}
          d={`M${x} ${y - 42}L${x + 37} ${y + 22}H${x - 37}Z`}
        />
      ))}
      {figures.map(({ id, owner, x, y }) => (
        <circle key={id} className={`mini-dot team-${owner}`} cx={x} cy={y} r="15" />
      ))}
    </>
  )
}

function Peek({
  tide,
  now,
  look,
}: {
  readonly tide: Tide
  readonly now: Tide
  look(tide: Tide | null): void
}) {
  const { say } = useTalk()
  return (
    <div className="fmp-peek" role="status">
      <span>{say('board.peek', { tide: say(`board.${tide}`) })}</span>
      {TIDES.filter((one) => one !== tide && one !== now).map((one) => (
        <button key={one} type="button" onClick={() => look(one)}>
          {say('board.peekAt', { tide: say(`board.${one}`) })}
        </button>
      ))}
      <button type="button" onClick={() => look(null)}>
        {say('board.peekBack')}
      </button>
    </div>
  )
}

function Sure({ lost, stay, end }: { readonly lost: number; stay(): void; end(): void }) {
  const { say } = useTalk()
  return (
    <div className="fmp-sure" role="alertdialog" aria-label={say('board.endTurn')}>
      <p>{say('board.sure.lost', { lost })}</p>
      <button type="button" className="fmp-act is-main" onClick={stay}>
        {say('board.sure.stay')}
      </button>
      <button type="button" className="fmp-act" onClick={end}>
        {say('board.sure.end')}
      </button>
    </div>
  )
}
