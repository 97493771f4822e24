// What the pictures of the guide are made of: units, factories, chips, coins, certificates.
import type { ReactNode } from 'react'

interface Place {
  readonly x: number
  readonly y: number
  readonly size?: number
}

export const at = ({ x, y, size = 1 }: Place): string => `translate(${x} ${y}) scale(${size})`

/** Things side by side, each with where it is. */
export const sideBySide = <T,>(things: readonly T[], step: number, from = 0) =>
  things.map((thing, index) => ({ thing, x: from + index * step }))

/** Armies are shields, fleets are ships: told apart without colours. */
export function Army({ seat, ...place }: Place & { readonly seat: number }) {
  return (
    <path
      className="impg-unit"
      transform={at(place)}
      fill={`var(--seat-${seat})`}
      d="M-14-16H14V0C14 10 6 15 0 19C-6 15-14 10-14 0z"
    />
  )
}

export function Fleet({ seat, ...place }: Place & { readonly seat: number }) {
  return (
    <path
      className="impg-unit"
      transform={at(place)}
      fill={`var(--seat-${seat})`}
      d="M-22 4H-6V-18L14-2H2V4H22L14 16H-14z"
    />
  )
}

export const FACTORY = 'M-16 14V-2L-6-8V-2L4-8V-16H12V14z'

export function Factory({ className, ...place }: Place & { readonly className: string }) {
  return <path className={className} transform={at(place)} d={FACTORY} />
}

export function Chip({ seat, ...place }: Place & { readonly seat: number }) {
  return (
    <g transform={at(place)}>
      <circle className="impg-unit" r="11" fill={`var(--seat-${seat})`} />
      <circle className="impg-ring" r="6" />
    </g>
  )
}

export function Coin({ children, ...place }: Place & { readonly children: ReactNode }) {
  return (
    <g transform={at(place)}>
      <circle className="impg-coin" r="17" />
      <text className="impg-dark" y="6" fontSize="17">
        {children}
      </text>
    </g>
  )
}

/** With its number in the middle. */
export function Certificate({ number, ...place }: Place & { readonly number: number }) {
  return (
    <g transform={at(place)}>
      <rect className="impg-paper" x="-52" y="-36" width="104" height="72" rx="6" />
      <rect className="impg-frame" x="-45" y="-29" width="90" height="58" rx="4" />
      <path className="impg-frame" d="M-34-14H-22M-34-6H-22M-34 2H-22M22-14H34M22-6H34M22 2H34" />
      <text className="impg-dark" y="15" fontSize="42">
        {number}
      </text>
    </g>
  )
}

export function Ballot(place: Place) {
  return (
    <g transform={at(place)}>
      <rect className="impg-paper" x="-14" y="-14" width="28" height="28" rx="4" />
      <path className="impg-tick" d="M-7 0L-2 6L8-6" />
    </g>
  )
}
