// A table from above, set for any game: cards, hexes, ships, coins. Drawn here, in the colours of the house.
const hex = (x: number, y: number, r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
  }).join(' ')

const HEXES = [
  [0, 0, 'var(--hero-a)'],
  [36, 20.8, 'var(--hero-b)'],
  [36, -20.8, 'var(--hero-c)'],
  [0, 41.6, 'var(--hero-c)'],
  [-36, 20.8, 'var(--hero-b)'],
  [0, -41.6, 'var(--hero-d)'],
  [-36, -20.8, 'var(--hero-a)'],
] as const

const SEATS = [-90, -38, 14, 66, 118, 170, 222]

export function HeroPicture() {
  return (
    <svg className="hero-picture" viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      {SEATS.map((angle, i) => {
        const turn = (angle * Math.PI) / 180
        return (
          <circle
            key={angle}
            cx={240 + 205 * Math.cos(turn)}
            cy={205 + 168 * Math.sin(turn)}
            r="21"
            fill={`var(--seat-${i})`}
            stroke="var(--paper)"
            strokeWidth="5"
          />
        )
      })}
      <ellipse cx="240" cy="212" rx="176" ry="140" fill="rgb(0 0 0 / 14%)" />
      <ellipse cx="240" cy="204" rx="176" ry="140" fill="var(--hero-rim)" />
      <ellipse cx="240" cy="202" rx="163" ry="128" fill="var(--felt)" />
      <ellipse
        cx="240"
        cy="202"
        rx="150"
        ry="116"
        fill="none"
        stroke="var(--felt-ink)"
        strokeOpacity="0.22"
        strokeWidth="2"
      />
      <g transform="translate(312 196) scale(0.92)">
        {HEXES.map(([x, y, fill]) => (
          <polygon
            key={`${x} ${y}`}
            points={hex(x, y, 23)}
            fill={fill}
            stroke="var(--felt-deep)"
            strokeWidth="2.5"
          />
        ))}
        <g transform="translate(36 20)">
          <path d="M-9 8h18l-4 6h-10z" fill="#fffdf8" />
          <path d="M-1-12v18h-9z" fill="#fffdf8" />
          <path d="M2-9l9 15H2z" fill="#fffdf8" fillOpacity="0.75" />
        </g>
        <rect x="-8" y="-10" width="16" height="16" rx="3" fill="#b4381f" />
        <rect x="-44" y="-28" width="15" height="15" rx="3" fill="#1f6feb" />
      </g>
      <g transform="translate(168 212)">
        <Card turn={-20} x={-34} y={6} rank="7" suit="♠" />
        <Card turn={-3} x={4} y={-5} rank="K" suit="♥" isRed />
        <Card turn={15} x={42} y={4} rank="A" suit="♦" isRed />
      </g>
      <g>
        {[0, 1, 2].map((i) => (
          <g key={i} transform={`translate(${232 - i * 2} ${296 - i * 7})`}>
            <ellipse cx="0" cy="4" rx="17" ry="8" fill="#8f6a12" />
            <ellipse cx="0" cy="0" rx="17" ry="8" fill="#e3b23c" />
          </g>
        ))}
        <g transform="translate(268 300)">
          <ellipse cx="0" cy="4" rx="17" ry="8" fill="#8f6a12" />
          <ellipse cx="0" cy="0" rx="17" ry="8" fill="#e3b23c" />
        </g>
      </g>
      <g transform="translate(222 108) rotate(-14)">
        <rect x="-15" y="-15" width="30" height="30" rx="7" fill="#fffdf8" />
        {[
          [-7, -7],
          [7, -7],
          [0, 0],
          [-7, 7],
          [7, 7],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" fill="#1f2430" />
        ))}
      </g>
    </svg>
  )
}

interface CardProps {
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly rank: string
  readonly suit: string
  readonly isRed?: boolean
}

function Card({ turn, x, y, rank, suit, isRed = false }: CardProps) {
  const ink = isRed ? 'var(--card-red)' : 'var(--card-ink)'
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x="-28"
        y="-40"
        width="56"
        height="80"
        rx="7"
        fill="rgb(0 0 0 / 20%)"
        transform="translate(2 3)"
      />
      <rect x="-28" y="-40" width="56" height="80" rx="7" fill="var(--card)" />
      <text x="-20" y="-20" fontSize="18" fontWeight="700" fill={ink}>
        {rank}
      </text>
      <text x="0" y="18" fontSize="36" textAnchor="middle" fill={ink}>
        {suit}
      </text>
    </g>
  )
}
