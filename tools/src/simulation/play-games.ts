// Many games of random play, each from its own seed.
import { playOut } from '@foldtable/bots/random-play'
import { canonical, type Game, type Result, seededChance, Table } from '@foldtable/kernel'

export interface Finished {
  readonly moves: number
  readonly result: Result
}

export interface Settings {
  readonly seats: number
  readonly games: number
  readonly seed: string
  /** The options of a game, by its seed. */
  readonly optionsFor: (seed: string) => unknown
  /** Holds the game's conserved totals after every move. */
  readonly totals: boolean
}

/** A game that broke down or did not end; the message says how to see it again. */
export class Stuck extends Error {
  override name = 'Stuck'
}

export function playGames(
  game: Game,
  settings: Settings,
  onGame: (played: number) => void,
): Finished[] {
  const finished: Finished[] = []
  for (let index = 0; index < settings.games; index++) {
    const seed = settings.games === 1 ? settings.seed : `${settings.seed}.${index}`
    finished.push(playGame(game, settings, seed))
    onGame(index + 1)
  }
  return finished
}

function playGame(game: Game, settings: Settings, seed: string): Finished {
  const { id, longest } = game.meta
  const { seats } = settings
  const again = `npx foldtable simulate ${id} --seats ${seats} --games 1 --seed ${seed}`
  try {
    const chance = seededChance(`${seed} table`)
    const table = Table.open({ game, seats, options: settings.optionsFor(seed), chance })
    const totals = settings.totals ? totalsOf(game, table.state) : ''
    const onEntry = () => mustBe(totals, totalsOf(game, table.state))
    const player = seededChance(`${seed} player`)
    playOut(table, player, settings.totals ? { most: longest, onEntry } : { most: longest })
    const { result } = table.decision
    if (result !== undefined) return { moves: table.n - 1, result }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Stuck(`a game broke down: ${reason}\nShow it again: ${again}`, { cause: problem })
  }
  throw new Stuck(`a game still goes on after ${longest} entries.\nShow it again: ${again}`)
}

const totalsOf = (game: Game, state: unknown): string => canonical(game.conserved?.(state) ?? null)

function mustBe(before: string, after: string): void {
  if (before !== after) throw new RangeError(`a total changed from ${before} to ${after}`)
}
