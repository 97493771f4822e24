// How a rating came about, drawn; the same figures stand in a table behind it.

import type { RatingPoint } from '@foldtable/protocol'
import { DateOf } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'

const [WIDTH, HEIGHT, LEFT, PAD] = [600, 200, 62, 14]
/** So many are too few to say much: drawn with dots. */
const PROVISIONAL = 10

export function RatingCurve({
  points,
  title,
}: {
  readonly points: readonly RatingPoint[]
  readonly title: string
}) {
  const { say } = useWords()
  const ratings = points.map(({ rating }) => rating)
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const step = Math.max(25, Math.ceil((high - low) / 4 / 25) * 25)
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil((high + 1) / step) * step]
  const x = (index: number) =>
    LEFT + (index / Math.max(1, points.length - 1)) * (WIDTH - LEFT - PAD)
  const y = (rating: number) =>
    HEIGHT - PAD - ((rating - bottom) / (top - bottom)) * (HEIGHT - 2 * PAD)
  const line = (from: number, to: number) =>
    ratings
      .slice(from, to)
      .map((rating, index) => `${x(from + index)},${y(rating)}`)
      .join(' ')
  const best = ratings.indexOf(high)
  const marks = Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step)
  return (
    <section className="panel curve" aria-label={say('player.curve', { game: title })}>
      <h2>{say('player.curve', { game: title })}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('player.curveWords', {
          from: ratings[0] ?? 0,
          to: ratings.at(-1) ?? 0,
          best: high,
          count: points.length,
        })}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path className="curve-grid" d={`M${LEFT} ${y(mark)}H${WIDTH - PAD}`} />
            <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        <polyline className="curve-early" points={line(0, PROVISIONAL)} />
        <polyline className="curve-line" points={line(PROVISIONAL - 1, ratings.length)} />
        <circle className="curve-best" cx={x(best)} cy={y(high)} r="5" />
        <circle
          className="curve-now"
          cx={x(ratings.length - 1)}
          cy={y(ratings.at(-1) ?? 0)}
          r="5"
        />
      </svg>
      <details>
        <summary>{say('player.asTable')}</summary>
        <ol className="curve-table">
          {points.map(({ at, rating }) => (
            <li key={at}>
              <DateOf at={at} /> <b>{rating}</b>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
