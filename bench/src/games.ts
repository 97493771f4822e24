// Random play of every game of the house, beside boardgame.io at Pass the Ace in the same rounds; and what is sent.
import { games } from '@foldtable/games'
import {
  type Game,
  keyedChance,
  keyFromSeed,
  type Snapshot,
  seededChance,
  Table,
  viewersOf,
} from '@foldtable/kernel'
import type { Bench } from './bench.ts'
import { boardgameIo } from './contestants/boardgame-io.ts'
import { medianOf, quantile, type Spread, spreadOf, timeOf } from './figures.ts'
import { opened, playOut, type Round, roundOf } from './random-games.ts'
import { aligned, type Row, rangeOf, spreadRow, threeDigits, whole } from './rows.ts'

const FRAME_GAMES = 8
const YOUNG = 50
const OPENINGS = 50

interface GameFigures {
  readonly game: string
  readonly movesPerSecond: Spread
  readonly toPeer: Spread
  readonly movesPerGame: number
  readonly frameMedian: number
  readonly frameP95: number
  /** Opening from a snapshot: microseconds at entry 50 and at the end of the longest game played. */
  readonly opening: { readonly young: number; readonly old: number; readonly oldEntries: number }
}

function gameRound(game: Game, seed: string): Round {
  const { min, max } = game.meta.seats
  return roundOf(min, max, (seats, index) =>
    playOut(opened(game, seats, keyFromSeed(`${seed} ${index}`)), `${seed} ${index}`),
  )
}

function peerRound(seed: string): Round {
  const choices = seededChance(seed)
  return roundOf(
    2,
    8,
    (seats, index) => boardgameIo.play(seats, keyFromSeed(`${seed} ${index}`), choices).moves,
  )
}

function framesOf(game: Game, seed: string): number[] {
  const { min, max } = game.meta.seats
  const sizes: number[] = []
  for (let index = 0; index < FRAME_GAMES; index++) {
    const seats = min + (index % (max - min + 1))
    const table = opened(game, seats, keyFromSeed(`${seed} frames ${index}`))
    playOut(table, `${seed} frames ${index}`, (entry) => {
      for (const viewer of viewersOf(seats))
        sizes.push(Buffer.byteLength(JSON.stringify(table.frame(entry, viewer))))
    })
  }
  return sizes
}

function openingOf(game: Game, seed: string): GameFigures['opening'] {
  const { min, max } = game.meta.seats
  const table = opened(game, Math.min(4, Math.max(min, max)), keyFromSeed(`${seed} opening`))
  let young: Snapshot<unknown> = table.snapshot()
  playOut(table, `${seed} opening`, ({ n }) => {
    if (n === YOUNG) young = table.snapshot()
  })
  const old = table.snapshot()
  const { seats, options } = table
  const place = { game, seats, options, chance: keyedChance(keyFromSeed(seed)) }
  const cost = (snapshot: Snapshot<unknown>) => {
    const text = JSON.stringify(snapshot)
    const times = Array.from({ length: OPENINGS }, () =>
      timeOf(() => Table.fold(place, [], JSON.parse(text))),
    )
    return 1000 * medianOf(times)
  }
  cost(young)
  return { young: cost(young), old: cost(old), oldEntries: table.n }
}

function measure(
  only: readonly string[] | undefined,
  rounds: number,
  seed: string,
  say: (line: string) => void,
) {
  const chosen = games.filter(({ meta }) => only === undefined || only.includes(meta.id))
  say('warming up')
  peerRound(`${seed} warm`)
  for (const game of chosen) gameRound(game, `${seed} warm`)
  const done = Array.from({ length: rounds }, (_, round) => {
    say(`round ${round + 1} of ${rounds}`)
    const name = `${seed} ${round}`
    return { peer: peerRound(name), ours: chosen.map((game) => gameRound(game, name)) }
  })
  const speed = ({ moves, ms }: Round) => (1000 * moves) / ms
  say('frames and snapshots')
  return {
    peer: spreadOf(done.map(({ peer }) => speed(peer))),
    games: chosen.map((game, index): GameFigures => {
      const ours = done.map((round) => round.ours[index] ?? { moves: 0, games: 1, ms: 1 })
      const sizes = framesOf(game, seed)
      return {
        game: game.meta.id,
        movesPerSecond: spreadOf(ours.map(speed)),
        toPeer: spreadOf(ours.map((round, at) => speed(round) / speed(done[at]?.peer ?? round))),
        movesPerGame: medianOf(ours.map(({ moves, games: played }) => moves / played)),
        frameMedian: medianOf(sizes),
        frameP95: quantile(sizes, 0.95),
        opening: openingOf(game, seed),
      }
    }),
  }
}

function rowsOf(figures: GameFigures): Row[] {
  const { game, movesPerSecond, toPeer, movesPerGame, frameMedian, frameP95, opening } = figures
  const { young, old, oldEntries } = opening
  return [
    [
      `${game}, moves/s`,
      whole(movesPerSecond.median),
      rangeOf(movesPerSecond, whole),
      `${whole(movesPerGame)} moves a game`,
    ],
    spreadRow(`  / ${boardgameIo.name} at Pass the Ace`, toPeer),
    ['  frame, bytes', whole(frameMedian), `95 % ${whole(frameP95)}`],
    [
      '  opening a snapshot, µs',
      threeDigits(old),
      `${threeDigits(young)} at entry ${YOUNG}`,
      `at entry ${whole(oldEntries)}: ${(old / young).toFixed(2)} times`,
    ],
  ]
}

export const everyGame: Bench = ({ rounds = 5, only, seed }, say) => {
  const figures = measure(only, rounds, seed, say)
  const peer: Row = [
    `${boardgameIo.name} at Pass the Ace, moves/s`,
    whole(figures.peer.median),
    rangeOf(figures.peer, whole),
  ]
  const text = [
    `Random play; ${rounds} rounds, seed "${seed}", node ${process.version}`,
    '',
    ...aligned([peer, ...figures.games.flatMap(rowsOf)]),
  ]
  return { figures, text: text.join('\n') }
}
