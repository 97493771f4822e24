// Kings, queens and jacks: half a figure, drawn twice.
import type { ReactNode } from 'react'

export type CourtRank = 'J' | 'Q' | 'K'

export const isCourt = (rank: string): rank is CourtRank =>
  rank === 'J' || rank === 'Q' || rank === 'K'

/** On a card of 100 by 140; the second half is the first turned round. */
export function Court({ rank }: { readonly rank: CourtRank }) {
  return (
    <g className={`court court-${rank}`}>
      <rect className="court-field" x="26" y="15" width="48" height="110" rx="4" />
      <g>{HALVES[rank]}</g>
      <g transform="rotate(180 50 70)">{HALVES[rank]}</g>
      <path className="court-sash" d="M26 78L74 56V62L26 84Z" />
      <rect className="court-frame" x="26" y="15" width="48" height="110" rx="4" />
    </g>
  )
}

const face = (
  <>
    <ellipse className="court-skin" cx="50" cy="42" rx="8.5" ry="9.5" />
    <path className="court-line" d="M46 41h2M52 41h2M50 42v3.5M47.5 48q2.5 1.5 5 0" />
  </>
)

const HALVES: { readonly [R in CourtRank]: ReactNode } = {
  K: (
    <>
      <path className="court-robe" d="M26 76V66C31 56 40 53 50 53S69 56 74 66V70Z" />
      <path className="court-gold" d="M44 53L50 68L56 53Z" />
      <path className="court-hair" d="M39 37C38 52 41 60 50 62C59 60 62 52 61 37Z" />
      {face}
      <path className="court-hair" d="M42 46C44 58 56 58 58 46C55 50.5 45 50.5 42 46Z" />
      <path className="court-gold" d="M38.5 36L35.5 21L43.5 28L50 17.5L56.5 28L64.5 21L61.5 36Z" />
      <path className="court-jewel" d="M50 26l2.5 3-2.5 3-2.5-3z" />
    </>
  ),
  Q: (
    <>
      <path className="court-hair" d="M39 33C31 47 33 62 38 67H62C67 62 69 47 61 33Z" />
      <path className="court-robe" d="M26 76V68C32 60 42 57 50 57S68 60 74 68V70Z" />
      <path className="court-pearls" d="M43 57Q50 66 57 57" />
      {face}
      <path
        className="court-gold"
        d="M38 35C38 27 42 24 50 24S62 27 62 35C56 31.5 44 31.5 38 35Z"
      />
      <circle className="court-gold" cx="50" cy="20.5" r="3.2" />
      <circle className="court-gold" cx="40" cy="25" r="2.4" />
      <circle className="court-gold" cx="60" cy="25" r="2.4" />
    </>
  ),
  J: (
    <>
      <path className="court-hair" d="M40 34C36 44 37 52 40 55H60C63 52 64 44 60 34Z" />
      <path className="court-robe" d="M26 76V68C32 58 41 54 50 54S68 58 74 68V70Z" />
      <path className="court-gold" d="M48 54h4v15l-4 2z" />
      {face}
      <path className="court-gold" d="M57 29C60 18 70 17 72 24C67 23 63 26 60 32Z" />
      <path className="court-robe" d="M37.5 35C35 26 46 21 58 25C65 27.5 64 32 62.5 35Z" />
      <path className="court-gold" d="M37.5 35Q50 30 62.5 35V37.5Q50 32.5 37.5 37.5Z" />
    </>
  ),
}
