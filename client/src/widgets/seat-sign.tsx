// The sign of a seat in its colour: a shape that tells it also without the colour.
import { cssColour, SIGN_PATHS } from '@foldtable/games/seat-colours'
import type { SeatColour } from '@foldtable/kernel'

interface SeatSignProps {
  readonly colour: SeatColour
  /** In pixels. */
  readonly size?: number
}

/** Says nothing to a screen reader: the name always stands beside it. */
export const SeatSign = ({ colour, size = 14 }: SeatSignProps) => (
  <svg
    className="seat-sign"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    style={{ fill: cssColour(colour) }}
  >
    <path d={SIGN_PATHS[colour.sign]} fillRule="evenodd" />
  </svg>
)
