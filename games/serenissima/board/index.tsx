// Serenissima, drawn: a sea chart one can sail on, everybody's wealth, and a dock with what can be done now.
import type { Seat } from '@foldtable/kernel'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { BoardProps, DrawnBoard } from '../../board.ts'
import type { Point as At } from '../../drawing/camera.ts'
import type { Press as Pressed } from '../../drawing/gestures.ts'
import type { Lens } from '../../drawing/lens.ts'
import { useBelow } from '../../drawing/use-below.ts'
import { useMotion } from '../../drawing/use-motion.ts'
import { Viewport } from '../../drawing/viewport.tsx'
import type { ZoneId } from '../src/data/zones.ts'
import type { Event, Move, Serenissima, State } from '../src/index.ts'
import { wayBetween } from '../src/rules/sailing.ts'
import { staging } from './beats.ts'
import { Captions } from './captions.tsx'
import { Shapes } from './cargo.tsx'
import { Chart } from './chart.tsx'
import { type Point, placeOf, SHEET } from './chart-map.ts'
import { NOTHING, type Now } from './choosing/choice.ts'
import { pointing, pressesIn } from './choosing/index.ts'
import { situationOf } from './choosing/situation.ts'
import { sailingAhead } from './choosing/turning.ts'
import { cursorText } from './cursor.ts'
import { Dock } from './dock/index.tsx'
import { Edges } from './edges.tsx'
import { Signs } from './emblem.tsx'
import { isOnTrack, type Thing, thingAt } from './geometry.ts'
import { type Hands, HandsContext, type Sheet } from './hands.ts'
import { heldIn, lightsOf } from './lights.ts'
import { cameraOn, sitesOf } from './opening.ts'
import { Players } from './players.tsx'
import { HoverCard } from './port-card.tsx'
import { keysOf, zoneOf } from './pressing.ts'
import { previewOf } from './preview.ts'
import { waysOf } from './reach.ts'
import { Ribbon, ThinTrack } from './ribbon.tsx'
import { Ground, Sea } from './sea.tsx'
import { seatStyle } from './seat-style.ts'
import { Sheets } from './sheets.tsx'
import { Sky } from './sky.tsx'
import { Tools } from './tools.tsx'
import { traceOf } from './trace.ts'
import { useChoice } from './use-choice.ts'
import { useCues } from './use-cues.ts'
import { useFollow } from './use-follow.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeys } from './use-keys.ts'
import { useLookout, useSight, useWhole } from './use-lookout.ts'
import { useRoom } from './use-room.ts'
import { TalkContext, talkIn } from './words/index.ts'
import './styles/index.ts'

export const board: DrawnBoard<Serenissima> = {
  Board: SerenissimaBoard,
  pointing,
  showsPlayers: true,
  room: (height) => Math.round((height - 190) * 1.9),
}

function SerenissimaBoard(props: BoardProps<Serenissima>) {
  const { view, viewer, offers, language, nameOf, motion, step, play } = props
  const talk = useMemo(() => talkIn(language, nameOf), [language, nameOf])
  const now = useMemo((): Now => ({ view, viewer, offers }), [view, viewer, offers])
  const [measure, shape] = useRoom()
  const [sheet, open] = useState<Sheet | null>(null)
  const [hovered, setHover] = useState<Thing | null>(null)
  const [cursor, setCursor] = useState<ZoneId | null>(null)
  const [rung, ring] = useState<Seat | null>(null)
  const lens = useRef<Lens>(null)
  const top = useRef<SVGSVGElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const described = useId()

  const { picture, passing, isMoving, skip } = useMotion(props, staging)
  const lookAt = useCallback(([x, y]: Point) => lens.current?.show({ x, y }), [])
  useCues(top, passing, lookAt)
  const follow = useFollow(view, offers.length > 0, play)
  const { choice, presses, choose, press, make } = useChoice(now, props, follow)
  const situation = situationOf(now)
  const ahead = useMemo(
    () => (situation === 'turn' && viewer !== 'spectator' ? sailingAhead({ ...now, viewer }) : now),
    [situation, now, viewer],
  )
  const ways = useMemo(() => waysOf(ahead.view, ahead.offers), [ahead])
  const hover = hovered && zoneOf(view, hovered)
  const aim = choice.zone ?? ways.find(({ zone }) => zone === hover)?.zone ?? null
  const preview = useMemo(() => previewOf(view, viewer, choice), [view, viewer, choice])
  const lights = useMemo(() => lightsOf(ways, aim), [ways, aim])
  const held = useMemo(() => heldIn(view), [view])
  const trace = useMemo(() => traceOf(props.past ?? [], step?.events ?? []), [props.past, step])
  const acting = actingIn(picture)
  const shown = preview.ghost === null ? picture : preview.state
  const isWide = shape === 'wide'

  const letGo = useCallback(() => choose(NOTHING), [choose])
  const explain = useCallback((move: Move) => props.explain?.(move), [props.explain])
  const hands = useMemo(
    (): Hands => ({ presses, choice, press, letGo, open, explain }),
    [presses, choice, press, letGo, explain],
  )
  /** A mouse has shown the way before it presses; a finger shows it first. */
  const sail = (zone: ZoneId) => {
    const go = pressesIn(now, { ...NOTHING, zone }).find(({ key }) => key === 'go')
    if (go !== undefined) make(go)
  }
  const pressAt = ({ x, y }: At, { isTouch, isSure }: Pressed) => {
    setCursor(null)
    if (isMoving && offers.length === 0) skip()
    const slack = (isTouch ? 9 : 2) / (lens.current?.camera.zoom ?? 1)
    const thing = thingAt([x, y], { view: preview.state, hasWheel: isWide, slack })
    const key = thing && keysOf(thing, choice).find((one) => presses.has(one))
    const zone = thing && zoneOf(view, thing)
    if (isWide && isOnTrack([x, y])) open({ scoring: 'now' })
    else if (thing === undefined) letGo()
    else if (key === undefined) look(thing, zone)
    else if (key === `zone ${zone}` && zone !== undefined && (!isTouch || isSure)) sail(zone)
    else press(key)
  }
  /** What is pressed and asks for nothing is shown larger, or it is told why one cannot go there. */
  const look = (thing: object, zone: ZoneId | undefined) => {
    if (zone === undefined) return
    const here = view.galleys[view.active]?.location
    if ('port' in thing && zone !== 'MARE') open({ port: zone })
    else if ('galley' in thing) open({ crowd: zone })
    else if (ways.length > 0 && here !== undefined)
      explain({ kind: 'moveGalley', path: [...wayBetween(here, zone)] })
    else letGo()
  }
  const onKey = useKeys({
    now,
    root,
    cursor,
    setCursor,
    choice,
    presses,
    press,
    letGo,
    sheet,
    open,
    ways,
    lens,
    ...(props.shortcuts === undefined ? {} : { shortcuts: props.shortcuts }),
  })
  useDock(root, props.keepBelow)
  useKeptFocus(root)
  useLookout(view, lens, () => sitesOf(view, choice, presses))
  useSight(lens, choice)
  useWhole(lens, root)

  const fought = useMemo(() => foughtIn(step?.events ?? []), [step])
  return (
    <TalkContext value={talk}>
      <HandsContext value={hands}>
        <div className="ser-room" ref={measure}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for whoever is anywhere on the board */}
          <div
            ref={root}
            className={`ser is-${shape} ${isWide ? '' : 'is-small'} ${motion ? '' : 'is-still'}`}
            style={seatStyle(props.seats.map(({ colour }) => colour))}
            onKeyDown={onKey}
          >
            <Shapes>
              <Signs colours={props.seats.map(({ colour }) => colour)} />
            </Shapes>
            <Players view={picture} viewer={viewer} acting={acting} ring={ring} />
            {!isWide && <Ribbon view={picture} />}
            {!isWide && <ThinTrack view={picture} />}
            <Viewport
              lens={lens}
              world={SHEET}
              label={talk.say('board.chart')}
              describedBy={described}
              motion={motion}
              opening={(window) => cameraOn(sitesOf(view, choice, presses), window)}
              onPress={pressAt}
              onHover={(at) => {
                const thing = at === null ? null : hoveredThing(view, at)
                if (JSON.stringify(thing) !== JSON.stringify(hovered)) setHover(thing)
              }}
              layers={
                <>
                  <Sea lights={lights} held={held} />
                  <Ground />
                  <Chart
                    layer={top}
                    shown={shown}
                    ghost={preview.ghost}
                    presses={presses}
                    choice={choice}
                    ways={ways}
                    aim={aim}
                    cursor={cursor}
                    trace={trace}
                    rung={rung}
                    hasInstruments={isWide}
                  />
                  {isWide && hovered !== null && aim === null && sheet === null && (
                    <HoverCard
                      view={picture}
                      viewer={viewer}
                      thing={hovered}
                      within={lens.current?.shown}
                    />
                  )}
                </>
              }
            >
              {!isWide && <Edges ways={ways} lens={lens} />}
              <Tools lens={lens} />
              <Sheets props={props} sheet={sheet} isMoving={isMoving} />
              <Captions passing={passing} />
              {cursor !== null && (
                <p
                  className={isSouth(cursor) ? 'ser-spoken is-top' : 'ser-spoken'}
                  aria-live="polite"
                >
                  {cursorText(talk, view, viewer, cursor, ways)}
                </p>
              )}
              <p id={described} className="hidden">
                {talk.say('board.keys')}
              </p>
            </Viewport>
            <div className={`ser-dock for-${situation}`} data-scrolls>
              <Dock
                situation={situation}
                now={situation === 'watch' ? { ...now, view: picture } : now}
                ahead={ahead}
                viewer={viewer}
                ways={ways}
                aim={aim}
                fought={isMoving && situation === 'watch' ? null : fought}
                past={props.past}
              />
            </div>
            <Sky passing={passing} chart={top} />
          </div>
        </div>
      </HandsContext>
    </TalkContext>
  )
}

/** The band with what is spoken keeps away from where one looks. */
const isSouth = (zone: ZoneId): boolean => placeOf(zone)[1] > SHEET.height / 2

const hoveredThing = (view: State, { x, y }: At): Thing | null =>
  thingAt([x, y], { view, hasWheel: false, slack: 2 }) ?? null

const foughtIn = (events: readonly Event[]) =>
  events.flatMap((event) => (event.kind === 'battleFought' ? [event.battle] : [])).at(-1) ?? null

/** Whose turn it is, for the strip of players. */
function actingIn({ stage, waiting, galleys, active }: State): Seat | null {
  if (stage === 'play') return galleys[active]?.owner ?? null
  return waiting[0] ?? null
}

/** What the dock covers at the lower edge where it is as wide as the board: toasts lie above it. */
function useDock(
  root: { readonly current: HTMLDivElement | null },
  keepBelow: BoardProps['keepBelow'],
): void {
  useBelow(
    () => root.current?.querySelector<HTMLElement>('.ser-dock'),
    (height) => keepBelow?.(root.current?.classList.contains('is-low') === true ? 0 : height),
  )
}
