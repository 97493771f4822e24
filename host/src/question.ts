// The question that is open at a table, and what becomes of it.
import type { Seat } from '@foldtable/kernel'
import type { House, Question } from './house.ts'
import type { LiveTable } from './live-table.ts'
import { isVote } from './votes.ts'

/** How a question ended; `by` is who said no or withdrew it. */
export interface How {
  readonly yes: boolean
  readonly by: Seat | null
  readonly at: number
}

/** The one that is open. */
export function openQuestion({
  house: { question },
  stored: { status, n },
}: Pick<LiveTable, 'house' | 'stored'>): Question | undefined {
  if (question === undefined || status !== 'playing') return undefined
  return isVote(question) || question.n === n ? question : undefined
}

export function withoutQuestion(
  { question: _, ...house }: House,
  asked: Question,
  how: How,
): House {
  const { id, about, seat } = asked
  return { ...house, answered: { id, about, seat, ...how } }
}

/** Somebody else plays at the seat now: a vote goes on without it, any other question comes to nothing. */
export function questionAfter(house: House, seat: Seat, at: number): House {
  const { question } = house
  if (question === undefined) return house
  if (!isVote(question) || question.seat === seat || question.of === seat)
    return withoutQuestion(house, question, { yes: false, by: null, at })
  const waitsFor = question.waitsFor.filter((other) => other !== seat)
  return { ...house, question: { ...question, waitsFor } }
}
