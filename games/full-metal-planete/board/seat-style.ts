// The colours and signs that the seats have chosen (C-20), by seat: for the styles of the board and for the emblems on machines.
import type { Seat, SeatColour } from '@foldtable/kernel'
import { type CSSProperties, createContext, use } from 'react'
import { meta } from '../src/meta.ts'
import { EMBLEMS } from './symbols.ts'

export function seatStyle(colours: readonly SeatColour[]): CSSProperties {
  const style: { [name: string]: string } = {}
  colours.forEach(({ id }, seat) => {
    for (const shade of ['', '-light', '-dark'])
      style[`--seat-${seat}${shade}`] = `var(--${id}${shade})`
  })
  return style as CSSProperties
}

/** The chosen colours as text, so that nothing is drawn anew as long as they stay: `green,red`. */
export const ColoursContext = createContext('')

/** The shape that a seat wears: that of its colour. */
export function useEmblem(seat: Seat): string {
  const id = use(ColoursContext).split(',')[seat]
  const index = meta.colours?.findIndex((one) => one.id === id) ?? -1
  return EMBLEMS[index < 0 ? seat : index] ?? ''
}
