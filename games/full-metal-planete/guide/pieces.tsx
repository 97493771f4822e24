// Machines for the pictures of the guide, each about as wide as a hex.
import type { ReactNode } from 'react'

interface Place {
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

export const at = ({ x = 0, y = 0, size = 1 }: Place): string =>
  `translate(${x} ${y}) scale(${size})`

/** Things side by side, each with where it is. */
export const sideBySide = <T,>(things: readonly T[], step: number, from = 0) =>
  things.map((thing, index) => ({ thing, x: from + index * step }))

const BODIES = {
  tank: 'M-13 0H9L13 5L9 11H-11L-14 5zM-7-7H5V0H-7zM5-6H16V-3H5z',
  boat: 'M-14 1H15L9 11H-9zM-6-6H4V1H-6zM4-5H13V-2H4z',
  crab: 'M-9-6H9V8H-9zM-9-6L-16-11M9-6L16-11M-9 8L-16 13M9 8L16 13M-9 1H-17M9 1H17',
} as const

interface MachineProps extends Place {
  readonly kind: keyof typeof BODIES
  readonly seat: number
  /** It can do nothing: a ring and a bar say so. */
  readonly isOut?: boolean
}

export function Machine({ kind, seat, isOut = false, ...place }: MachineProps) {
  return (
    <g transform={at(place)}>
      <path className="fmpg-machine" d={BODIES[kind]} fill={`var(--seat-${seat})`} />
      {isOut && (
        <>
          <circle className="fmpg-out" r="14" />
          <path className="fmpg-out" d="M-10 10L10-10" />
        </>
      )}
    </g>
  )
}

export const Ore = (place: Place) => (
  <path
    className="fmpg-ore"
    transform={at(place)}
    d="M-10.5 2.8L-6-5.8L-1.8-2L1.8-11.3L7.5-4.3L10.8 4L6.3 9.5H-6.8Z"
  />
)

export const Tower = ({ seat, ...place }: Place & { readonly seat: number }) => (
  <g transform={at(place)}>
    <circle className="fmpg-tower" r="11" fill={`var(--seat-${seat})`} />
    <path className="fmpg-barrel" d="M0 0L9-9" />
  </g>
)

export const Hull = (place: Place) => (
  <g transform={at(place)}>
    <circle className="fmpg-hull" r="16" />
    <circle className="fmpg-hatch" r="7" />
  </g>
)

export function Badge({ children, ...place }: Place & { readonly children: ReactNode }) {
  return (
    <g transform={at(place)}>
      <circle className="fmpg-badge" r="12" />
      <text className="fmpg-dark" y="6" fontSize="16">
        {children}
      </text>
    </g>
  )
}
