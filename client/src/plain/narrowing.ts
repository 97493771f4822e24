// Choosing among many offers step by step: what, then which, then where.
import { type AnyMove, type Game, type Seat, type Speech, speak } from '@foldtable/kernel'
import { kindTitle, moveText, titleOf, valueText } from './plain-words.ts'

/** An offer and the words by which it is chosen, one after the other. */
interface Path {
  readonly move: AnyMove
  readonly steps: readonly string[]
  /** What a step is known by while its words change, as a piece that moves about: the parameter `key` of its message. */
  readonly keys?: readonly (string | undefined)[]
}

export interface Choice {
  readonly label: string
  /** What it is known by, where that is not its label. */
  readonly key?: string | undefined
  /** How many offers lie behind it. */
  readonly count: number
  /** The offer itself, where there is only one. */
  readonly move: AnyMove | undefined
}

export interface Narrowed {
  /** What was chosen so far, as far as it still leads somewhere. */
  readonly chosen: readonly string[]
  /** The way here: what was chosen, and between it what all offers had in common, which is said and not asked. */
  readonly trail: readonly Crumb[]
  readonly choices: readonly Choice[]
  /** All offers that can still be chosen from here, and how many of their steps are behind us. */
  readonly left: readonly Path[]
  readonly depth: number
}

export interface Crumb {
  readonly label: string
  /** Which choice it was; null where there was none. */
  readonly choice: number | null
}

/** Up to so many offers are shown at once where the game does not cut them into steps itself. */
const AT_ONCE = 12

export interface Offered {
  readonly game: Pick<Game, 'steps' | 'nameOffer'>
  readonly view: unknown
  readonly seat: Seat
  readonly seats: number
  readonly offers: readonly AnyMove[]
  readonly speech: Speech
  /** They were chosen step by step a moment ago, in the same turn: however few are left now, it stays so. */
  readonly isStepwise?: boolean
}

/** Whether offers are chosen step by step: what they are called by themselves is enough for a few. */
export const goesByStep = ({
  game,
  offers,
  isStepwise = false,
}: Omit<Offered, 'view'>): boolean => {
  const hasNames = game.nameOffer !== undefined || game.steps === undefined
  const isShort = offers.length <= AT_ONCE && hasNames && !isStepwise
  return !isShort && game.steps !== undefined
}

export const pathsOf = (offered: Offered): Path[] =>
  toldApart(goesByStep(offered) ? pathsBySteps(offered) : pathsByName(offered), offered)

const pathsBySteps = ({ game, view, seat, offers, speech }: Offered): Path[] =>
  offers.map((move) => {
    const messages = game.steps?.(view, seat, move) ?? []
    return {
      move,
      steps: messages.map((step) => speak(step, speech)),
      keys: messages.map(({ params }) =>
        typeof params?.key === 'string' ? params.key : undefined,
      ),
    }
  })

const keyAt = ({ keys, steps }: Path, depth: number): string => keys?.[depth] ?? steps[depth] ?? ''

/** The first steps of an offer that will still mean the same once it is played: one may go on from there. */
export function heldSteps(paths: readonly Path[], played: AnyMove): readonly string[] {
  const { keys = [] } = paths.find(({ move }) => move === played) ?? {}
  const held: string[] = []
  for (const key of keys) {
    if (key === undefined) break
    held.push(key)
  }
  return held
}

/** What a move is called by itself. */
export function nameText({ game, view, seat, seats, speech }: Offered, move: AnyMove): string {
  const named = game.nameOffer?.(view, seat, move)
  return named === undefined ? moveText(move, speech, seats) : speak(named, speech)
}

/** The offer's name alone where there are few; else its kind, then its name or its fields. */
function pathsByName(offered: Offered): Path[] {
  const { game, seats, offers, speech } = offered
  const nameOf = (move: AnyMove): string => nameText(offered, move)
  if (offers.length <= AT_ONCE) return offers.map((move) => ({ move, steps: [nameOf(move)] }))
  const ofKind = new Map<string, number>()
  for (const { kind } of offers) ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1)
  return offers.map((move) => {
    if (ofKind.get(move.kind) === 1) return { move, steps: [nameOf(move)] }
    const title = kindTitle(move.kind, speech)
    return game.nameOffer === undefined
      ? { move, steps: [title, ...fieldSteps(move, speech, seats)] }
      : { move, steps: [title, nameOf(move)] }
  })
}

/** In French there is a space before it. */
const COLON = { en: ': ', fr: '\u00a0: ' }

function fieldSteps({ kind: _, ...fields }: AnyMove, speech: Speech, seats: number): string[] {
  return Object.entries(fields).map(
    ([field, value]) =>
      `${titleOf(field, speech)}${COLON[speech.locale]}${valueText(field, value, speech, seats)}`,
  )
}

/** Two offers in the same words could not be told apart: their fields are added. */
function toldApart(paths: readonly Path[], { speech, seats }: Offered): Path[] {
  const times = new Map<string, number>()
  const nameOf = (steps: readonly string[]) => steps.join('\n')
  for (const { steps } of paths) times.set(nameOf(steps), (times.get(nameOf(steps)) ?? 0) + 1)
  return paths.map((path) => {
    const { move, steps } = path
    return steps.length > 0 && times.get(nameOf(steps)) === 1
      ? path
      : { ...path, steps: [...steps, fieldSteps(move, speech, seats).join(', ') || move.kind] }
  })
}

export function narrow(paths: readonly Path[], wanted: readonly string[]): Narrowed {
  let left = paths
  const chosen: string[] = []
  const trail: Crumb[] = []
  let depth = skipCommon(left, 0, trail)
  for (const key of wanted) {
    const next = left.filter((path) => keyAt(path, depth) === key)
    const [first] = next
    if (first === undefined) break
    left = next
    trail.push({ label: first.steps[depth] ?? key, choice: chosen.length })
    chosen.push(key)
    depth = skipCommon(left, depth + 1, trail)
  }
  return { chosen, trail, choices: choicesAt(left, depth), left, depth }
}

/** A step that leaves no choice is not asked; but the last one always is, so that nothing is played by itself. */
function skipCommon(paths: readonly Path[], from: number, trail: Crumb[]): number {
  let depth = from
  for (;;) {
    const label = paths[0]?.steps[depth]
    const isShared = paths.every(({ steps }) => steps[depth] === label && steps.length > depth + 1)
    if (label === undefined || paths.length < 2 || !isShared) return depth
    trail.push({ label, choice: null })
    depth += 1
  }
}

function choicesAt(paths: readonly Path[], depth: number): Choice[] {
  const behind = new Map<string, Path[]>()
  for (const path of paths) {
    const key = keyAt(path, depth)
    const known = behind.get(key)
    if (known === undefined) behind.set(key, [path])
    else known.push(path)
  }
  return inOrder(
    [...behind.values()].map((found) => {
      const [only, ...others] = found
      const key = only?.keys?.[depth]
      if (only === undefined || others.length > 0)
        return { label: only?.steps[depth] ?? '', key, count: found.length, move: undefined }
      return { label: only.steps.slice(depth).join(' · '), key, count: 1, move: only.move }
    }),
  )
}

/** Choices that differ only by a number come by that number; all others as the game has them. */
function inOrder(choices: Choice[]): Choice[] {
  const [pattern, ...others] = new Set(choices.map(({ label }) => label.replace(/\d+/, '#')))
  if (pattern === undefined || others.length > 0 || !pattern.includes('#')) return choices
  const numberIn = ({ label }: Choice) => Number(/\d+/.exec(label)?.[0] ?? 0)
  return choices.sort((one, other) => numberIn(one) - numberIn(other))
}

/** More are not listed: whoever looks for something writes another letter. */
const MOST_FOUND = 40

/** Everything that can be chosen from here on, at whatever step, whose words have all those of the filter. */
export function found({ choices, left, depth }: Narrowed, filter: string): readonly Choice[] {
  const fits = fitting(filter)
  if (fits === undefined) return choices
  const all: Choice[] = []
  for (const { move, steps } of left) {
    const label = steps.slice(depth).join(' · ')
    if (fits(label)) all.push({ label, count: 1, move })
    if (all.length === MOST_FOUND) break
  }
  return all
}

/** Whether a text has all the words of the filter, in whatever order; nothing where there are none. */
export function fitting(filter: string): ((text: string) => boolean) | undefined {
  const wanted = folded(filter).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return undefined
  return (text) => wanted.every((word) => folded(text).includes(word))
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
