// Holding a game's own player to what is asked of it: one of its offers, from its view and its chance alone.

import { isSame } from '@foldtable/bots/foreseen'
import type { Policy } from '@foldtable/bots/policies'
import { randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyMove,
  type AnyTable,
  copyOf,
  type Game,
  keyedChance,
  keyFromSeed,
  readOptions,
  type Seat,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { describe } from './broken.ts'
import { difference } from './compare.ts'
import { randomOptions } from './random-options.ts'

interface BotGame {
  readonly seats: number
  readonly seed: string
  /** No more entries than this. */
  readonly most: number
}

/** Plays a game with the bot in every seat; the first thing that is wrong with its answers, if there is any. */
export function botProblem(
  game: Game,
  policy: Policy,
  { seats, seed, most }: BotGame,
): string | undefined {
  const player = seededChance(`${seed} player`)
  const read = readOptions(game, randomOptions(game.meta.options, player))
  const options = read.ok ? read.options : {}
  const table = Table.open({ game, seats, options, chance: keyedChance(keyFromSeed(seed)) })
  while (table.n < most) {
    const request = randomRequest(table, player)
    if (request === undefined) return undefined
    const { by } = request
    const answer = typeof by === 'number' ? answerOf(table, policy, by, `${seed} ${table.n}`) : {}
    if (answer.problem !== undefined) return `after entry ${table.n}, ${answer.problem}`
    table.play({ ...request, move: answer.move ?? request.move })
  }
  return undefined
}

interface Answer {
  readonly move?: AnyMove | undefined
  readonly problem?: string
}

function answerOf(table: AnyTable, policy: Policy, seat: Seat, seed: string): Answer {
  const offers = table.offers(seat)
  const view = table.view(seat)
  const ask = () => policy.choose(view, seat, offers.slice(), seededChance(seed))
  try {
    const before = copyOf(view)
    const [move, again] = [ask(), ask()]
    const problem = problemOf(move, again, offers) ?? changeOf(before, view)
    return problem === undefined ? { move } : { problem: `the bot in seat ${seat} ${problem}` }
  } catch (problem) {
    return { problem: `the bot in seat ${seat} failed: ${describe(problem)}` }
  }
}

function problemOf(
  move: AnyMove | undefined,
  again: AnyMove | undefined,
  offers: readonly AnyMove[],
): string | undefined {
  if (difference(move, again) !== undefined)
    return `answered ${textOf(move)}, and asked again ${textOf(again)}: it may use its view and its chance alone`
  if (move === undefined || offers.some((one) => isSame(one, move))) return undefined
  return `answered ${textOf(move)}, which is none of its ${offers.length} offers: let it choose among them, or answer nothing`
}

const changeOf = (before: unknown, after: unknown): string | undefined => {
  const at = difference(before, after)
  return at === undefined ? undefined : `changed its view at ${at}: it may only look`
}

const textOf = (move: AnyMove | undefined): string => JSON.stringify(move) ?? 'nothing'
