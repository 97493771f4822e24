// Several programs play the same game side by side, in rounds, so that the machine's moods meet them all alike.
import { type Chance, keyFromSeed, seededChance } from '@foldtable/kernel'
import { type Spread, spreadOf, sumOf, timeOf } from './figures.ts'

export interface Settings {
  readonly rounds: number
  /** Games in one round of our own. */
  readonly games: number
  readonly seed: string
}

export interface Outcome {
  /** Accepted moves, stepping out of a pause included. */
  readonly moves: number
  readonly survivors: number
}

export interface Contestant {
  readonly name: string
  /** How many games it plays for each of ours: the slow need fewer to be timed well, and the quick more. */
  readonly share: number
  /** Plays one game to its end. `key` is 64 hexadecimal digits from which all its shuffles come. */
  play(seats: number, key: string, choices: Chance): Outcome
}

export interface Standing {
  readonly games: number
  readonly movesPerGame: number
  readonly movesPerSecond: Spread
  /** In the order of the rounds. */
  readonly rounds: readonly number[]
}

interface Round {
  readonly games: number
  readonly moves: number
  readonly ms: number
}

const SEATS = [2, 3, 4, 5, 6, 7, 8] as const
/** Mean lengths of a game further apart than this are different rules, or too few games to tell. */
const MOST_APART = 0.1

/** Whoever compiles late is given time to: rounds that do not count, for at least this long each. */
const WARM_UP_MS = 1500

export function contest<Name extends string>(
  contestants: { readonly [N in Name]: Contestant },
  { rounds, games, seed }: Settings,
  say: (line: string) => void,
): { readonly [N in Name]: Standing } {
  const names = Object.keys(contestants) as Name[]
  const played = new Map(names.map((name) => [name, [] as Round[]]))
  say('warming up')
  for (const name of names) warmUp(contestants[name], games, seed)
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`)
    for (const name of names)
      played.get(name)?.push(playRound(contestants[name], games, `${seed} ${round}`))
  }
  const standings = Object.fromEntries(
    [...played].map(([name, done]) => [name, standingOf(done)]),
  ) as { [N in Name]: Standing }
  checkLengths(names.map((name) => [contestants[name].name, standings[name].movesPerGame]))
  return standings
}

function warmUp(contestant: Contestant, games: number, seed: string): void {
  let spent = 0
  for (let round = 0; spent < WARM_UP_MS; round++)
    spent += playRound(contestant, games, `${seed} warming up ${round}`).ms
}

/** Whole cycles of seats, so that everybody's games are of the same kinds. */
function playRound({ name, share, play }: Contestant, games: number, seed: string): Round {
  const cycles = Math.ceil((games * share) / SEATS.length)
  const keys = Array.from({ length: cycles }, (_, cycle) =>
    SEATS.map((seats) => ({ seats, key: keyFromSeed(`${seed} ${cycle} ${seats}`) })),
  ).flat()
  const choices = seededChance(`${seed} choices`)
  let moves = 0
  const ms = timeOf(() => {
    for (const { seats, key } of keys) {
      const outcome = play(seats, key, choices)
      if (outcome.survivors !== 1)
        throw new Error(`a game of ${name} ended with ${outcome.survivors} survivors`)
      moves += outcome.moves
    }
  })
  return { games: keys.length, moves, ms }
}

function standingOf(done: readonly Round[]): Standing {
  const games = sumOf(done.map((round) => round.games))
  const rounds = done.map(({ moves, ms }) => (1000 * moves) / ms)
  const movesPerGame = sumOf(done.map((round) => round.moves)) / games
  return { games, movesPerGame, movesPerSecond: spreadOf(rounds), rounds }
}

function checkLengths(means: readonly (readonly [name: string, moves: number])[]): void {
  const moves = means.map(([, mean]) => mean)
  if (Math.max(...moves) <= Math.min(...moves) * (1 + MOST_APART)) return
  const said = means.map(([name, mean]) => `${name} ${mean.toFixed(1)}`).join(', ')
  throw new Error(`these are not the same game, or too few were played: moves per game ${said}`)
}

/** How many times as fast, round by round. */
export const ratioOf = (one: Standing, other: Standing): Spread =>
  spreadOf(one.rounds.map((speed, round) => speed / (other.rounds[round] ?? Number.NaN)))
