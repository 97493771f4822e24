// Law 15: imagined worlds fit their view and can be played on.
import { randomRequest } from '@foldtable/bots/random-play'
import { type AnyTable, redact, type Viewer } from '@foldtable/kernel'
import { Broken, describe, nameOf, refusedText } from '../broken.ts'
import type { Case } from '../case.ts'
import { strayFrom } from '../compare.ts'
import { secretsIn } from '../sightings.ts'
import type { Twin } from '../twins.ts'
import { mustWaitForSomebody } from './05-legality.ts'

/** So many random moves are made on an imagined world. */
const MOVES = 3

export function mustFit(
  trial: Case,
  { state: world, view }: Twin,
  table: AnyTable,
  viewer: Viewer,
  isSeldom: boolean,
): void {
  const { holding, course } = trial
  const what = `a world imagined from the view of ${nameOf(viewer)}`
  for (const found of secretsIn(world)) {
    const isFull = found.held.is !== undefined
    holding.hold('worlds', isFull, `${what} has a blank at ${found.place}: fill it`)
    if (isSeldom) course.sightings.imagine(found)
  }
  if (strayFrom(world, view, viewer) !== undefined) {
    const remedy = '`imagine` must keep what the viewer knows, and who may know what'
    const tellHow = (at: string, sides: string) => `differs at ${at}: ${sides}; ${remedy}`
    holding.same('worlds', redact(world, viewer), view, `${what}, seen by the same,`, tellHow)
  }
  if (isSeldom) playOn(trial, world, table, viewer)
}

function playOn(trial: Case, world: unknown, { at, drawn }: AnyTable, viewer: Viewer): void {
  try {
    playSome(trial, trial.tableAt(world, at, drawn))
  } catch (problem) {
    if (problem instanceof Broken) throw problem
    throw new Broken('worlds', deadEndText(viewer, describe(problem)))
  }
  trial.holding.checks.worlds += 1
}

function playSome({ game, chance, holding }: Case, table: AnyTable): void {
  game.score(table.state)
  for (let moves = 0; moves < MOVES; moves++) {
    mustWaitForSomebody(holding, table)
    const request = randomRequest(table, chance)
    const played = request && table.play(request)
    if (request === undefined || played === undefined) return
    if (!played.ok) throw new RangeError(refusedText(request, played.refusal))
  }
}

export const deadEndText = (viewer: Viewer, why: string): string =>
  `a world imagined from the view of ${nameOf(viewer)} cannot be played on: ${why}. \`imagine\`, \`unseen\` and pools must give worlds that the rules can meet`
