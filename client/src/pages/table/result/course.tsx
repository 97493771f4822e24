// How the points came about: a curve of all seats, and the moments that turned the game, each a way to see it again.
import { cssColour } from '@foldtable/games/seat-colours'
import type { Message, TableRecord } from '@foldtable/kernel'
import { useMemo } from 'react'
import { SeatSign } from '../../../widgets/seat-sign.tsx'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'
import { afterOpening, type Course as CourseOf, type Standing, type TurningPoint } from './judge.ts'

const WIDTH = 292
const HEIGHT = 92
const EDGE = 6
/** More would not be seen. */
const MOST_DRAWN = 120

interface CourseProps {
  readonly course: CourseOf | undefined
  readonly record: TableRecord | undefined
}

export function Course({ course, record }: CourseProps) {
  const say = usePastWords()
  const { score } = useTableValue().table
  // Room is kept for the curve where points tell that there will be one.
  const isMoved =
    course === undefined
      ? score.some(({ points }) => points !== score[0]?.points)
      : hasMoved(course.standings)
  if (!isMoved) return null
  return (
    <div className="tf-course">
      <h3>{say(course?.turningPoints.length === 0 ? 'end.curve' : 'end.turning')}</h3>
      {course === undefined ? <div className="tf-curve" /> : <Curve course={course} />}
      {course !== undefined && <AsTable course={course} />}
      <ul className="tf-points">
        {course?.turningPoints.map((point) => (
          <li key={point.n}>
            <Point point={point} course={course} record={record} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A game in which nobody ever had a point has no curve. */
const hasMoved = (standings: readonly Standing[]): boolean =>
  standings.some(({ points }) => points.some((one) => one !== standings[0]?.points[0]))

function Curve({ course }: { readonly course: CourseOf }) {
  const say = usePastWords()
  const { nameOf, words, colourOf } = useTableValue()
  const { standings, turningPoints } = course
  const { paths, at } = useMemo(() => drawn(afterOpening(standings)), [standings])
  const last = standings.at(-1)?.points ?? []
  const leader = last.indexOf(Math.max(...last))
  const names = new Intl.ListFormat(words.language).format(last.map((_, seat) => nameOf(seat)))
  const label = say('end.curveOf', { names, count: standings.length, leader: nameOf(leader) })
  return (
    <svg className="tf-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="tf-grid" d={[28, 56, 84].map((y) => `M0 ${y}h${WIDTH}`).join('')} />
      {paths.map((path, seat) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          className="tf-way"
          style={{ stroke: cssColour(colourOf(seat)) }}
          d={path}
        />
      ))}
      {turningPoints.map(({ n, seat }) => {
        const [x, y] = at(n, seat)
        return <path key={n} className="tf-turning" d={`M${x} ${y - 7}l7 7-7 7-7-7z`} />
      })}
    </svg>
  )
}

/** Lines for all seats, and where on them an entry is. */
function drawn(standings: readonly Standing[]) {
  const all = standings.flatMap(({ points }) => points)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const [first, last] = [standings[0]?.n ?? 1, standings.at(-1)?.n ?? 1]
  const x = (n: number) => EDGE + ((WIDTH - 2 * EDGE) * (n - first)) / Math.max(1, last - first)
  const y = (points: number) =>
    HEIGHT - EDGE - 2 - ((HEIGHT - 2 * EDGE - 4) * (points - low)) / Math.max(1, high - low)
  const every = Math.ceil(standings.length / MOST_DRAWN)
  const sampled = standings.filter((_, at) => at % every === 0 || at === standings.length - 1)
  const place = (n: number, points: number) =>
    [x(n), y(points)].map((one) => Number(one.toFixed(1)))
  const paths = (sampled[0]?.points ?? []).map(
    (_, seat) =>
      `M${sampled.map(({ n, points }) => place(n, points[seat] ?? 0).join(' ')).join('L')}`,
  )
  const at = (n: number, seat: number): readonly [number, number] => {
    const points = standings.find((one) => one.n === n)?.points[seat] ?? low
    const [left = 0, top = 0] = place(n, points)
    return [left, Math.max(EDGE + 2, top)]
  }
  return { paths, at }
}

/** The same figures, a row for each round. */
function AsTable({ course }: { readonly course: CourseOf }) {
  const say = usePastWords()
  const { nameOf, tell } = useTableValue()
  const { standings, marks } = course
  const rows = marks.flatMap(({ n, round }) => {
    const standing = standings.find((one) => one.n >= n)
    return round === undefined || standing === undefined ? [] : [{ n, round, standing }]
  })
  const end = standings.at(-1)
  if (rows.length < 2 || end === undefined) return null
  return (
    <details className="tf-as-table">
      <summary>{say('end.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls inside, by keys too */}
      <section className="tf-scroll" tabIndex={0} aria-label={say('end.asTable')}>
        <table className="tf-standings">
          <thead>
            <tr>
              <th />
              {end.points.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[
              ...rows.map(({ n, round, standing }) => ({ n, label: tell(round), standing })),
              { n: end.n + 1, label: say('end.title'), standing: end },
            ].map((row) => (
              <tr key={row.n}>
                <th scope="row">{row.label}</th>
                {row.standing.points.map((points, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat}>{points}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

interface PointProps extends CourseProps {
  readonly point: TurningPoint
}

function Point({ point, course, record }: PointProps) {
  const say = usePastWords()
  const { session, table, tell, nameOf, colourOf } = useTableValue()
  const { n, seat, kind } = point
  const message = heaviestOf(record, n, table.game)
  const told = message === undefined ? '' : tell(message)
  const name = nameOf(seat)
  const text =
    kind === 'lead'
      ? [say('end.lead', { name }), ...(told === '' ? [] : [told])].join(': ')
      : told === ''
        ? say('end.gap', { name, points: pointsAt(course, n, seat) })
        : told
  const round = course?.marks.findLast((mark) => mark.n <= n && mark.round !== undefined)?.round
  return (
    <button type="button" onClick={() => void session.goTo(n >= table.n ? null : n)}>
      <SeatSign colour={colourOf(seat)} />
      <span>{text}</span>
      <small>{round === undefined ? say('end.moment', { n }) : tell(round)}</small>
    </button>
  )
}

const pointsAt = (course: CourseOf | undefined, n: number, seat: number): number =>
  course?.standings.find((one) => one.n === n)?.points[seat] ?? 0

/** What an entry tells, in its most important words. */
export function heaviestOf(
  record: TableRecord | undefined,
  n: number,
  game: ReturnType<typeof useTableValue>['table']['game'],
): Message | undefined {
  const weights: { readonly [kind: string]: number | undefined } = game?.weights ?? {}
  const told = (record?.entries[n - 1]?.events ?? []).flatMap((event) => {
    const message = game?.tell(event)
    return message === undefined ? [] : [{ message, weight: weights[event.kind] ?? 1 }]
  })
  const most = Math.max(...told.map(({ weight }) => weight))
  return told.findLast(({ weight }) => weight === most)?.message // what came of it is told last
}
