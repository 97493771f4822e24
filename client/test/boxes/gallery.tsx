// Every piece of the drawing kit on one small map: the pictures of docs/drawing.md, and what browser tests try.

import type { BoardProps, BoardStep } from '@foldtable/games/board'
import { HOUSE_COLOURS } from '@foldtable/games/seat-colours'
import type { GameTypes, SeatColour } from '@foldtable/kernel'
import { useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Callout } from '../../../games/drawing/callout.tsx'
import type { Box, Point } from '../../../games/drawing/camera.ts'
import { Dialog } from '../../../games/drawing/dialog.tsx'
import type { Staging } from '../../../games/drawing/director.ts'
import { foldedBeats } from '../../../games/drawing/folded.ts'
import type { Lens } from '../../../games/drawing/lens.ts'
import {
  Badge,
  Hatching,
  hatchOf,
  LitPlace,
  SeatToken,
  seatStyle,
} from '../../../games/drawing/marks.tsx'
import { Minimap } from '../../../games/drawing/minimap.tsx'
import { Pill } from '../../../games/drawing/pill.tsx'
import { Sheet } from '../../../games/drawing/sheet.tsx'
import { useMotion } from '../../../games/drawing/use-motion.ts'
import { Viewport, viewBoxOf } from '../../../games/drawing/viewport.tsx'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import './gallery.css'

const WORLD: Box = { x: 0, y: 0, width: 640, height: 400 }
/** Places in two rows, one for each of seven seats. */
const PLACES: readonly Point[] = [0, 1, 2, 3, 4, 5, 6].map((at) => ({
  x: 80 + 160 * (at % 4) + (at > 3 ? 80 : 0),
  y: at > 3 ? 285 : 115,
}))
const SEVEN: readonly SeatColour[] = HOUSE_COLOURS.slice(0, 7)

const outline = ({ x, y }: Point): string =>
  `M${x - 62} ${y - 36}L${x} ${y - 72}L${x + 62} ${y - 36}V${y + 36}L${x} ${y + 72}L${x - 62} ${y + 36}Z`

/** The game of this page: a traveller goes from place to place. */
interface Travel {
  at: number
}
interface Gone {
  readonly kind: 'gone'
  readonly to: number
}
interface Arrival {
  readonly place: number
}

const staging: Staging<Travel, Gone, Travel, Arrival> = {
  pictureOf: (view) => view,
  beatsOf: (before, events) =>
    foldedBeats(
      before,
      events,
      (state, { to }) => {
        state.at = to
      },
      ({ to }) => ({ ms: 250, cues: [{ place: to }] }),
    ),
  isSame: (reached, end) => reached.at === end.at,
}

interface Shown {
  readonly view: Travel
  readonly step: BoardStep<Gone> | undefined
}

function useTravel(motion: boolean, busy: (isBusy: boolean) => void) {
  const [shown, setShown] = useState<Shown>({ view: { at: 0 }, step: undefined })
  /** So many places further, as one entry. */
  const go = (places: number) =>
    setShown(({ view, step }) => {
      const id = (step?.id ?? 0) + 1
      const events = Array.from({ length: places }, (_, index) => ({
        kind: 'gone' as const,
        to: (view.at + index + 1) % PLACES.length,
      }))
      return { view: { at: events.at(-1)?.to ?? view.at }, step: { id, n: id, events } }
    })
  const props = { ...shown, viewer: 0, motion, busy } as BoardProps<
    GameTypes & { State: Travel; Event: Gone }
  >
  return { go, ...useMotion(props, staging) }
}

/** How often everything was drawn, for whoever watches. */
let drawings = 0

function Gallery() {
  drawings++
  const lens = useRef<Lens>(null)
  const [motion, setMotion] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [isUp, setUp] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<number | null>(2)
  const { picture, passing, skip, go } = useTravel(motion, setBusy)
  const ground = useMemo(() => <Ground />, [])
  const place = pressed === null ? undefined : PLACES[pressed]
  return (
    <main className="gallery" data-busy={isBusy} data-at={picture.at} data-drawings={drawings}>
      <Viewport
        lens={lens}
        world={WORLD}
        label="A small map"
        motion={motion}
        onPress={(at) => setPressed(nearest(at))}
        layers={
          <>
            {ground}
            <Top at={picture.at} pressed={pressed} arriving={passing.at(-1)?.cue.place} />
            {place !== undefined && (
              <Callout at={place} world={WORLD} away={76}>
                4 points · 3 left
              </Callout>
            )}
          </>
        }
      >
        <Minimap world={WORLD} lens={lens} label="The whole map" className="gallery-minimap">
          <Land />
        </Minimap>
      </Viewport>
      <div className="gallery-pills">
        <Pill icon="M4 12h14M12 6l6 6-6 6" label="One place" onPress={() => go(1)} />
        <Pill icon="M4 12h10M10 6l6 6-6 6M20 5v14" label="Five places" onPress={() => go(5)} />
        <Pill icon="M5 5l8 7-8 7zM17 5v14" label="Skip" isDisabled={!isBusy} onPress={skip} />
        <Pill label="Motion" isOn={motion} onPress={() => setMotion(!motion)} />
        <Pill
          icon="M4 6h16M4 12h16M4 18h16"
          label="Rounds"
          count={3}
          isBrief
          opens="dialog"
          onPress={() => setOpen(true)}
        />
      </div>
      <Sheet
        label="The traveller"
        head={<b>The traveller, at place {picture.at + 1}</b>}
        handle="All of it"
        isOpen={isUp}
        onOpen={setUp}
      >
        <p>It goes from place to place, and is seen on its way.</p>
      </Sheet>
      {isOpen && (
        <Dialog title="Rounds" close="Close" onClose={() => setOpen(false)}>
          <p>Three rounds were played.</p>
        </Dialog>
      )}
    </main>
  )
}

const Land = () => (
  <>
    <rect className="gallery-sea" width={WORLD.width} height={WORLD.height} />
    {PLACES.map((at) => (
      <path key={outline(at)} className="gallery-place" d={outline(at)} />
    ))}
  </>
)

/** Drawn once: places in their colours, each with the hatching of its seat. */
const Ground = () => (
  <svg viewBox={viewBoxOf(WORLD)} aria-hidden="true">
    <defs>
      {SEVEN.map((colour, seat) => (
        <Hatching
          key={colour.id}
          id={`gallery-hatch-${seat}`}
          hatch={hatchOf(seat)}
          size={14}
          style={{ ...seatStyle(colour), color: 'var(--seat)' }}
        />
      ))}
    </defs>
    <Land />
    {PLACES.map((at, seat) => (
      <path key={outline(at)} d={outline(at)} fill={`url(#gallery-hatch-${seat})`} opacity="0.7" />
    ))}
  </svg>
)

interface TopProps {
  readonly at: number
  readonly pressed: number | null
  readonly arriving: number | undefined
}

function Top({ at, pressed, arriving }: TopProps) {
  const here = PLACES[at] ?? { x: 0, y: 0 }
  return (
    <svg viewBox={viewBoxOf(WORLD)} aria-hidden="true">
      {PLACES.map((place, index) => (
        <g key={outline(place)}>
          {index >= 1 && index <= 3 && (
            <LitPlace
              d={outline(place)}
              at={{ x: place.x, y: place.y + 48 }}
              price={2 * index}
              size={20}
              tone={index === 1 ? 'free' : index === 3 ? 'dear' : 'plain'}
              isSure={index === pressed}
            />
          )}
          <SeatToken at={place} size={52} colour={SEVEN[index] ?? (SEVEN[0] as SeatColour)} />
        </g>
      ))}
      <Badge at={{ x: 104, y: 92 }} size={24} tone="bad">
        <path d="M-5-5L5 5M5-5L-5 5" />
      </Badge>
      <Badge at={{ x: 184, y: 262 }} size={24} tone="warn">
        3
      </Badge>
      <g
        className={arriving === undefined ? 'gallery-traveller' : 'gallery-traveller is-moving'}
        style={{ transform: `translate(${here.x}px, ${here.y - 44}px)` }}
      >
        <circle r="11" />
      </g>
    </svg>
  )
}

function nearest(at: Point): number {
  const far = PLACES.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))
  return far.indexOf(Math.min(...far))
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const dress = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
}
dark.addEventListener('change', dress)
dress()
createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />)
