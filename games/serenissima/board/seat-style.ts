// The colours that the seats have chosen, as the styles of the board take them: by seat, from the four of the game (S-1.2).
import type { SeatColour } from '@foldtable/kernel'
import type { CSSProperties } from 'react'

export function seatStyle(colours: readonly SeatColour[]): CSSProperties {
  const style: { [name: string]: string } = {}
  colours.forEach(({ id, light, dark }, seat) => {
    style[`--ser-seat-${seat}`] = `var(--ser-${id}, light-dark(${light}, ${dark}))`
    style[`--seat-ink-${seat}`] = `var(--ser-${id}-ink, #ffffff)`
    style[`--rim-${seat}`] = `var(--ser-${id}-rim, #24160a)`
  })
  return style
}
