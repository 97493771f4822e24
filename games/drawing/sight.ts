// What is seen of a drawing in its window. It writes to the elements themselves: React draws nothing while one pans.
import {
  type Box,
  type Camera,
  kept,
  type Limits,
  type Point,
  type Size,
  shownBy,
  toWindow,
  toWorld,
} from './camera.ts'

/** After that many milliseconds without a change of zoom the drawing gets its new size and is sharp again. */
const SETTLE = 120

export class Sight {
  readonly #bounds: Pick<Limits, 'world' | 'closest'>
  #window: Size = { width: 0, height: 0 }
  #camera: Camera = { x: 0, y: 0, zoom: 1 }
  /** The zoom that the layers are drawn at. */
  #drawn = 0
  #stage: HTMLElement | undefined
  #moved: HTMLElement | undefined
  #settling: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  /** How many pixels at the lower edge a panel covers: what is shown by itself is shown above. */
  below = 0

  constructor(world: Box, closest: number) {
    this.#bounds = { world, closest }
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

  protected get limits(): Limits {
    return { ...this.#bounds, window: this.#window }
  }

  /** Told after every change; for what follows the window without being drawn anew, such as a small map. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Into a stage, which is the window, and onto what is moved in it; the answer takes it down. */
  protected hang(stage: HTMLElement, moved: HTMLElement): () => void {
    const { world } = this.#bounds
    this.#stage = stage
    this.#moved = moved
    moved.style.setProperty('--world-width', `${world.width}`)
    moved.style.setProperty('--world-height', `${world.height}`)
    return () => clearTimeout(this.#settling)
  }

  /** Takes the size of the stage; false while it has none. */
  protected measure(): boolean {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#stage ?? {}
    if (width === 0 || height === 0) return false
    this.#window = { width, height }
    return true
  }

  look(camera: Camera): void {
    const zoomed = camera.zoom !== this.#camera.zoom
    this.#camera = kept(camera, this.limits)
    this.#draw()
    if (!zoomed && this.#drawn !== 0) return
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.settle(), SETTLE)
  }

  /** Whether a panel at the lower edge lies over it. */
  isBelow(at: Point): boolean {
    return this.place(at).y > this.#window.height - this.below
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
    return this.at({ x: x - box.left, y: y - box.top })
  }

  /** The point of the drawing at a point of the window. */
  protected at(point: Point): Point {
    return toWorld(point, this.#camera, this.#window)
  }

  #draw(): void {
    const { x, y, zoom } = this.#camera
    const { width, height } = this.#window
    const left = width / 2 - (x - this.#bounds.world.x) * zoom
    const top = height / 2 - (y - this.#bounds.world.y) * zoom
    const scale = this.#drawn === 0 || this.#drawn === zoom ? '' : ` scale(${zoom / this.#drawn})`
    if (this.#moved !== undefined) {
      // Whole pixels keep lines sharp; while it moves nobody sees the difference.
      this.#moved.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)${scale}`
    }
    for (const listener of this.#listeners) listener()
  }

  protected settle(): void {
    clearTimeout(this.#settling)
    this.#drawn = this.#camera.zoom
    this.#moved?.style.setProperty('--zoom', `${this.#drawn}`)
    this.#draw()
  }
}
