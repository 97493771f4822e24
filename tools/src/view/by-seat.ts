// The part of a state that is kept by seat, as a table with a column for each player.
import type { Game, Seat } from '@foldtable/kernel'
import { isSecret } from '@foldtable/kernel'
import { compact, isEmpty } from './compact.ts'
import { aligned } from './grid.ts'
import { type Showing, titleOf } from './showing.ts'

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isSecret(value)

/** The lists that have an item for each seat from the start, whatever the number of seats. */
export function fieldsBySeat(game: Game, seats: number, options: unknown): ReadonlySet<string> {
  const { min, max } = game.meta.seats
  const other = seats < max ? seats + 1 : seats - 1
  const here = listLengths(game.blank(seats, options))
  const there = other < min ? undefined : listLengths(game.blank(other, options))
  const names = [...here.keys()].filter((name) => here.get(name) === seats)
  return new Set(names.filter((name) => there === undefined || there.get(name) === other))
}

function listLengths(state: unknown): Map<string, number> {
  const lists = Object.entries(isFields(state) ? state : {})
  return new Map(
    lists.flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length]] : [])),
  )
}

export interface Marks {
  readonly viewer: Seat | undefined
  readonly asked: readonly Seat[]
}

export function seatTable(
  lists: ReadonlyMap<string, readonly unknown[]>,
  { viewer, asked }: Marks,
  showing: Showing,
): string[] {
  const rows = [...lists].flatMap(([name, list]) => rowsOf(name, list))
  const names = Array.from({ length: showing.seats }, (_, seat) => {
    const name = showing.speech.nameOf(seat)
    return `${asked.includes(seat) ? '▸' : ''}${name}${seat === viewer ? ' *' : ''}`
  })
  const cells = rows
    .filter(({ values }) => !values.every(isEmpty))
    .map(({ path, values }) => [
      path.map((field) => titleOf(field, showing)).join(' '),
      ...values.map((value) => compact(path.at(-1) ?? '', value, showing)),
    ])
  const lines = aligned([['', ...names], ...cells])
  const isTooWide = lines.some((line) => line.length > showing.width)
  return isTooWide && !showing.brief
    ? seatTable(lists, { viewer, asked }, { ...showing, brief: true })
    : lines
}

interface Row {
  readonly path: readonly string[]
  readonly values: readonly unknown[]
}

/** A row for each field of the items, and of the objects in them. */
function rowsOf(name: string, list: readonly unknown[]): Row[] {
  if (!list.some(isFields)) return [{ path: [name], values: list }]
  return fieldRows([], list)
}

function fieldRows(path: readonly string[], items: readonly unknown[]): Row[] {
  const fields = new Set(items.flatMap((item) => (isFields(item) ? Object.keys(item) : [])))
  return [...fields].flatMap((field) => {
    const values = items.map((item) => (isFields(item) ? item[field] : null))
    const isNested = values.some(isFields) && path.length === 0
    return isNested ? fieldRows([field], values) : [{ path: [...path, field], values }]
  })
}
