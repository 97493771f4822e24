// Many games of random play, each from its own seed.
import { playOut } from '@foldtable/bots/random-play'
import { type Game, type Result, seededChance, Table } from '@foldtable/kernel'

export interface Finished {
  readonly moves: number
  readonly result: Result
}

export interface Settings {
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly options: unknown
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

function playGame(game: Game, { seats, options }: Settings, seed: string): Finished {
  const { id, longest } = game.meta
  const again = `npx foldtable simulate ${id} --seats ${seats} --games 1 --seed ${seed}`
  try {
    const chance = seededChance(`${seed} table`)
    const table = Table.open({ game, seats, options, chance })
    playOut(table, seededChance(`${seed} player`), { most: longest })
    const { result } = table.decision
    if (result !== undefined) return { moves: table.n - 1, result }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Stuck(`a game broke down: ${reason}\nShow it again: ${again}`, { cause: problem })
  }
  throw new Stuck(`a game still goes on after ${longest} entries.\nShow it again: ${again}`)
}
