// The odds that the board shows before an attack, held against battles that are fought by the rules' own round.
import { type Chance, seededChance } from '@foldtable/kernel'
import { depth, seedOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { battleOdds, type Odds, roundOdds, type Sides } from '../board/odds.ts'
import { fightRound } from '../src/rules/battle.ts'

/** Of each case. */
const BATTLES = depth({ quick: 4_000, deep: 100_000 })
/** Five and a half deviations of so many throws at one half. */
const MOST = 2.75 / Math.sqrt(BATTLES)

function* cases(): Generator<Sides> {
  for (let sailors = 1; sailors <= 5; sailors++)
    for (let tired = 0; tired < sailors; tired++)
      for (let defenders = 1; defenders <= 5; defenders++)
        for (const hasFort of [false, true])
          for (const needed of [1, 2] as const)
            if (!hasFort || needed === 2) yield { sailors, tired, defenders, hasFort, needed }
}

/** How often each outcome came. */
class Count {
  readonly #count = { wins: 0, frees: 0, sinks: 0 }

  add(own: number, their: number, { needed }: Sides): void {
    if (their === 0) this.#count[own >= needed ? 'wins' : 'frees'] += 1
    if (own === 0) this.#count.sinks += 1
  }

  farthestFrom({ wins, frees, sinks }: Odds): number {
    const far = (count: number, odds: number) => Math.abs(count / BATTLES - odds)
    return Math.max(
      far(this.#count.wins, wins),
      far(this.#count.frees, frees),
      far(this.#count.sinks, sinks),
    )
  }
}

/** As people fight who go on while they can hit. */
function fightOut(chance: Chance, sides: Sides, first: Count, last: Count): void {
  const { sailors, tired, defenders, hasFort } = sides
  let [own, their] = [sailors, defenders]
  for (let round = 0; their > 0 && own - tired >= (hasFort ? 2 : 1); round++) {
    const fought = fightRound(chance, { fighters: own - tired, sailors: own }, their, hasFort)
    own -= fought.attackerLosses
    their -= fought.defenderLosses
    if (round === 0) first.add(own, their, sides)
  }
  last.add(own, their, sides)
}

const canHit = ({ sailors, tired, hasFort }: Sides): boolean => sailors - tired >= (hasFort ? 2 : 1)

test('[S-9.2, S-9.3, S-9.9] odds of a round and of a battle are those of battles that are fought', () => {
  for (const sides of cases()) {
    const chance = seededChance(`${seedOf('odds')} ${JSON.stringify(sides)}`)
    const [first, last] = [new Count(), new Count()]
    for (let battle = 0; battle < BATTLES; battle++) fightOut(chance, sides, first, last)
    const text = JSON.stringify(sides)
    expect(last.farthestFrom(battleOdds(sides)), text).toBeLessThan(MOST)
    if (canHit(sides)) expect(first.farthestFrom(roundOdds(sides)), text).toBeLessThan(MOST)
  }
})

test('[S-9.9] with one sailor left a port is only freed, and one die cannot hurt a fort', () => {
  const storm: Sides = { sailors: 1, tired: 0, defenders: 1, hasFort: false, needed: 2 }
  expect(battleOdds(storm).wins).toBe(0)
  expect(battleOdds(storm).frees).toBeGreaterThan(0)
  expect(roundOdds({ ...storm, sailors: 1, hasFort: true })).toMatchObject({ wins: 0, frees: 0 })
  expect(roundOdds({ ...storm, sailors: 2 })).toMatchObject({ ownLosses: 0.5 })
})
