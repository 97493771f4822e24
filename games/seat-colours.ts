// The colours of seats: a game's own, or those of the house. Each has a sign, so that no eye needs the colour.
import type { Catalog, Meta, SeatColour, Sign } from '@foldtable/kernel'

/**
 * In the order in which seats take them. Chosen so that the closest pair is far apart for everybody, also for who sees no red,
 * no green or no blue: of four, of seven and of all ten. `test/seat-colours.test.ts` holds them to it; `tokens.css` has the same.
 */
export const HOUSE_COLOURS: readonly SeatColour[] = [
  { id: 'red', sign: 'disc', light: '#c20d00', dark: '#d2300f' },
  { id: 'blue', sign: 'square', light: '#2462cf', dark: '#1b73fc' },
  { id: 'gold', sign: 'triangle', light: '#bc8c38', dark: '#fdcb2f' },
  { id: 'purple', sign: 'diamond', light: '#501a83', dark: '#a26ca9' },
  { id: 'teal', sign: 'star', light: '#0ea2a9', dark: '#5cfdfe' },
  { id: 'green', sign: 'cross', light: '#256a31', dark: '#1cc15c' },
  { id: 'pink', sign: 'ring', light: '#ae4883', dark: '#ed84be' },
  { id: 'brown', sign: 'hexagon', light: '#532905', dark: '#826853' },
  { id: 'grey', sign: 'drop', light: '#50565f', dark: '#c2c8cc' },
  { id: 'navy', sign: 'bar', light: '#1f1d3a', dark: '#5765b1' },
]

/** The colours that seats of a game can have. */
export const coloursOf = ({ colours }: Pick<Meta, 'colours'>): readonly SeatColour[] =>
  colours ?? HOUSE_COLOURS

/** By seat: what somebody chose, and for the others the first that are left. */
export function seatColours(
  meta: Pick<Meta, 'colours'>,
  chosen: readonly (string | null | undefined)[],
): SeatColour[] {
  const all = coloursOf(meta)
  const taken = new Set(chosen)
  const free = all.filter(({ id }) => !taken.has(id))
  let next = 0
  return chosen.map((id, seat) => {
    const own = all.find((one) => one.id === id)
    const given = own ?? free[next++] ?? all[seat % all.length]
    return given ?? { id: 'grey', sign: 'disc', light: '#50565f', dark: '#c2c8cc' }
  })
}

/** The words of colours where a game calls seats by them: what it says for a seat's own colour is the colour that was chosen there. */
export function colourWords(
  { colours = [] }: Pick<Meta, 'colours'>,
  chosen: readonly SeatColour[],
  catalog: Catalog,
): Catalog {
  const words = colours.flatMap(({ id }, seat) => {
    const word = catalog[`colour.${chosen[seat]?.id}`]
    return word === undefined ? [] : [[`colour.${id}`, word]]
  })
  return Object.fromEntries(words)
}

/** As a style sheet takes it, on paper and in the dark. */
export const cssColour = ({ light, dark }: Pick<SeatColour, 'light' | 'dark'>): string =>
  `light-dark(${light}, ${dark})`

/** What can be read on a colour: white or black, whichever stands out more. */
export function inkOn(hex: string): string {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > 0.179 ? '#000000' : '#ffffff'
}

/** What is written on a seat's colour, on paper and in the dark. */
export const cssInk = ({ light, dark }: Pick<SeatColour, 'light' | 'dark'>): string =>
  `light-dark(${inkOn(light)}, ${inkOn(dark)})`

/** The signs as paths that are filled (by the even-odd rule), in a box of 24 by 24. */
export const SIGN_PATHS: { readonly [S in Sign]: string } = {
  disc: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 3l10 18H2z',
  diamond: 'M12 1.5l10.5 10.5L12 22.5 1.5 12z',
  star: 'M12 1.5l3.1 7.1 7.7.7-5.8 5.1 1.7 7.6L12 18l-6.7 4 1.7-7.6-5.8-5.1 7.7-.7z',
  cross: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  ring: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  hexagon: 'M12 2l8.7 5v10L12 22l-8.7-5V7z',
  drop: 'M12 1.5c4 5.5 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.5 7-13z',
  bar: 'M2 8h20v8H2z',
}
