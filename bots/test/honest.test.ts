// A bot knows what its seat knows: what nobody told it changes no answer, not even inside its own playouts.
import { games } from '@foldtable/games'
import {
  type AnyMove,
  canonical,
  type Game,
  imagine,
  quickChance,
  readOptions,
  redact,
  type Seat,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Policy, policyOf } from '../src/policies.ts'
import { randomRequest } from '../src/random-play.ts'
import { searched } from '../src/search.ts'

const BUDGET = { moves: 100 }
/** Of a hundred decisions, so many are searched. */
const EVERY = 30
/** And of a thousand so many are asked for a plan, which takes long. */
const PLANNED = 50

/** The first answer of the policy that another world behind the same view changes. */
function peeped(
  game: Game,
  policy: Policy,
  seed: string,
  most: number,
  planned = PLANNED,
): string | undefined {
  const player = seededChance(`${seed} player`)
  const worlds = quickChance(5)
  for (const { view, seat, offers } of decisions(game, seed, most)) {
    const world = imagine(game, view, seat, worlds)
    const die = player.below(1000)
    const ask = (state: unknown) =>
      canonical([
        policy.choose(state, seat, offers, quickChance(die)) ?? null,
        (die < planned && policy.plan?.(state, seat, offers, quickChance(die), 3)) || null,
      ])
    const [blind, knowing] = [ask(redact(world, seat)), ask(world)]
    if (blind !== knowing) return `${blind}, and knowing more ${knowing}`
  }
  return undefined
}

interface Asked {
  readonly view: unknown
  readonly seat: Seat
  readonly offers: readonly AnyMove[]
}

/** What is asked at a table, by rules of thumb and at random in turn, so that it is a game and not a fog. */
function* decisions(game: Game, seed: string, most: number): Generator<Asked> {
  const read = readOptions(game, {})
  const seats = Math.min(3, game.meta.seats.max)
  const table = Table.open({
    game,
    seats: Math.max(seats, game.meta.seats.min),
    options: read.ok ? read.options : {},
    chance: seededChance(seed),
  })
  const player = seededChance(`${seed} table`)
  while (table.n < most) {
    const request = randomRequest(table, player)
    if (request === undefined) return
    const { by } = request
    if (typeof by === 'number') yield { view: table.view(by), seat: by, offers: table.offers(by) }
    table.play(request)
  }
}

test.each(games)(
  '$meta.id: rules of thumb look at nothing that their seat does not know',
  async (game) => {
    const policy = await policyOf(game.meta.id)
    expect(policy).toBeDefined()
    if (policy === undefined) return
    for (const seed of ['honest', 'upright'])
      expect(peeped(game, policy, seed, 250)).toBeUndefined()
  },
)

test.each(games)(
  '$meta.id: two worlds that look alike get the same answer of a search, and again',
  async (game) => {
    const policy = await policyOf(game.meta.id)
    const worlds = quickChance(11)
    let asked = 0
    for (const { view, seat, offers } of decisions(game, 'searching', 120)) {
      if (offers.length < 2 || asked++ % EVERY !== 0) continue
      const answer = () => {
        const same = redact(imagine(game, view, seat, worlds), seat)
        return searched(
          { game, policy, view: same, seat, chance: quickChance(3), budget: BUDGET },
          offers,
        )
      }
      const [one, other] = [answer(), answer()]
      expect(other).toEqual(one)
      expect(offers).toContainEqual(one)
    }
    expect(asked).toBeGreaterThan(EVERY / 2)
  },
)

test('a policy that peeps is found, in what it chooses and in what it plans', () => {
  const game = games.find(({ meta }) => meta.id === 'full-metal-planete')
  if (game === undefined) throw new Error('it is in the catalog')
  const peeping: Policy<{ deck: { is?: string }[] }> = {
    choose: ({ deck }, _seat, offers) => offers[deck[0]?.is === 'high' ? 0 : offers.length - 1],
  }
  expect(peeped(game, peeping as Policy, 'honest', 250)).toMatch(/knowing more/)
  const planning = { choose: () => undefined, plan: peeping.choose }
  expect(peeped(game, planning as unknown as Policy, 'honest', 250, 1000)).toMatch(/knowing more/)
})
