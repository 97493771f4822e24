// What a search can play on in its head: moves a second by the lean path, at random and by the game's own rules of thumb, beside the
// full path of a real table in the same rounds.
import { type Policy, policyOf } from '@foldtable/bots/policies'
import { playOut } from '@foldtable/bots/search'
import { games } from '@foldtable/games'
import { copyOf, type Game, keyFromSeed, quickChance, World } from '@foldtable/kernel'
import type { Bench } from './bench.ts'
import { type Spread, spreadOf, timeOf } from './figures.ts'
import { opened, playOut as playTable } from './random-games.ts'
import { aligned, type Row, rangeOf, spreadRow, whole } from './rows.ts'

const ROUND_MS = 500
/** A policy may think long: the rest of such a game is not waited for. */
const POLICY_MOVES = 400

interface Speeds {
  readonly full: number
  readonly lean: number
  readonly policy: number
}

interface PlayoutFigures {
  readonly game: string
  readonly full: Spread
  readonly lean: Spread
  readonly policy: Spread
  readonly leanToFull: Spread
}

type Play = (
  game: Game,
  seats: number,
  seed: string,
  index: number,
) => { readonly moves: number; ms: number }

const full: Play = (game, seats, seed) => {
  const table = opened(game, seats, keyFromSeed(seed))
  let moves = 0
  const ms = timeOf(() => {
    moves = playTable(table, seed)
  })
  return { moves, ms }
}

/** From the same opening. */
const lean =
  (policy: Policy | undefined, most: number): Play =>
  (game, seats, seed, index) => {
    const { state } = opened(game, seats, keyFromSeed(seed))
    const dice = quickChance(index)
    let moves = 0
    const ms = timeOf(() => {
      const world = new World(game, copyOf(state), dice)
      playOut(world, policy, dice, most)
      moves = world.moves
    })
    return { moves, ms }
  }

/** Moves a second, over games of all numbers of seats in turn. */
function speedOf(game: Game, seed: string, play: Play): number {
  const { min, max } = game.meta.seats
  let [moves, ms] = [0, 0]
  for (let index = 0; ms < ROUND_MS || index % (max - min + 1) !== 0; index++) {
    const played = play(game, min + (index % (max - min + 1)), `${seed} ${index}`, index)
    moves += played.moves
    ms += played.ms
  }
  return (1000 * moves) / ms
}

const roundOf = (game: Game, policy: Policy | undefined, seed: string): Speeds => ({
  full: speedOf(game, seed, full),
  lean: speedOf(game, seed, lean(undefined, Number.POSITIVE_INFINITY)),
  policy: speedOf(game, seed, lean(policy, POLICY_MOVES)),
})

function figuresOf(game: string, rounds: readonly Speeds[]): PlayoutFigures {
  const of = (value: (speeds: Speeds) => number) => spreadOf(rounds.map(value))
  return {
    game,
    full: of((speeds) => speeds.full),
    lean: of((speeds) => speeds.lean),
    policy: of((speeds) => speeds.policy),
    leanToFull: of((speeds) => speeds.lean / speeds.full),
  }
}

const rowsOf = ({ game, ...figures }: PlayoutFigures): Row[] => [
  [`${game}, moves/s at a table`, whole(figures.full.median), rangeOf(figures.full, whole)],
  ['  in the head, at random', whole(figures.lean.median), rangeOf(figures.lean, whole)],
  spreadRow('  / at a table', figures.leanToFull),
  ['  in the head, by thumb', whole(figures.policy.median), rangeOf(figures.policy, whole)],
]

export const playouts: Bench = async ({ rounds = 5, only, seed }, say) => {
  const chosen = games.filter(({ meta }) => only === undefined || only.includes(meta.id))
  const figures: PlayoutFigures[] = []
  for (const game of chosen) {
    const policy = await policyOf(game.meta.id)
    say(`${game.meta.id}, ${rounds} rounds after one to warm up`)
    const done = Array.from({ length: rounds + 1 }, (_, round) =>
      roundOf(game, policy, `${seed} ${round}`),
    )
    figures.push(figuresOf(game.meta.id, done.slice(1)))
  }
  const text = [
    `Playouts; ${rounds} rounds, seed "${seed}", node ${process.version}`,
    '',
    ...aligned(figures.flatMap(rowsOf)),
  ]
  return { figures: { playouts: figures }, text: text.join('\n') }
}
