// The tide as a picture: shore, marsh and reef in section, and the water as it stands.
import type { Tide } from '../src/board/plan.ts'

/** How high the water stands in the picture. */
const LEVELS = { low: 25, normal: 18, high: 10 } as const

export const Gauge = ({ tide, size }: { readonly tide: Tide; readonly size: number }) => (
  <svg
    className="fmp-gauge"
    width={size}
    height={size * 0.75}
    viewBox="0 0 44 33"
    aria-hidden="true"
  >
    <rect className="gauge-sky" width="44" height="33" rx="5" />
    <path className="gauge-water" d={`M0 ${LEVELS[tide]}q3-2 6 0t6 0t6 0t6 0t6 0t6 0t8 0V33H0Z`} />
    <path className="gauge-reef" d="M9 33L15 22H23L28 33Z" />
    <path className="gauge-marsh" d="M19 33L26 14.5H34L38 33Z" />
    <path className="gauge-land" d="M29 33L36 6H44V33Z" />
  </svg>
)
