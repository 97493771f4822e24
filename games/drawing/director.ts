// From what a board is given to what its player plays: which entries are new, and what leads from one picture to the next.
import type { AnyEvent, Viewer } from '@foldtable/kernel'
import type { BoardProps, BoardStep, PastEntry } from '../board.ts'
import { type Act, type Beat, type Manner, Player, type Showing, type Wait } from './player.ts'

/** How a game's events are shown. All of it is pure. */
export interface Staging<State, Event, Picture, Cue> extends Manner<Cue> {
  pictureOf(view: State, viewer: Viewer): Picture
  /** What leads from a picture to the next; the last beat shows everything that happened. */
  beatsOf(before: Picture, events: readonly Event[], viewer: Viewer): readonly Beat<Picture, Cue>[]
  /** False where the beats did not lead to what stands: then that is shown at once. */
  isSame?(reached: Picture, end: Picture): boolean
  /** What the viewer does itself is shown at once, whatever still waits. */
  isOwn?(event: Event, viewer: Viewer): boolean
}

export interface Followed<State, Event> extends Pick<BoardProps, 'viewer' | 'motion' | 'speed'> {
  readonly view: State
  readonly step: BoardStep<Event> | undefined
  readonly past?: readonly PastEntry<Event>[]
}

export class Director<State, Event = AnyEvent, Picture = State, Cue = never> {
  readonly #staging: Staging<State, Event, Picture, Cue>
  readonly #player: Player<Picture, Cue>
  #given: Followed<State, Event>
  /** The entry that was shown last. */
  #n: number | undefined

  constructor(
    given: Followed<State, Event>,
    staging: Staging<State, Event, Picture, Cue>,
    changed: () => void,
    wait?: Wait,
  ) {
    this.#given = given
    this.#n = entryOf(given)
    this.#staging = staging
    const picture = staging.pictureOf(given.view, given.viewer)
    this.#player = new Player(picture, staging, changed, wait)
  }

  get now(): Showing<Picture, Cue> {
    return this.#player.now
  }

  readonly skip = (): void => this.#player.skip()

  stop(): void {
    this.#player.stop()
  }

  /** Called whenever the board is given anything; what was given before is not looked at twice. */
  follow(given: Followed<State, Event>): void {
    const before = this.#given
    const { view, viewer, step, motion, speed = 1 } = given
    this.#player.speed = speed
    this.#given = given
    if (view === before.view && viewer === before.viewer && step === before.step) return
    const n = this.#n
    this.#n = entryOf(given)
    const end = this.#staging.pictureOf(view, viewer)
    if (step === undefined || viewer !== before.viewer) this.#player.jump(end)
    else if (step.id === before.step?.id) this.#player.correct(end)
    else this.#happened(step, motion ? this.#acts(given, n, end) : undefined, end)
  }

  #happened(
    { events }: BoardStep<Event>,
    acts: readonly Act<Picture, Cue>[] | undefined,
    end: Picture,
  ): void {
    const { viewer } = this.#given
    if (acts === undefined) this.#player.jump(end, this.#cues(events, viewer))
    else this.#player.play(acts, this.#isOwn(events, viewer))
  }

  /** Nothing where an entry is missing, or the events do not lead to the end: motion never stands in the way of the truth. */
  #acts(
    { viewer, step, past }: Followed<State, Event>,
    shown: number | undefined,
    end: Picture,
  ): readonly Act<Picture, Cue>[] | undefined {
    const entries = step && entriesAfter(shown, step, past)
    if (entries === undefined) return undefined
    try {
      let at = this.#player.end
      const acts = entries.map((events) => {
        const beats = this.#staging.beatsOf(at, events, viewer)
        at = beats.at(-1)?.picture ?? at
        return { beats, end: at }
      })
      const isThere = this.#staging.isSame?.(at, end) ?? true
      return isThere ? acts.with(-1, { beats: acts.at(-1)?.beats ?? [], end }) : undefined
    } catch {
      return undefined
    }
  }

  #cues(events: readonly Event[], viewer: Viewer): readonly Cue[] {
    try {
      const beats = this.#staging.beatsOf(this.#player.end, events, viewer)
      return beats.flatMap(({ cues = [] }) => cues)
    } catch {
      return []
    }
  }

  #isOwn(events: readonly Event[], viewer: Viewer): boolean {
    return events.some((event) => this.#staging.isOwn?.(event, viewer) ?? false)
  }
}

const entryOf = <State, Event>({ step, past }: Followed<State, Event>): number | undefined =>
  step?.n ?? past?.at(-1)?.n

/** What happened since the entry that was shown, when several come together. Nothing if that is not known. */
function entriesAfter<Event>(
  shown: number | undefined,
  { n: latest, events }: BoardStep<Event>,
  past: readonly PastEntry<Event>[] = [],
): readonly (readonly Event[])[] | undefined {
  if (shown === undefined || latest === shown + 1) return [events]
  const missed = past.filter(({ n, isUndone }) => n > shown && n < latest && !isUndone)
  const isWhole = latest > shown && missed.length === latest - shown - 1
  return isWhole ? [...missed.map((entry) => entry.events), events] : undefined
}
