// The question that is open at a table, and what becomes of it.
import type { Seat } from '@foldtable/kernel'
import type { LiveTable } from './live-table.ts'
import type { Question, Room } from './room.ts'
import { isVote } from './votes.ts'

/** How a question ended; `by` is who said no or withdrew it. */
export interface How {
  readonly yes: boolean
  readonly by: Seat | null
  readonly at: number
}

/** The one that is open. */
export function openQuestion({
  room: { question },
  stored: { status, n },
}: Pick<LiveTable, 'room' | 'stored'>): Question | undefined {
  if (question === undefined || status !== 'playing') return undefined
  return isVote(question) || question.n === n ? question : undefined
}

export function withoutQuestion({ question: _, ...room }: Room, asked: Question, how: How): Room {
  const { id, about, seat } = asked
  return { ...room, answered: { id, about, seat, ...how } }
}

/** Somebody else plays at the seat now: a vote goes on without it, any other question comes to nothing. */
export function questionAfter(room: Room, seat: Seat, at: number): Room {
  const { question } = room
  if (question === undefined) return room
  if (!isVote(question) || question.seat === seat || question.of === seat)
    return withoutQuestion(room, question, { yes: false, by: null, at })
  const waitsFor = question.waitsFor.filter((other) => other !== seat)
  return { ...room, question: { ...question, waitsFor } }
}
