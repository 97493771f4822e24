// How wide the rail is beside a board: what the board cannot use, within bounds; else a strip of faces.
import type { DrawnBoard } from '@foldtable/games/board'

/** Must agree with `styles/table.css`. */
const BAR = 56
const PADDING = 8
const STRIP = 68
const [NARROWEST, USUAL, WIDEST] = [280, 320, 360]

export interface Rail {
  readonly width: number
  readonly isStrip: boolean
}

interface Room {
  readonly width: number
  readonly height: number
  readonly board: Pick<DrawnBoard, 'room'> | undefined
  readonly isFullWindow: boolean
}

export function railOf({ width, height, board, isFullWindow }: Room): Rail {
  if (isFullWindow) return { width: STRIP, isStrip: true }
  const wanted = board?.room?.(height - BAR - 2 * PADDING)
  if (wanted === undefined) return { width: USUAL, isStrip: false }
  const left = Math.floor(width - 2 * PADDING - wanted)
  if (left < NARROWEST) return { width: STRIP, isStrip: true }
  return { width: Math.min(left, WIDEST), isStrip: false }
}
