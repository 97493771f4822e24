// What moves a drawing under its window. It writes to the elements themselves: React draws nothing while one pans.
import {
  type Box,
  between,
  type Camera,
  coasting,
  filling,
  framing,
  isInSight,
  kept,
  type Limits,
  type Point,
  panned,
  type Size,
  shownBy,
  toWindow,
  toWorld,
  wholeView,
  zoomedAt,
} from './camera.ts'
import { GestureReader, type Grab, type Press } from './gestures.ts'

export interface LensHooks {
  press(at: Point, press: Press): void
  hover(at: Point | null): void
  opening(window: Size): Camera | undefined
  /** Points are those of the drawing. */
  grab?(at: Point): Grab | undefined
}

/** After that many milliseconds without a change of zoom the drawing gets its new size and is sharp again. */
const SETTLE = 120
const GLIDE = 300
const STEP = 1.25
/** One press of an arrow key. */
const NUDGE = 90

export class Lens {
  readonly #world: Box
  readonly #closest: number
  #window: Size = { width: 0, height: 0 }
  #camera: Camera = { x: 0, y: 0, zoom: 1 }
  /** The zoom that the layers are drawn at. */
  #drawn = 0
  #stage: HTMLElement | undefined
  #moved: HTMLElement | undefined
  #settling: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  readonly #listeners = new Set<() => void>()
  /** When somebody last moved it by hand. */
  #touched = Number.NEGATIVE_INFINITY
  isStill = false
  /** How many pixels at the lower edge a panel covers: what is shown by itself is shown above. */
  below = 0

  constructor(world: Box, closest: number) {
    this.#world = world
    this.#closest = closest
  }

  get camera(): Camera {
    return this.#camera
  }

  get window(): Size {
    return this.#window
  }

  get shown(): Box {
    return shownBy(this.#camera, this.#window)
  }

  get #limits(): Limits {
    return { world: this.#world, window: this.#window, closest: this.#closest }
  }

  /** Told after every change; for what follows the window without being drawn anew, such as a small map. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  mount(stage: HTMLElement, moved: HTMLElement, hooks: LensHooks): () => void {
    this.#stage = stage
    this.#moved = moved
    moved.style.setProperty('--world-width', `${this.#world.width}`)
    moved.style.setProperty('--world-height', `${this.#world.height}`)
    const measured = new ResizeObserver(() => this.#measure(hooks))
    measured.observe(stage)
    this.#measure(hooks)
    const unhear = this.#hear(stage, hooks)
    return () => {
      unhear()
      measured.disconnect()
      this.#halt()
      clearTimeout(this.#settling)
    }
  }

  look(camera: Camera): void {
    const zoomed = camera.zoom !== this.#camera.zoom
    this.#camera = kept(camera, this.#limits)
    this.#draw()
    if (zoomed || this.#drawn === 0) this.#settleSoon()
  }

  /** Goes there, at once or gently. */
  glideTo(to: Camera): void {
    this.#halt()
    if (this.isStill) {
      this.look(to)
      return
    }
    const from = this.#camera
    const begun = performance.now()
    const go = (now: number) => {
      const part = Math.min(1, (now - begun) / GLIDE)
      this.look(between(from, to, part))
      this.#frame = part < 1 ? requestAnimationFrame(go) : 0
    }
    this.#frame = requestAnimationFrame(go)
  }

  whole(): void {
    this.glideTo(wholeView(this.#limits))
  }

  frame(box: Box): void {
    this.glideTo(framing(box, this.#limits))
  }

  /** Brings a place into sight, unless it is there or somebody has just moved the drawing. */
  show(at: Point, isUrgent = false): void {
    const { zoom } = this.#camera
    const free = { ...this.#window, height: this.#window.height - this.below }
    const middle = { ...this.#camera, y: this.#camera.y - this.below / 2 / zoom }
    if (isInSight(at, middle, free, 0.8)) return
    if (!isUrgent && performance.now() - this.#touched <= 5000) return
    const { world } = this.#limits
    const ground = { ...world, height: world.height + this.below / zoom }
    this.glideTo(filling({ x: at.x, y: at.y + this.below / 2 / zoom, zoom }, ground, this.#window))
  }

  /** Whether a panel at the lower edge lies over it. */
  isBelow(at: Point): boolean {
    return this.place(at).y > this.#window.height - this.below
  }

  zoomBy(by: number): void {
    const { width, height } = this.#window
    const middle = { x: width / 2, y: height / 2 }
    this.glideTo(kept(zoomedAt(this.#camera, by, middle, this.#limits), this.#limits))
  }

  /** Where a point of the drawing is in the window. */
  place(at: Point): Point {
    return toWindow(at, this.#camera, this.#window)
  }

  /** Where a point of the window is on the page. */
  onPage({ x, y }: Point): Point {
    const { left = 0, top = 0 } = this.#stage?.getBoundingClientRect() ?? {}
    return { x: x + left, y: y + top }
  }

  /** The point of the drawing under a point of the page; nothing where the window is not. */
  under({ x, y }: Point): Point | undefined {
    const box = this.#stage?.getBoundingClientRect()
    if (box === undefined || this.#stage === undefined) return undefined
    if (!this.#stage.contains(document.elementFromPoint(x, y))) return undefined
    return toWorld({ x: x - box.left, y: y - box.top }, this.#camera, this.#window)
  }

  /** Keys of its own: closer, further, the whole, and a nudge with Shift and an arrow. */
  knows({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false
    if (key === '+' || key === '=') this.zoomBy(STEP)
    else if (key === '-') this.zoomBy(1 / STEP)
    else if (key === '0') this.whole()
    else if (shiftKey && key in NUDGES) {
      const { x, y } = NUDGES[key] ?? { x: 0, y: 0 }
      this.#touched = performance.now()
      this.glideTo(kept(panned(this.#camera, x, y), this.#limits))
    } else return false
    return true
  }

  #measure({ opening }: LensHooks): void {
    const { clientWidth: width, clientHeight: height } = this.#stage ?? {
      clientWidth: 0,
      clientHeight: 0,
    }
    if (width === 0 || height === 0) return
    const isFirst = this.#window.width === 0
    this.#window = { width, height }
    this.look(isFirst ? (opening({ width, height }) ?? wholeView(this.#limits)) : this.#camera)
    if (isFirst) this.#settle()
  }

  #hear(stage: HTMLElement, hooks: LensHooks): () => void {
    const reader = new GestureReader({
      press: (at, press) => hooks.press(toWorld(at, this.#camera, this.#window), press),
      drag: (dx, dy) => this.#byHand(panned(this.#camera, dx, dy)),
      thrown: (speed) => this.#coast(speed),
      pinch: (by, at) => this.#byHand(zoomedAt(this.#camera, by, at, this.#limits)),
      grab: (at) => this.#grabbed(hooks.grab?.(toWorld(at, this.#camera, this.#window))),
    })
    const ending = new AbortController()
    const { signal } = ending
    const pointOf = (event: MouseEvent): Point => {
      const { left, top } = stage.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    stage.addEventListener(
      'pointerdown',
      (event) => {
        this.#halt()
        if (event.pointerType !== 'mouse' || event.button === 0)
          stage.setPointerCapture(event.pointerId)
        reader.down(event.pointerId, pointOf(event), event.pointerType === 'touch')
      },
      { signal },
    )
    stage.addEventListener(
      'pointermove',
      (event) => {
        reader.move(event.pointerId, pointOf(event), event.timeStamp)
        if (event.pointerType === 'mouse')
          hooks.hover(
            event.buttons === 0 ? toWorld(pointOf(event), this.#camera, this.#window) : null,
          )
      },
      { signal },
    )
    stage.addEventListener(
      'pointerup',
      (event) => {
        const press = { isTouch: event.pointerType === 'touch', isSure: event.button === 2 }
        reader.up(event.pointerId, pointOf(event), event.timeStamp, press)
      },
      { signal },
    )
    stage.addEventListener('pointercancel', ({ pointerId }) => reader.cancel(pointerId), { signal })
    stage.addEventListener('pointerleave', () => hooks.hover(null), { signal })
    stage.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    stage.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
        this.#byHand(zoomedAt(this.#camera, by, pointOf(event), this.#limits))
      },
      { signal, passive: false },
    )
    return () => {
      ending.abort()
      reader.forget()
    }
  }

  #grabbed(grab: Grab | undefined): Grab | undefined {
    const world = (at: Point) => toWorld(at, this.#camera, this.#window)
    return (
      grab && {
        move: (at) => grab.move(world(at)),
        drop: (at) => grab.drop(at === null ? null : world(at)),
      }
    )
  }

  #byHand(camera: Camera): void {
    this.#touched = performance.now()
    this.look(camera)
  }

  #coast(speed: Point): void {
    if (this.isStill) return
    let [left, last]: [Point | undefined, number] = [speed, performance.now()]
    const go = (now: number) => {
      left = left === undefined ? undefined : coasting(left, now - last)
      if (left === undefined) return
      this.#byHand(panned(this.#camera, left.x * (now - last), left.y * (now - last)))
      last = now
      this.#frame = requestAnimationFrame(go)
    }
    this.#frame = requestAnimationFrame(go)
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  #draw(): void {
    const { x, y, zoom } = this.#camera
    const { width, height } = this.#window
    const left = width / 2 - (x - this.#world.x) * zoom
    const top = height / 2 - (y - this.#world.y) * zoom
    const scale = this.#drawn === 0 || this.#drawn === zoom ? '' : ` scale(${zoom / this.#drawn})`
    if (this.#moved !== undefined) {
      // Whole pixels keep lines sharp; while it moves nobody sees the difference.
      this.#moved.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)${scale}`
    }
    for (const listener of this.#listeners) listener()
  }

  #settleSoon(): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#settle(), SETTLE)
  }

  #settle(): void {
    clearTimeout(this.#settling)
    this.#drawn = this.#camera.zoom
    this.#moved?.style.setProperty('--zoom', `${this.#drawn}`)
    this.#draw()
  }
}

const NUDGES: { readonly [key: string]: Point } = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
}
