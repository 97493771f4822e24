// The planet drawn with letters: two lines for each row, since odd columns sit half a hex lower (F-2.2, C-2).
import { COLUMNS, type Hex, hexAtRow, ROWS } from '../board/grid.ts'
import type { UnitType } from '../data/pieces.ts'
import { type Field, fieldOf } from '../field/index.ts'
import type { State } from '../state.ts'
import { columnText } from './params.ts'

/** The legend in the catalogs explains these. */
const PIECES: { readonly [T in UnitType]: string } = {
  astronef: 'A',
  tower: 'A',
  tank: 'T',
  supertank: 'S',
  motorboat: 'V',
  barge: 'B',
  crab: 'C',
  converter: 'K',
  bridge: '=',
}
const GROUND = { land: '.', sea: '~', mountain: '^', marsh: 'w', reef: 'r' } as const
const LABEL = 4
const CELL = 2

/** Every line begins with a line break, so that the chart stands by itself; names stand on all its sides. */
export function chartText(view: State): string {
  const field = fieldOf(view)
  const heads = [0, 1].map((odd) => lineOf('', odd, columnText))
  const rows = Array.from({ length: ROWS }, (_, row) =>
    [0, 1].map((odd) =>
      lineOf(odd === 0 ? `${row}` : '', odd, (column) =>
        cellOf(view, field, hexAtRow(row, column)),
      ),
    ),
  )
  return [...heads, ...rows.flat(), ...heads].map((line) => `\n${line}`).join('')
}

/** Every second column; those between them are on the line above or below. */
function lineOf(label: string, odd: number, textOf: (column: number) => string): string {
  let line = label.padStart(LABEL - 2).padEnd(LABEL + odd * CELL)
  for (let column = odd; column < COLUMNS; column += 2) line += textOf(column).padEnd(2 * CELL)
  return `${line}${label}`.trimEnd()
}

/** A piece and its colour, or ore, or the ground; while places are chosen, with the landing zone. */
function cellOf(view: State, field: Field, hex: Hex): string {
  const unit = field.occupant[hex]
  if (unit) return `${PIECES[unit.type]}${unit.home + 1}`
  const zone = view.turn < 3 ? field.board.zones[hex] || '' : ''
  if (field.mineral[hex] !== -1) return `o${zone}`
  if (field.bridge[hex]) return PIECES.bridge
  return `${groundOf(field, hex)}${zone}`
}

/** Marsh and reef are written large while they are under water. */
function groundOf({ board, wet }: Field, hex: Hex): string {
  const terrain = board.terrain[hex] ?? 'sea'
  const letter = GROUND[terrain]
  return (terrain === 'marsh' || terrain === 'reef') && wet[hex] === 1
    ? letter.toUpperCase()
    : letter
}
