// How far apart colours are, for eyes with all kinds of cones and for those without one; and how well one is read on another.
import type { SeatColour } from '@foldtable/kernel'

type Three = readonly [number, number, number]
export type Look = 'light' | 'dark'

/** What is left of light without one kind of cone, in linear RGB (Machado, Oliveira and Fernandes, 2009). */
export const EYES: { readonly [name: string]: readonly [Three, Three, Three] } = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function linear(hex: string): Three {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const times = (matrix: readonly [Three, Three, Three], [r, g, b]: Three): Three => {
  const row = ([x, y, z]: Three) => Math.min(1, Math.max(0, x * r + y * g + z * b))
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** Lightness and two axes of colour in which equal steps look equal (OKLab), times a hundred. */
function seen([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ]
}

/** How far apart the closest two of them are, for the eye that tells them least. */
export function closest(colours: readonly Pick<SeatColour, Look>[], look: Look): number {
  const apart = Object.values(EYES).flatMap((eye) => {
    const points = colours.map((colour) => seen(times(eye, linear(colour[look]))))
    return points.flatMap((a, i) =>
      points.slice(0, i).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
    )
  })
  return Math.min(...apart)
}

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
