// Holding something to a law: counted if it keeps it, thrown if it does not.
import { Broken, describe, REMEDIES, SIDES, shortContrast } from './broken.ts'
import { difference, valueAt } from './compare.ts'
import { freshChecks, type Law } from './law-titles.ts'

export class Holding {
  /** How often each law was held against something. */
  readonly checks: Record<Law, number> = freshChecks()

  hold(law: Law, isKept: boolean, what: string): void {
    if (!isKept) throw new Broken(law, what)
    this.checks[law] += 1
  }

  /** `tellHow` puts the place and the two sides into words of its own. */
  same(
    law: Law,
    a: unknown,
    b: unknown,
    what: string,
    tellHow = (at: string, sides: string): string => `differs at ${at}: ${sides}; ${REMEDIES[law]}`,
  ): void {
    const at = difference(a, b)
    if (at === undefined) {
      this.checks[law] += 1
      return
    }
    const [one, other] = SIDES[law]
    const sides = [[one, valueAt(a, at)] as const, [other, valueAt(b, at)] as const]
    throw new Broken(law, `${what} ${tellHow(at, shortContrast({ sides }))}`, { sides })
  }

  /** Runs a rule where it must not fail. */
  unless<T>(law: Law, where: string, rule: () => T): T {
    try {
      return rule()
    } catch (problem) {
      if (problem instanceof Broken) throw problem
      throw new Broken(law, `${where}: ${describe(problem)}`)
    }
  }
}
