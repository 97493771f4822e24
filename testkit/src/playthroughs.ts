// Goldens that a person can read: a game of random play step by step, with what each seat sees and may do.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyMove,
  type AnyTable,
  type Author,
  type Decision,
  type Entry,
  type Game,
  readOptions,
  seatsUpTo,
  seededChance,
  speak,
  Table,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { changes, flatten } from './flatten.ts'

/** One golden: `playthroughs/cases.json` of a game lists them. */
interface PlaythroughCase {
  readonly name: string
  readonly seats: number
  readonly seed: string
  readonly options?: unknown
  /** The last entry to show, where a whole game would be too long to read. */
  readonly most?: number
  /** The first entry to show; those before it are played all the same. */
  readonly from?: number
  /** How many offers of each kind to show, where all would be too many to read; the others are counted. */
  readonly offers?: number
}

export function casesOf(folder: string): PlaythroughCase[] {
  const file = join(folder, 'playthroughs', 'cases.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** Writes every golden of the game, or with `check` only says which would change. */
export function writePlaythroughs(
  game: Game,
  folder: string,
  { check = false }: { check?: boolean } = {},
): { file: string; changed: boolean }[] {
  mkdirSync(join(folder, 'playthroughs'), { recursive: true })
  return casesOf(folder).map((one) => {
    const file = join(folder, 'playthroughs', `${one.name}.md`)
    const text = playthrough(game, one)
    const changed = !existsSync(file) || readFileSync(file, 'utf8') !== text
    if (changed && !check) writeFileSync(file, text)
    return { file, changed }
  })
}

export const MISCHIEF = { clock: 60, host: 10 }

export function optionsOf(game: Game, { name, options }: PlaythroughCase): unknown {
  const read = readOptions(game, options)
  if (!read.ok)
    throw new RangeError(`options of playthrough ${name}: ${JSON.stringify(read.problems)}`)
  return read.options
}

export function playthrough(game: Game, one: PlaythroughCase): string {
  const { seats, seed, most = 200, from = 1, offers = Number.POSITIVE_INFINITY } = one
  const options = optionsOf(game, one)
  const table: AnyTable = Table.open({
    game,
    seats,
    options,
    chance: seededChance(`${seed} table`),
  })
  const player = seededChance(`${seed} player`)
  const pages = [
    `# ${game.meta.title}: ${seats} seats, seed ${seed}, options ${JSON.stringify(options)}\n`,
  ]
  const seen = new Map(
    viewersOf(seats).map((viewer) => [viewer, flatten(game.blank(seats, options))]),
  )
  let entry = table.entries.at(-1)
  while (entry !== undefined) {
    const text = page(table, entry, seen, offers)
    if (entry.n >= from) pages.push(text)
    const request = table.n < most ? randomRequest(table, player, MISCHIEF) : undefined
    const played = request === undefined ? undefined : table.play(request)
    entry = played?.ok ? played.entry : undefined
  }
  return `${pages.join('\n')}\n`
}

function page(
  table: AnyTable,
  entry: Entry,
  seen: Map<Viewer, Map<string, string>>,
  offers: number,
): string {
  return [
    `## ${entry.n} ${nameOf(entry.by)}${entry.seat === undefined ? '' : ` for ${nameOf(entry.seat)}`}: ${moveText(entry.move)}\n`,
    ...told(table.game, entry).map((sentence) => `> ${sentence}\n`),
    ...sights(table, seen),
    ...waits(table, offers),
  ].join('\n')
}

/** Seats are A, B, C in a golden. */
const nameOf = (who: Author | Viewer): string =>
  typeof who === 'number' ? String.fromCharCode(65 + who) : who

function moveText(move: AnyMove | undefined): string {
  if (move === undefined) return 'opens'
  const { kind, ...fields } = move
  return Object.keys(fields).length === 0 ? kind : `${kind} ${JSON.stringify(fields)}`
}

function told(game: Game, entry: Entry): string[] {
  const speech = { locale: 'en', catalog: game.catalogs.en, nameOf } as const
  return entry.events.flatMap((event) => {
    const message = game.tell(event)
    return message === undefined ? [] : [speak(message, speech)]
  })
}

/** What changed for everybody, then what only some see. */
function sights(table: AnyTable, seen: Map<Viewer, Map<string, string>>): string[] {
  const sights = [...seen].map(([viewer, before]) => {
    const after = flatten(table.view(viewer))
    seen.set(viewer, after)
    return { viewer, lines: changes(before, after) }
  })
  const common = (sights[0]?.lines ?? []).filter((line) =>
    sights.every(({ lines }) => lines.includes(line)),
  )
  const own = new Map<string, Viewer[]>()
  for (const { viewer, lines } of sights) {
    const only = lines
      .filter((line) => !common.includes(line))
      .map((line) => `  ${line}`)
      .join('\n')
    if (only !== '') own.set(only, [...(own.get(only) ?? []), viewer])
  }
  const everybody =
    common.length === 0 ? [] : [`everybody sees\n${common.map((line) => `  ${line}`).join('\n')}`]
  return [
    ...everybody,
    ...[...own].map(([lines, viewers]) => `${viewers.map(nameOf).join(', ')}\n${lines}`),
  ]
}

function waits(table: AnyTable, most: number): string[] {
  const { decision } = table
  if (decision.result !== undefined) {
    const { reason, places } = decision.result
    return [
      `ends: ${reason}, places ${JSON.stringify(places)}, score ${JSON.stringify(table.game.score(table.state))}\n`,
    ]
  }
  const offered = seatsUpTo(table.seats).flatMap((seat) => {
    const found = shortened(table.offers(seat), most)
    return found.length === 0 ? [] : [`offers ${nameOf(seat)}: ${found.join(' | ')}`]
  })
  return [
    `waits for ${decision.seats.map(nameOf).join(', ')}: ${decision.about}${dueText(decision)}`,
    ...offered,
    '',
  ]
}

/** The first of each kind, and how many more there are. */
function shortened(offers: readonly AnyMove[], most: number): string[] {
  const kinds = [...new Set(offers.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const alike = offers.filter((offer) => offer.kind === kind)
    const more = alike.length - most
    const shown = alike.slice(0, most).map(moveText)
    return more > 0 ? [...shown, `${kind} + ${more}`] : shown
  })
}

const dueText = (decision: Decision<AnyMove>): string =>
  decision.result !== undefined || decision.due === undefined
    ? ''
    : `, else ${moveText(decision.due.move)} after ${decision.due.ms} ms`
