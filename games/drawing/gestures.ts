// Fingers and mice on a map: a press, a long press, a drag that may be thrown, a pinch. It knows points of the window only.
import type { Point } from './camera.ts'

export interface Gestures {
  /** Pressed and let go without having moved. */
  press(at: Point, how: Press): void
  drag(dx: number, dy: number): void
  /** Let go while moving, in pixels a millisecond. */
  thrown(speed: Point): void
  pinch(by: number, at: Point): void
  /** Something lies there that can be carried; a drag that begins on it is that, and no pan. */
  grab?(at: Point): Grab | undefined
}

/** What is carried is told where the pointer goes and where it lets go; null where it thought better of it. */
export interface Grab {
  move(at: Point): void
  drop(at: Point | null): void
}

/** `sure`: the right button, or a long press. */
export interface Press {
  readonly isTouch: boolean
  readonly isSure: boolean
}

/** A press that moves further than this is a drag. */
const STILL = 8
const LONG = 400
/** A throw counts what happened in this time before letting go. */
const LATELY = 90

interface Finger {
  start: Point
  at: Point
}

export class GestureReader {
  readonly #on: Gestures
  readonly #fingers = new Map<number, Finger>()
  #isDrag = false
  #wasPinch = false
  #grab: Grab | undefined
  #long: ReturnType<typeof setTimeout> | undefined
  #trail: { readonly at: Point; readonly time: number }[] = []

  constructor(on: Gestures) {
    this.#on = on
  }

  down(id: number, at: Point, isTouch: boolean): void {
    if (this.#fingers.size === 0) {
      this.#isDrag = false
      this.#wasPinch = false
      this.#grab = this.#on.grab?.(at)
    } else {
      this.#wasPinch = true
      this.#letGo(null)
    }
    this.#fingers.set(id, { start: at, at })
    this.#trail = []
    this.forget()
    if (isTouch && this.#fingers.size === 1)
      this.#long = setTimeout(() => this.#pressLong(id), LONG)
  }

  move(id: number, at: Point, time: number): void {
    const finger = this.#fingers.get(id)
    if (finger === undefined) return
    const before = finger.at
    if (this.#fingers.size >= 2) this.#pinchBy(id, finger, at)
    else {
      if (far(finger.start, at) > STILL) this.#isDrag = true
      if (!this.#isDrag) return
      this.forget()
      if (this.#grab !== undefined) {
        this.#grab.move(at)
        return
      }
      this.#on.drag(at.x - before.x, at.y - before.y)
      this.#trail = [...this.#trail.filter((one) => time - one.time < LATELY), { at, time }]
    }
    finger.at = at
  }

  up(id: number, at: Point, time: number, press: Press): void {
    const finger = this.#fingers.get(id)
    this.#fingers.delete(id)
    if (finger === undefined) return
    const isPress = this.#long !== undefined || !press.isTouch
    this.forget()
    if (!this.#isDrag && !this.#wasPinch) {
      this.#grab = undefined
      if (isPress) this.#on.press(at, press)
      return
    }
    if (this.#grab !== undefined) {
      this.#letGo(at)
      return
    }
    const [first] = this.#trail.filter((one) => time - one.time < LATELY)
    if (first === undefined || time - first.time < 8 || this.#fingers.size > 0) return
    const ms = time - first.time
    this.#on.thrown({ x: (at.x - first.at.x) / ms, y: (at.y - first.at.y) / ms })
  }

  cancel(id: number): void {
    this.#fingers.delete(id)
    this.#letGo(null)
    this.forget()
  }

  /** No long press comes any more. */
  forget(): void {
    clearTimeout(this.#long)
    this.#long = undefined
  }

  /** Whatever was not moved was never carried. */
  #letGo(at: Point | null): void {
    if (this.#isDrag) this.#grab?.drop(at)
    this.#grab = undefined
  }

  #pressLong(id: number): void {
    const finger = this.#fingers.get(id)
    this.#long = undefined
    if (finger === undefined || this.#isDrag || this.#wasPinch) return
    this.#wasPinch = true // letting go is no press of its own
    this.#on.press(finger.at, { isTouch: true, isSure: true })
  }

  #pinchBy(id: number, finger: Finger, at: Point): void {
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1]
    if (other === undefined) return
    const [before, after] = [far(finger.at, other.at), far(at, other.at)]
    const middle = { x: (at.x + other.at.x) / 2, y: (at.y + other.at.y) / 2 }
    this.#on.drag((at.x - finger.at.x) / 2, (at.y - finger.at.y) / 2)
    if (before > 0) this.#on.pinch(after / before, middle)
  }
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
