// A broken law, told so that one finds the line that broke it.
import { join } from 'node:path'
import {
  type AnyEvent,
  type AnyMove,
  type Author,
  type Entry,
  type Refusal,
  Unknown,
  type Viewer,
} from '@foldtable/kernel'
import type { Law } from './law-titles.ts'

/** Both sides of what was compared, each with its name, at the place where they differ. */
interface Contrast {
  readonly sides: readonly (readonly [name: string, value: unknown])[]
}

export class Broken extends Error {
  readonly law: Law
  readonly contrast: Contrast | undefined
  constructor(law: Law, what: string, contrast?: Contrast) {
    super(what)
    this.law = law
    this.contrast = contrast
  }
}

/** How the two sides of a comparison are called. */
export const SIDES: { readonly [L in Law]: readonly [string, string] } = {
  deterministic: ['played again', 'at first'],
  folds: ['at the table', 'folded'],
  replicas: ['it may know', 'the replica has'],
  blindOffers: ['on the replica', 'on the full state'],
  legality: ['at the table', 'folded'],
  json: ['after JSON', 'before'],
  twins: ['in one world', 'in the other'],
  predictions: ['predicted', 'happened'],
  conserved: ['at first', 'now'],
  ends: ['', ''],
  undo: ['after undo', 'before'],
  atOnce: ['with one answer', 'with another'],
  heard: ['', ''],
  worlds: ['imagined', 'known'],
  blindFold: ['', ''],
  final: ['', ''],
}

/** What usually mends it, where the sentence does not say so by itself. */
export const REMEDIES: { readonly [L in Law]?: string } = {
  folds: 'only `evolve` may write the state, and never into an event',
  replicas: 'let the event carry, as a secret, what its new audience may know',
  blindOffers: '`candidates`, `refusal` and `decision` may use only what the seat knows',
  legality: 'asking and refusing may change nothing',
  predictions: '`decide` must do the same where it cannot see',
  conserved: 'something was lost or doubled on the way',
  undo: '`evolve` may keep nothing outside the state',
}

const SHORT = 60
const BEFORE = 15

/** `at first 52, now 51`: long values from shortly before the first difference on. */
export function shortContrast({ sides }: Contrast): string {
  const texts = sides.map(([, value]) => textOf(value))
  const from = Math.max(0, firstDifference(texts) - BEFORE)
  const isLong = texts.some((text) => text.length > SHORT)
  return sides
    .map(([name], side) => `${name} ${isLong ? cut(texts[side] ?? '', from) : texts[side]}`)
    .join(', ')
}

function firstDifference([a = '', b = '']: readonly string[]): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

const cut = (text: string, from: number, length = SHORT): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + length)}${text.length > from + length ? '…' : ''}`

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** `the clock's move for seat 1, play {"card":"5H"}`. */
export const requestText = (asked: { by: Author; seat?: number; move: AnyMove }): string => {
  const { kind, ...fields } = asked.move
  const who = typeof asked.by === 'number' ? `seat ${asked.by}` : `the ${asked.by}`
  const whose = asked.seat === undefined ? `${who}'s move` : `${who}'s move for seat ${asked.seat}`
  return `${whose}, ${kind}${Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`}`
}

/** As `requestText`, for a rule that failed. */
export const doingText = (asked: { by: Author; seat?: number; move: AnyMove }): string =>
  asked.by === 'host'
    ? `${requestText(asked)}, which the house may make at any moment`
    : requestText(asked)

/** What was thrown, why, and the line of the rules that did it. */
export function describe(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  if (problem.cause !== undefined) return `${problem.message}: ${describe(problem.cause)}`
  const line = lineOf(problem)
  return `${whatOf(problem)}${line === undefined ? '' : ` (${line})`}`
}

const whatOf = (problem: Error): string =>
  problem instanceof Unknown ? 'a blank was opened' : `${problem.name}: ${problem.message}`

/** The folder of the checkout, wherever it lies and whatever it is called. */
const HOUSE = join(import.meta.dirname, '..', '..', '/')

/** The first line of the stack that is the game's own; else the first outside the kernel. */
function lineOf({ stack = '' }: Error): string | undefined {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const within = lines.map((line) =>
    line.trim().replaceAll(`file://${HOUSE}`, '').replaceAll(HOUSE, ''),
  )
  return (
    within.find((line) => /\bgames\/[^/]+\/src\//.test(line)) ??
    within.find((line) => !/\b(kernel|parts)\/src\//.test(line))
  )
}

/** Which field of which event told what it should not: from a place such as `/0/card` in a list of events. */
function fieldAt(
  events: readonly AnyEvent[],
  at: string,
): { kind: string; field: string } | undefined {
  const [, index = '', field] = at.split('/')
  const kind = events[Number(index)]?.kind
  return index === '' || kind === undefined || field === undefined ? undefined : { kind, field }
}

/** `where` the two worlds differ. */
export function leakText(
  events: readonly AnyEvent[],
  at: string,
  contrast: string,
  where: string,
): string {
  const found = fieldAt(events, at)
  const hidden = `depends on what is hidden ${where}`
  if (found === undefined)
    return `${hidden}: which events happen (${contrast}). If that is told on purpose, name a field of them in \`discloses\``
  const { kind, field } = found
  const remedy = `Wrap it in a secret; or, if it tells that on purpose: discloses: { ${kind}: ['${field}'] }`
  return `${hidden}: \`${field}\` of the event ${kind} (${contrast}). ${remedy}`
}

/** An answer that others see before they have answered. */
export function openAnswerText(events: readonly AnyEvent[], at: string, contrast: string): string {
  const found = fieldAt(events, at)
  if (found === undefined)
    return `which events happen (${contrast}). Let each answer have the same event, with a secret in it; or, if it is told on purpose, name a field of the events in \`discloses\``
  const { kind, field } = found
  const remedy = `Wrap it in a secret for the seat and open it by a later event; or, if it tells that on purpose: discloses: { ${kind}: ['${field}'] }`
  return `\`${field}\` of the event ${kind} (${contrast}). ${remedy}`
}

/** What JSON does not keep: from the place, and what stood there. */
export const lossText = (at: string, value: unknown, contrast: string): string =>
  value === undefined
    ? `has an undefined field ${at}, which JSON does not keep: leave it out, or write null`
    : `differs at ${at}: ${contrast}`

const DETAIL = 2000

/** The entry after which a law broke and both sides of what differs, for whoever wants to see more. */
export function detailsOf(entry: Entry | undefined, contrast: Contrast | undefined): string[] {
  const sides = contrast?.sides.map(([name, value]) => `${name}: ${textOf(value)}`) ?? []
  const lines = entry === undefined ? sides : [...entryLines(entry), ...sides]
  return lines.map((line) => cut(line, 0, DETAIL))
}

const entryLines = ({ n, by, seat, move, events }: Entry): string[] => [
  `entry ${n} by ${by}${seat === undefined ? '' : ` for seat ${seat}`}: ${move === undefined ? 'no move' : textOf(move)}`,
  ...events.map((event) => `  ${textOf(event)}`),
]

export const nameOf = (viewer: Viewer): string =>
  viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`

/** What depends on more than the arguments of the rules. */
export const chanceText = (at: string, contrast: string): string =>
  `differs at ${at}: ${contrast}. Rules may use their arguments alone: \`draft.chance\` instead of Math.random, no clock, nothing kept outside the state`

export const refusedText = (
  request: { by: Author; seat?: number; move: AnyMove },
  { code, rule }: Refusal,
): string =>
  `${requestText(request)}, was refused: ${code} (${rule}). ${request.by === 'clock' ? '`timeout` and `due` must answer a legal move' : '`refusal` and `decide` must agree at every moment'}`

/** An offer that the table refuses, though the rule of the move lets it pass. */
export const barredText = (move: AnyMove, { code, rule }: Refusal): string =>
  `offered but refused: ${JSON.stringify(move)} with ${code} (${rule}). What \`barred\` bars from a seat that is asked, \`refusal\` must bar as well`
