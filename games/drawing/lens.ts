// What moves a drawing under its window: hands, keys, and what is to be seen.
import {
  type Box,
  between,
  type Camera,
  coasting,
  filling,
  framing,
  isInSight,
  kept,
  type Point,
  panned,
  type Size,
  wholeView,
  zoomedAt,
} from './camera.ts'
import { GestureReader, type Grab, type Press } from './gestures.ts'
import { Sight } from './sight.ts'

export interface LensHooks {
  press(at: Point, press: Press): void
  hover(at: Point | null): void
  opening(window: Size): Camera | undefined
  /** Points are those of the drawing. */
  grab?(at: Point): Grab | undefined
}

const GLIDE = 300
const STEP = 1.25
/** One press of an arrow key. */
const NUDGE = 90

export class Lens extends Sight {
  #frame = 0
  /** When somebody last moved it by hand. */
  #touched = Number.NEGATIVE_INFINITY
  isStill = false

  mount(stage: HTMLElement, moved: HTMLElement, hooks: LensHooks): () => void {
    const takeDown = this.hang(stage, moved)
    const measured = new ResizeObserver(() => this.#measure(hooks))
    measured.observe(stage)
    this.#measure(hooks)
    const unhear = this.#hear(stage, hooks)
    return () => {
      unhear()
      measured.disconnect()
      this.#halt()
      takeDown()
    }
  }

  /** Goes there, at once or gently. */
  glideTo(to: Camera): void {
    this.#halt()
    if (this.isStill) {
      this.look(to)
      return
    }
    const from = this.camera
    const begun = performance.now()
    const go = (now: number) => {
      const part = Math.min(1, (now - begun) / GLIDE)
      this.look(between(from, to, part))
      this.#frame = part < 1 ? requestAnimationFrame(go) : 0
    }
    this.#frame = requestAnimationFrame(go)
  }

  whole(): void {
    this.glideTo(wholeView(this.limits))
  }

  frame(box: Box): void {
    this.glideTo(framing(box, this.limits))
  }

  /** Brings a place into sight, unless it is there or somebody has just moved the drawing. */
  show(at: Point, isUrgent = false): void {
    const { zoom } = this.camera
    const free = { ...this.window, height: this.window.height - this.below }
    const middle = { ...this.camera, y: this.camera.y - this.below / 2 / zoom }
    if (isInSight(at, middle, free, 0.8)) return
    if (!isUrgent && performance.now() - this.#touched <= 5000) return
    const { world } = this.limits
    const ground = { ...world, height: world.height + this.below / zoom }
    this.glideTo(filling({ x: at.x, y: at.y + this.below / 2 / zoom, zoom }, ground, this.window))
  }

  zoomBy(by: number): void {
    const { width, height } = this.window
    const middle = { x: width / 2, y: height / 2 }
    this.glideTo(kept(zoomedAt(this.camera, by, middle, this.limits), this.limits))
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
      this.glideTo(kept(panned(this.camera, x, y), this.limits))
    } else return false
    return true
  }

  #measure({ opening }: LensHooks): void {
    const isFirst = this.window.width === 0
    if (!this.measure()) return
    this.look(isFirst ? (opening(this.window) ?? wholeView(this.limits)) : this.camera)
    if (isFirst) this.settle()
  }

  #hear(stage: HTMLElement, hooks: LensHooks): () => void {
    const reader = new GestureReader({
      press: (at, press) => hooks.press(this.at(at), press),
      drag: (dx, dy) => this.#byHand(panned(this.camera, dx, dy)),
      thrown: (speed) => this.#coast(speed),
      pinch: (by, at) => this.#byHand(zoomedAt(this.camera, by, at, this.limits)),
      grab: (at) => this.#grabbed(hooks.grab?.(this.at(at))),
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
          hooks.hover(event.buttons === 0 ? this.at(pointOf(event)) : null)
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
    // The press has been made: no click follows on whatever stands there by now.
    stage.addEventListener('touchend', (event) => event.preventDefault(), { signal })
    stage.addEventListener('pointercancel', ({ pointerId }) => reader.cancel(pointerId), { signal })
    stage.addEventListener('pointerleave', () => hooks.hover(null), { signal })
    stage.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    stage.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
        this.#byHand(zoomedAt(this.camera, by, pointOf(event), this.limits))
      },
      { signal, passive: false },
    )
    return () => {
      ending.abort()
      reader.forget()
    }
  }

  #grabbed(grab: Grab | undefined): Grab | undefined {
    const world = (at: Point) => this.at(at)
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
      this.#byHand(panned(this.camera, left.x * (now - last), left.y * (now - last)))
      last = now
      this.#frame = requestAnimationFrame(go)
    }
    this.#frame = requestAnimationFrame(go)
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }
}

const NUDGES: { readonly [key: string]: Point } = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
}
