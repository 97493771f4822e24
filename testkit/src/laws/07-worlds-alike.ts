// Law 7: worlds that differ only in what a viewer cannot know give it equal frames.
import {
  type AnyEvent,
  type AnyMove,
  type AnyTable,
  type CountedChance,
  type Entry,
  type Request,
  redact,
  Table,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { Broken, describe, leakText, nameOf, requestText } from '../broken.ts'
import type { Case, Look } from '../case.ts'
import { difference } from '../compare.ts'
import { hidesOtherwise, Rolls } from '../rolls.ts'
import { secretsIn } from '../sightings.ts'
import { disclosed, type Twin, twinOf } from '../twins.ts'
import { deadEndText, mustFit } from './15-imagined-worlds.ts'

/** Another world for one of the viewers; what the move does there is compared with what it did. */
export function anotherWorld(
  trial: Case,
  table: AnyTable,
  request: Request<AnyMove>,
  isSeldom: boolean,
): Look | undefined {
  const { game, holding, chance, course } = trial
  const viewer = chance.pick(viewersOf(trial.seats))
  const where = `imagining a world from the view of ${nameOf(viewer)}`
  const twin = holding.unless('worlds', where, () =>
    twinOf(game, table.state, viewer, chance, course.sightings),
  )
  if (twin === undefined) return undefined
  if (twin.by === 'imagined') mustFit(trial, twin, table, viewer, isSeldom)
  const { drawn } = table
  return (entry) => {
    const events = eventsIn(trial, twin, request, viewer, drawn)
    if (events !== undefined) looksAlike(trial, entry, events, viewer, twin)
  }
}

function looksAlike(
  trial: Case,
  entry: Entry,
  events: readonly AnyEvent[],
  viewer: Viewer,
  { places }: Twin,
): void {
  trial.course.sightings.vary(places)
  if (wasToldOtherwise(trial, entry.events, events, viewer)) return
  const frames = [redact(entry.events, viewer), redact(events, viewer)]
  const where = `at ${[...places].join(' and ')}`
  const what = `what ${nameOf(viewer)} is sent`
  trial.holding.same('twins', frames[0], frames[1], what, (at, sides) =>
    leakText(entry.events, at, sides, where),
  )
}

/**
 * What comes of the same request there; nothing if it is not legal, since whoever moved would have moved otherwise, or if the
 * world is not one of the game's own.
 */
function eventsIn(
  trial: Case,
  twin: Twin,
  request: Request<AnyMove>,
  viewer: Viewer,
  drawn: number,
): readonly AnyEvent[] | undefined {
  try {
    const other = trial.tableAt(twin.state, request.at, drawn)
    const played = other.play({ ...request, at: other.dueAt ?? request.at })
    return played.ok ? played.entry?.events : undefined
  } catch (problem) {
    if (twin.by === 'replaced') return undefined
    throw new Broken('worlds', deadEndText(viewer, `${requestText(request)}: ${describe(problem)}`))
  }
}

/** The viewer was told on purpose. */
export function wasToldOtherwise(
  { game }: Case,
  one: readonly AnyEvent[],
  other: readonly AnyEvent[],
  viewer: Viewer,
): boolean {
  const [told, toldThere] = [one, other].map((events) => disclosed(game, events, viewer))
  return difference(told, toldThere) !== undefined
}

/** The same done with one roll of chance that comes out otherwise: who is not told of it must not see the difference. */
export function anotherRoll(
  trial: Case,
  seed: string,
  make: (chance: CountedChance) => readonly AnyEvent[] | undefined,
): void {
  const rolls = new Rolls(seed)
  const events = make(rolls)
  if (events === undefined || rolls.position === 0) return
  const other = make(new Rolls(seed, trial.chance.below(rolls.position)))
  if (other === undefined) return
  for (const viewer of viewersOf(trial.seats)) {
    if (!hidesOtherwise(events, other, viewer)) continue
    if (wasToldOtherwise(trial, events, other, viewer)) continue
    const frames = [redact(events, viewer), redact(other, viewer)]
    const what = `what ${nameOf(viewer)} is sent`
    trial.holding.same('twins', frames[0], frames[1], what, (at, sides) =>
      leakText(events, at, sides, 'by the same roll'),
    )
  }
}

/** As `anotherRoll`, for a move that was made. */
export function anotherRollOf(
  trial: Case,
  table: AnyTable,
  entry: Entry,
  request: Request<AnyMove>,
): void {
  if (entry.drawn === undefined || secretsIn(entry.events).length === 0) return
  const before = table.stateAt(entry.n - 1)
  anotherRoll(trial, `roll ${entry.n}`, (chance) => {
    const other = Table.arranged({ ...trial.terms(), chance }, before, request.at)
    const played = other.play({ ...request, at: other.dueAt ?? request.at })
    return played.ok ? played.entry?.events : undefined
  })
}
