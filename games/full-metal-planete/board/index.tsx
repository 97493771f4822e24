// Full Metal Planète, drawn: a planet one can walk over with the eye, machines one points at, and what would come of it.
import { useId, useMemo, useRef } from 'react'
import type { BoardProps, DrawnBoard } from '../../board.ts'
import type { Point } from '../../drawing/camera.ts'
import type { Press } from '../../drawing/gestures.ts'
import { useKept } from '../../drawing/kept.ts'
import { Minimap } from '../../drawing/minimap.tsx'
import { useMotion } from '../../drawing/use-motion.ts'
import { Viewport } from '../../drawing/viewport.tsx'
import { unitNamed } from '../src/field/index.ts'
import type { FullMetalPlanete, State } from '../src/index.ts'
import { boardOf } from '../src/state.ts'
import { Card } from './card/index.tsx'
import { choosing, NO_CHOICE, pointing, readyUnits } from './choosing.ts'
import { hexAt, VIEW } from './geometry.ts'
import { Ground, RollingGround } from './ground.tsx'
import { MachineIcon } from './icon.tsx'
import { Leaving } from './leaving.tsx'
import { mainButton } from './main-button.ts'
import { MiniPlanet } from './mini-planet.tsx'
import { Notes } from './notes.tsx'
import { openingFor, useHomecoming } from './opening.ts'
import { Peek } from './peek.tsx'
import { sceneOf } from './scene.ts'
import { ColoursContext, seatStyle } from './seat-style.ts'
import { hexSentence, nextOf } from './sentences.ts'
import { staging } from './staging.ts'
import { Strip } from './strip.tsx'
import { Sure } from './sure.tsx'
import { Symbols } from './symbol-shapes.tsx'
import { FireNote, Tools } from './tools.tsx'
import { TopLayers } from './top-layers.tsx'
import { type Trail, trailsOf } from './trails.ts'
import { type Carry, useCarry } from './use-carry.ts'
import { useDock } from './use-dock.ts'
import { useEye } from './use-eye.ts'
import { useHand } from './use-hand.ts'
import { keysOf } from './use-keys.ts'
import { usePassing } from './use-passing.ts'
import { TalkContext, talkIn } from './words/index.ts'
import './palette.css'
import './ground.css'
import './machines.css'
import './overlay.css'
import './asked.css'
import './motion.css'
import './panels.css'
import './strip.css'
import './card.css'
import './narrow.css'

export const board: DrawnBoard<FullMetalPlanete> = { Board: FullMetalPlaneteBoard, pointing }

const NO_TRAILS: readonly Trail[] = []

function FullMetalPlaneteBoard(props: BoardProps<FullMetalPlanete>) {
  const { viewer, language, nameOf, motion } = props
  const colours = props.seats.map(({ colour }) => colour)
  const chosen = colours.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are new ones only if their names are
  const talk = useMemo(() => talkIn(language, nameOf, colours), [language, nameOf, chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const style = useMemo(() => seatStyle(colours), [chosen])
  const hand = useHand(props)
  const { now, plan } = hand.planning
  const { choice, foresight } = hand
  const { view } = now
  const eye = useEye(view)
  const { lens, cursor, peek, look } = eye
  const carry = useCarry(hand, lens)
  const machines = useRef<SVGSVGElement>(null)
  const keys = useId()
  const { picture, passing, isMoving } = useMotion(props, staging)
  const shown = plan.length > 0 ? view : picture
  const scene = useKept(useMemo(() => sceneOf(shown), [shown]))
  const rolling = passing.find(({ cue }) => cue.kind === 'tide')
  usePassing(passing, machines, lens)
  const hasTrails = choice === NO_CHOICE && !isMoving
  const trails = useMemo(
    () => (hasTrails ? trailsOf(props.past ?? [], viewer) : NO_TRAILS),
    [hasTrails, props.past, viewer],
  )
  const isAside = useDock(props.keepBelow, hand, lens)
  useHomecoming(now, lens)

  const next = (by: 1 | -1) => {
    const id = nextOf(readyUnits(now), choice.unit, by)
    const at = id === undefined ? undefined : unitNamed(view, id)?.at
    if (id === undefined || at == null) return
    eye.tell(null)
    hand.choose(choosing(id))
    eye.goTo(at)
  }
  const press = (at: Point, { isSure, isTouch }: Press) => {
    const hex = hexAt(at)
    eye.hideCursor()
    if (hex < 0 || peek !== null) return
    const isDeed = hand.deeds.some((deed) => deed.hex === hex)
    const isAsked = isSure && (isTouch || !isDeed)
    eye.tell(isAsked ? hex : null)
    if (!isAsked) hand.press(hex, isSure)
  }
  return (
    <TalkContext value={talk}>
      <ColoursContext value={chosen}>
        <div className={classesOf(motion, peek !== null)} style={style}>
          <Symbols />
          <Strip
            view={view}
            viewer={viewer}
            cost={hand.aimed?.cost ?? 0}
            button={mainButton(hand, talk.say)}
            peek={eye.togglePeek}
          />
          <Viewport
            lens={lens}
            world={VIEW}
            label={talk.say('board.planet')}
            describedBy={keys}
            motion={motion}
            opening={(window) => openingFor(now, window)}
            onPress={press}
            onHover={(at) => eye.hoverOn(at === null ? null : hexAt(at))}
            onGrab={carry.fromMap}
            onKey={keysOf({ hand, eye, hasLetters: props.shortcuts !== false, next })}
            layers={
              <>
                {rolling?.cue.kind === 'tide' && peek === null ? (
                  <RollingGround board={boardOf(view)} {...rolling.cue} ms={rolling.ms} />
                ) : (
                  <Ground board={boardOf(view)} tide={peek ?? shown.tide} />
                )}
                <TopLayers
                  now={now}
                  choice={choice}
                  plan={plan}
                  scene={scene}
                  look={look}
                  peek={peek}
                  hover={cursor ?? eye.hover}
                  cursor={cursor}
                  told={eye.told}
                  foresight={foresight}
                  passing={passing}
                  trails={trails}
                  machines={machines}
                />
                <Notes hand={hand} eye={eye} />
              </>
            }
          >
            <Tools
              look={look}
              isPeeking={peek !== null}
              lens={lens}
              change={eye.change}
              peek={eye.togglePeek}
            />
            <Minimap
              world={VIEW}
              lens={lens}
              label={talk.say('board.map')}
              className={`fmp-mini tide-${view.tide}`}
            >
              <MiniPlanet board={boardOf(view)} scene={scene} />
            </Minimap>
            {peek !== null && <Peek tide={peek} view={view} look={eye.lookAt} />}
            {peek === null && <FireNote shown={look.fire} />}
            <Card
              now={now}
              hand={hand}
              told={eye.told}
              tell={eye.tell}
              next={() => next(1)}
              carry={carry.fromHold}
              isAside={isAside}
            />
            <Leaving now={now} play={hand.make} />
            {hand.qualms !== undefined && (
              <Sure view={view} qualms={hand.qualms} stay={hand.stay} end={hand.endTurn} />
            )}
            <Ghost carry={carry} owner={viewer} />
            <p id={keys} className="hidden">
              {talk.say('board.keys')}
            </p>
            <p className="hidden" aria-live="polite">
              {cursor === null ? '' : hexSentence(now, choice, cursor, talk)}
            </p>
          </Viewport>
        </div>
      </ColoursContext>
    </TalkContext>
  )
}

const classesOf = (motion: boolean, isPeeking: boolean): string =>
  ['fmp', ...(motion ? [] : ['is-still']), ...(isPeeking ? ['is-peeking'] : [])].join(' ')

/** What hangs on the pointer while it is carried. */
const Ghost = ({
  carry,
  owner,
}: {
  readonly carry: Carry
  readonly owner: State['current'] | 'spectator'
}) => (
  <div ref={carry.ghost} className="fmp-carried" hidden={carry.type === null}>
    {carry.type !== null && owner !== 'spectator' && (
      <MachineIcon type={carry.type} owner={owner} size={44} />
    )}
  </div>
)
