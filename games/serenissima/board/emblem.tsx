// The sign of a seat: a shape beside its colour, so that nobody needs to tell colours apart.
import type { Seat, SeatColour } from '@foldtable/kernel'
import { SIGN_PATHS } from '../../seat-colours.ts'

interface EmblemProps {
  readonly seat: Seat
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly className?: string
}

/** The signs that the seats have chosen, each once for the whole board. */
export const Signs = ({ colours }: { readonly colours: readonly SeatColour[] }) =>
  colours.map(({ sign }, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <symbol key={seat} id={`ser-sign-${seat}`} viewBox="0 0 24 24" overflow="visible">
      <path d={SIGN_PATHS[sign]} fillRule="evenodd" />
    </symbol>
  ))

/** About ten units wide. */
export const Emblem = ({ seat, x = 0, y = 0, size = 1, className }: EmblemProps) => (
  <use
    className={className ?? 'ser-emblem'}
    href={`#ser-sign-${seat}`}
    x={x - 5.4 * size}
    y={y - 5.4 * size}
    width={10.8 * size}
    height={10.8 * size}
  />
)

/** The same beside words. */
export const SeatSign = ({ seat }: { readonly seat: Seat }) => (
  <svg className={`ser-sign ser-of-${seat}`} viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8.4" className="ser-sign-ground" />
    <Emblem seat={seat} className="ser-on-seat" />
  </svg>
)
