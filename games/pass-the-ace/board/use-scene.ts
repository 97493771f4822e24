// Plays steps one after the other as scenes; whoever falls behind is brought up to date at once.
import type { Viewer } from '@foldtable/kernel'
import { useLayoutEffect, useRef, useState } from 'react'
import type { BoardStep } from '../../board.ts'
import type { Event, State } from '../src/index.ts'
import { beatsOf } from './beats.ts'
import { type Scene, sceneOf } from './scene.ts'
import type { Beat, Effect } from './stage.ts'

/** More steps than this waiting to be shown, and all but the latest are skipped. */
const MOST_STEPS = 5
/** With more than this waiting, it goes twice as fast. */
const HURRY_FROM = 2

const LASTS_MS: { readonly [K in Effect['kind']]: number } = {
  knock: 500,
  bump: 560,
  lifeLost: 1200,
  moment: 2400,
  doubleGame: 3600,
  won: 4000,
}

export interface Passing {
  readonly id: number
  readonly effect: Effect
}

interface Act {
  readonly beats: Beat[]
  readonly end: Scene
}

export interface Showing {
  readonly scene: Scene
  readonly effects: readonly Passing[]
  readonly isMoving: boolean
  /** Everything is at its place at once. */
  skip(): void
}

interface Stepping {
  readonly view: State
  readonly viewer: Viewer
  readonly step: BoardStep<Event> | undefined
  readonly motion: boolean
  /** 1 is as played, 4 four times as fast. */
  readonly speed: number
}

export function useScene({ view, viewer, step, motion, speed }: Stepping): Showing {
  const [scene, setScene] = useState(() => sceneOf(view, viewer))
  const [effects, setEffects] = useState<readonly Passing[]>([])
  const [isMoving, setMoving] = useState(false)
  const player = useRef<Player | null>(null)
  player.current ??= new Player(scene, step?.id, { setScene, setEffects, setMoving })
  const { current } = player

  useLayoutEffect(() => {
    current.speed = speed
  }, [current, speed])
  useLayoutEffect(
    () => current.show(view, viewer, step, motion && !document.hidden),
    [current, view, viewer, step, motion],
  )
  useLayoutEffect(() => () => current.stop(), [current])
  return { scene, effects, isMoving, skip: current.skip }
}

interface Screen {
  setScene(scene: Scene): void
  setEffects(change: (effects: readonly Passing[]) => readonly Passing[]): void
  setMoving(isMoving: boolean): void
}

class Player {
  speed = 1
  readonly #screen: Screen
  readonly #acts: Act[] = []
  #scene: Scene
  #latest: number | undefined
  /** The entry of the latest step; unknown after a jump. */
  #n: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #effects = 0

  constructor(scene: Scene, latest: number | undefined, screen: Screen) {
    this.#scene = scene
    this.#latest = latest
    this.#screen = screen
  }

  show(view: State, viewer: Viewer, step: BoardStep<Event> | undefined, motion: boolean): void {
    const end = sceneOf(view, viewer)
    const isNew = step !== undefined && step.id !== this.#latest
    const isNext = this.#n === undefined || step?.n === this.#n + 1
    this.#latest = step?.id
    this.#n = step?.n
    const act = this.#acts.at(-1)
    if (isNew) {
      const beats = beatsOf(act?.end ?? this.#scene, step.events, viewer)
      if (motion && isNext) this.#enqueue({ beats, end })
      else this.#jump(end, beats)
    } else if (act !== undefined && step !== undefined) {
      this.#acts[this.#acts.length - 1] = { ...act, end } // the truth behind what was foreseen
    } else this.#jump(end, [])
  }

  readonly skip = (): void => {
    const end = this.#acts.at(-1)?.end
    if (end !== undefined) this.#jump(end, [])
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Without motion, what would be called out still is. */
  #jump(end: Scene, beats: readonly Beat[]): void {
    this.stop()
    this.#acts.length = 0
    this.#draw(end)
    this.#screen.setMoving(false)
    for (const { effects } of beats) {
      for (const effect of effects) if (isCalledOut(effect)) this.#pass(effect)
    }
  }

  #enqueue(act: Act): void {
    if (this.#acts.length >= MOST_STEPS) {
      this.stop()
      const latest = this.#acts.at(-1)
      this.#acts.length = 0
      if (latest !== undefined) this.#draw(latest.end)
    }
    this.#acts.push(act)
    this.#screen.setMoving(true)
    if (this.#timer === undefined) this.#next()
  }

  #next = (): void => {
    this.#timer = undefined
    for (;;) {
      const [act] = this.#acts
      if (act === undefined) break
      const beat = act.beats.shift()
      this.#draw(beat?.scene ?? act.end)
      if (beat === undefined) this.#acts.shift()
      for (const effect of beat?.effects ?? []) this.#pass(effect)
      if (beat !== undefined && beat.ms > 0) {
        const hurry = this.#acts.length > HURRY_FROM ? 2 : 1
        this.#timer = setTimeout(this.#next, beat.ms / (hurry * this.speed))
        return
      }
    }
    this.#screen.setMoving(false)
  }

  #draw(scene: Scene): void {
    this.#scene = scene
    this.#screen.setScene(scene)
  }

  #pass(effect: Effect): void {
    this.#effects += 1
    const passing = { id: this.#effects, effect }
    this.#screen.setEffects((effects) => [...effects, passing])
    setTimeout(
      () => this.#screen.setEffects((effects) => effects.filter((one) => one !== passing)),
      LASTS_MS[effect.kind],
    )
  }
}

const isCalledOut = ({ kind }: Effect): boolean =>
  kind === 'moment' || kind === 'doubleGame' || kind === 'won'
