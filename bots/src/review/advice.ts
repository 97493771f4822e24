// What a bot of level 3 would have done at some of a seat's own decisions in a game that is over, where that would have been better: it
// is asked with what the seat knew then, and what it says is played on beside what was done, in the same imagined worlds.
import {
  type AnyEvent,
  type AnyMove,
  canonical,
  copyOf,
  type Entry,
  type Game,
  imagine,
  offers,
  pathTo,
  quickChance,
  redact,
  type Seat,
  type TableRecord,
  World,
} from '@foldtable/kernel'
import { Candidate } from '../candidate.ts'
import type { Policy } from '../policies.ts'
import { playOut, worthOf } from '../search.ts'
import { thought } from '../think.ts'

export interface Advice {
  /** The entry of what was done, and what the seat saw before it. */
  readonly n: number
  readonly view: unknown
  readonly own: AnyMove
  readonly better: AnyMove
  /** How good the game would look then, from 0 to 1: with what was done, and with the other. */
  readonly from: number
  readonly to: number
}

export interface Advised {
  /** So many decisions were looked at, and at so many of them the bot would have done the same. */
  readonly asked: number
  readonly agreed: number
  /** In the order of the game. */
  readonly advice: readonly Advice[]
}

const MOST_ASKED = 16
const MOST_TOLD = 3
/** Within a turn the bot is asked again as long as it agrees, and no more often. */
const MOST_STEPS = 3
/** Less is not worth telling. */
const LEAST_GAIN = 0.01
const LEAST_WORLDS = 8
const FAR = 400

/** What a seat did in one go: a move, or the moves of a turn. */
interface Deed {
  readonly turn: number | undefined
  readonly steps: Step[]
}

interface Step {
  readonly n: number
  readonly move: AnyMove
  readonly view: unknown
}

interface Asking {
  readonly game: Game
  readonly policy: Policy | undefined
  readonly seat: Seat
  /** Moves of playouts for one thought. */
  readonly moves: number
}

/** Of a record that the seat may see. In steps: each tells how much is done, of 1. */
export function* adviceOn(asking: Asking, record: TableRecord): Generator<number, Advised> {
  const deeds = spread(deedsOf(asking, record), MOST_ASKED)
  const found: Found[] = []
  let agreed = 0
  for (const [at, deed] of deeds.entries()) {
    const lines = differenceIn(asking, deed, at)
    if (lines === undefined) agreed += 1
    else found.push({ lines, gain: gainOf(compared(asking, lines, asking.moves, at)) })
    yield (at + 1) / (deeds.length + MOST_TOLD)
  }
  const first = found.filter(({ gain }) => gain >= LEAST_GAIN).sort((a, b) => b.gain - a.gain)
  const advice: Advice[] = []
  for (const [at, { lines }] of first.slice(0, MOST_TOLD).entries()) {
    // What was the best of many has had luck in its worlds: others are asked.
    const again = compared(asking, lines, 4 * asking.moves, MOST_ASKED + at)
    if (gainOf(again) >= LEAST_GAIN) advice.push(again)
    yield (deeds.length + at + 1) / (deeds.length + MOST_TOLD)
  }
  return { asked: deeds.length, agreed, advice: advice.sort((one, other) => one.n - other.n) }
}

interface Found {
  readonly lines: Lines
  readonly gain: number
}

const gainOf = ({ from, to }: Advice): number => to - from
/** Where there was a choice. What is not worth a search counts only where nothing else does. */
function deedsOf({ game, policy, seat }: Asking, record: TableRecord): Deed[] {
  const state = game.blank(record.seats.length, record.options)
  const deeds: Deed[] = []
  let last: Entry | undefined
  for (const entry of pathTo(record.entries, record.entries.length)) {
    const { n, by, move } = entry
    const step =
      by === seat && move !== undefined ? { n, move, view: redact(state, seat) } : undefined
    const decision = step && game.decision(step.view)
    if (step !== undefined && decision?.result === undefined && decision?.due === undefined) {
      const turn = decision?.turn
      const before = last?.by === seat && turn !== undefined ? deeds.at(-1) : undefined
      if (before?.turn === turn && before !== undefined) before.steps.push(step)
      else deeds.push({ turn, steps: [step] })
    }
    for (const event of entry.events as readonly AnyEvent[]) game.evolve(state, copyOf(event))
    last = entry
  }
  const open = deeds.filter(({ steps }) => steps.some((step) => isOpen(game, step, seat)))
  const deep = open.filter(({ steps }) =>
    steps.some(({ view }) => policy?.isSearched?.(view, seat) !== false),
  )
  return deep.length > 0 ? deep : open
}

/** The rules of today offer what was done, and something else. */
function isOpen(game: Game, { view, move }: Step, seat: Seat): boolean {
  const found = offers(game, view, seat)
  const own = canonical(move)
  return found.length > 1 && found.some((offer) => canonical(offer) === own)
}

/** So many of them, over the whole game. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter(
    (_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length),
  )

interface Lines {
  readonly n: number
  readonly view: unknown
  /** What was done from there on, and what the bot would do. */
  readonly own: readonly AnyMove[]
  readonly better: readonly AnyMove[]
}

/** From the first move of a deed at which the bot would have done something else; nothing if it agrees. */
function differenceIn(asking: Asking, { steps }: Deed, seed: number): Lines | undefined {
  const { game, policy, seat, moves } = asking
  let at = 0
  for (let asked = 0; asked < MOST_STEPS && at < steps.length; asked++) {
    const step = steps[at]
    if (step === undefined) return undefined
    const question = { view: step.view, seat, level: 3, seed } as const
    const planned = isOpen(game, step, seat) ? thought(game, policy, question, { moves }).moves : []
    const same = planned.findIndex((move, more) => {
      const own = steps[at + more]
      return own === undefined || canonical(own.move) !== canonical(move)
    })
    const other = steps[at + same]
    if (same >= 0 && other !== undefined && isOpen(game, other, seat)) {
      const own = steps.slice(at + same).map(({ move }) => move)
      return { n: other.n, view: other.view, own, better: planned.slice(same) }
    }
    at += Math.max(1, planned.length)
  }
  return undefined
}

/** Both played on in the same worlds with the same dice. */
function compared(asking: Asking, lines: Lines, moves: number, seed: number): Advice {
  const { game, policy, seat } = asking
  const { n, view } = lines
  const both = [lines.own, lines.better].map((line) => new Candidate(line))
  const chance = quickChance(seed)
  let spent = 0
  for (let world = 0; world < LEAST_WORLDS || spent < moves; world++) {
    const imagined = imagine(game, view, seat, chance)
    const dice = chance.below(2 ** 21)
    for (const tried of both) {
      const line = new World(game, copyOf(imagined), quickChance(dice))
      for (const move of tried.move) if (!walk(line, seat, move)) break
      playOut(line, policy, quickChance(dice), policy?.turns?.ahead ?? policy?.horizon ?? FAR, view)
      tried.add(worthOf(line, policy, seat))
      spent += line.moves
    }
  }
  const [from = 0, to = 0] = both.map(({ mean }) => mean)
  const [own, better] = [lines.own[0], lines.better[0]]
  if (own === undefined || better === undefined) throw new RangeError('nothing to compare')
  return { n, view, own, better, from, to }
}

/** As long as the world lets it. */
function walk(world: World, seat: Seat, move: AnyMove): boolean {
  if (!world.offers(seat).some((offer) => canonical(offer) === canonical(move))) return false
  world.play(seat, move)
  return true
}
