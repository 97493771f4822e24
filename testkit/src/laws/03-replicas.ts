// Law 3: every replica equals the redacted truth, folded from what its viewer is sent.
import { type AnyEvent, type Entry, redact, type Viewer } from '@foldtable/kernel'
import { Broken, describe, nameOf } from '../broken.ts'
import type { Case } from '../case.ts'
import { strayFrom } from '../compare.ts'

export function followsTruth(
  trial: Case,
  truth: unknown,
  replica: unknown,
  entry: Entry,
  viewer: Viewer,
): void {
  foldReplica(trial, replica, entry, viewer)
  if (strayFrom(truth, replica, viewer) === undefined) trial.holding.checks.replicas += 1
  else {
    const what = `the replica of ${nameOf(viewer)}`
    trial.holding.same('replicas', redact(truth, viewer), replica, what)
  }
}

function foldReplica({ game }: Case, replica: unknown, entry: Entry, viewer: Viewer): void {
  const events: AnyEvent[] = JSON.parse(JSON.stringify(redact(entry.events, viewer)))
  try {
    for (const event of events) {
      game.evolve(replica, event)
      game.tell(event)
    }
    game.score(replica)
  } catch (problem) {
    throw new Broken(
      'replicas',
      `evolve, tell or score failed on the replica of ${nameOf(viewer)}: ${describe(problem)}; they must do without what the viewer does not know`,
    )
  }
}
