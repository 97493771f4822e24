// What is held of an open table, wherever it lives: who listens, the past that is looked at, what just happened, what is told.
import type { AnyMove, Game, Refusal } from '@foldtable/kernel'
import { type Hearers, hearersOf } from '../wire/signal.ts'
import type { History } from './history.ts'
import type { Shown } from './shown.ts'
import { isOpen, TimeTravel } from './time-travel.ts'
import type { Problem, Step, TableSession, TableSnapshot } from './types.ts'

export interface Held {
  readonly hearers: Hearers
  readonly travel: TimeTravel
  problem: Problem | null
  step: Step | undefined
  /** So many were shown until now. */
  steps: number
  /** What is to be drawn stays the same object until it has changed. */
  now: Shown | undefined
  offers: readonly AnyMove[] | undefined
  snapshot: TableSnapshot | undefined
  isClosed: boolean
}

export const newHeld = (): Held => ({
  hearers: hearersOf(),
  travel: new TimeTravel(),
  problem: null,
  step: undefined,
  steps: 0,
  now: undefined,
  offers: undefined,
  snapshot: undefined,
  isClosed: false,
})

export function changed(held: Held): void {
  held.snapshot = undefined
  held.hearers.tell()
}

export function drawAnew(held: Held): void {
  held.now = undefined
  held.offers = undefined
}

/** What is shown with motion next, or nothing. */
function showStep(held: Held, step: Omit<Step, 'id'> | undefined): void {
  held.steps += 1
  held.step = step && { id: held.steps, ...step }
}

/** While the past is shown, nothing moves. */
export function happened(held: Held, step: Omit<Step, 'id'>): void {
  if (held.travel.moment === null) showStep(held, step)
}

/** Told to the person until it is dismissed; null for what is no move. */
export function refuseTo(held: Held, refusal: Refusal, move: AnyMove | null): void {
  held.problem = { kind: 'refused', refusal, move }
}

/** Where the table stands, for whoever draws it or travels from there. */
export interface Standing {
  readonly game: Game
  readonly n: number
  readonly history: History
}

export function travelTo(held: Held, n: number | null, { game, n: now, history }: Standing): void {
  showStep(held, held.travel.goTo(n, now, game, history))
  changed(held)
}

interface Drawn {
  readonly n: number
  readonly viewer: TableSnapshot['viewer']
  readonly now: Shown
  readonly history: History | undefined
}

/** What every table shows alike: a moment of it, through somebody's eyes, and the way there. */
export function shownIn(held: Held, { n, viewer, now, history }: Drawn) {
  const { moment, shown, eyes } = held.travel
  return {
    viewer,
    n,
    shownN: moment ?? n,
    isPast: moment !== null,
    ...(shown ?? now),
    decisionNow: now.decision,
    step: held.step,
    problem: held.problem,
    log: history?.log ?? [],
    past: history?.pastTo(moment ?? n) ?? [],
    eyes: moment === null ? viewer : (eyes?.of ?? viewer),
  }
}

type Needed = 'play' | 'whyNot' | 'ask' | 'goTo' | 'marks' | 'record' | 'markSeen' | 'close'
/** Where a table lives: what it does with what is asked of it. What has no meaning there is left out. */
export interface Source extends Partial<Omit<TableSession, Needed>>, Pick<TableSession, Needed> {
  /** Null until its rules are there. */
  game(): Game | null
  draw(): TableSnapshot
}

const nothing = (): void => undefined

/** One store for a table, over one source. */
export function tableOver(held: Held, { game, draw, ...source }: Source): TableSession {
  return {
    answer: nothing,
    withdraw: nothing,
    rematch: nothing,
    seat: nothing,
    chat: nothing,
    askPast: nothing,
    takeOver: nothing,
    ratings: async () => [],
    subscribe: held.hearers.subscribe,
    snapshot: () => {
      held.snapshot ??= draw()
      return held.snapshot
    },
    dismiss: () => {
      if (held.problem === null) return
      held.problem = null
      changed(held)
    },
    lookAs: async (eyes) => {
      const record = eyes === null ? undefined : await source.record().catch(nothing)
      const rules = game()
      if (rules === null || (eyes !== null && !(record && isOpen(record)))) return false
      held.travel.lookAs(eyes, rules, record || undefined)
      await source.goTo(held.travel.moment)
      return true
    },
    ...source,
  }
}
