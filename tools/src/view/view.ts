// What a viewer sees of a table, for any game: a line of facts, a table of the players, and the rest.
import type { AnyTable, Seat } from '@foldtable/kernel'
import { fieldsBySeat, isFields, type Marks, seatTable } from './by-seat.ts'
import { compact, isEmpty } from './compact.ts'
import { wrapped } from './grid.ts'
import { isSeatField, type Showing, titleOf } from './showing.ts'

export interface View {
  /** The short facts, and what is kept by seat. */
  readonly top: readonly string[]
  /** Everything else: a list, a map, a log; each a few lines. */
  readonly blocks: readonly (readonly string[])[]
}

export const allLines = ({ top, blocks }: View): string[] => [...top, ...blocks.flat()]

/** The state is the viewer's replica, redacted already. */
export function viewOf(
  { game, seats, options }: Pick<AnyTable, 'game' | 'seats' | 'options'>,
  state: unknown,
  viewer: Seat | undefined,
  showing: Showing,
): View {
  if (!isFields(state)) return { top: [compact('', state, showing)], blocks: [] }
  const bySeat = fieldsBySeat(game, seats, options)
  const facts: string[] = []
  const lists = new Map<string, readonly unknown[]>()
  const blocks: string[][] = []
  for (const [field, value] of Object.entries(state)) {
    if (isEmpty(value)) continue
    if (bySeat.has(field) && Array.isArray(value)) lists.set(field, value)
    else if (isShort(value)) facts.push(line(field, value, showing))
    else blocks.push(block(field, value, showing))
  }
  const marks = { viewer, asked: askedOf(game.decision(state)) }
  return { top: [...wrapped(facts, showing.width), ...tableLines(lists, marks, showing)], blocks }
}

const askedOf = (decision: ReturnType<AnyTable['game']['decision']>): readonly Seat[] =>
  decision.result === undefined ? decision.seats : []

const tableLines = (
  lists: ReadonlyMap<string, readonly unknown[]>,
  marks: Marks,
  showing: Showing,
): string[] => (lists.size === 0 ? [] : ['', ...seatTable(lists, marks, showing), ''])

const isShort = (value: unknown): boolean => !isFields(value) && !Array.isArray(value)

function line(field: string, value: unknown, showing: Showing): string {
  const text = compact(field, value, showing)
  const isName = isSeatField(field, value, showing)
  return value === true
    ? titleOf(field, showing)
    : `${titleOf(field, showing)}${isName ? ':' : ''} ${text}`
}

/** On one line if it fits, else a line for each item. */
function block(field: string, value: unknown, showing: Showing): string[] {
  const whole = `${titleOf(field, showing)}: ${compact(field, value, showing)}`
  if (whole.length <= showing.width || typeof value !== 'object' || value === null) return [whole]
  const items = Object.entries(value).filter(([, item]) => !isEmpty(item))
  const inner = (name: string) => (Array.isArray(value) ? field : name)
  return [
    `${titleOf(field, showing)}:`,
    ...items.map(([name, item]) => `  ${name}: ${compact(inner(name), item, showing)}`),
  ]
}
