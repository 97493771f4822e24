// How it ended and how it came about; whether the deal was fair; and what can be done now.
import { type Result as Ending, type Seat, writeRecord } from '@foldtable/kernel'
import { useEffect, useState } from 'react'
import type { RatingChange } from '../../../store/types.ts'
import { Icon } from '../../../widgets/icon.tsx'
import { Link } from '../../../widgets/link.tsx'
import { SeatSign } from '../../../widgets/seat-sign.tsx'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'
import { Course } from './course.tsx'
import { Review } from './review.tsx'
import { Verdict } from './seal.tsx'
import { type Row, standingsOf, talliesOf, winnersOf } from './standings.ts'
import { type Judged, useJudged } from './use-judged.ts'
import './result.css'

export function Result() {
  const say = usePastWords()
  const { table } = useTableValue()
  const judged = useJudged()
  const result = table.decision?.result
  if (result === undefined) return null
  const { places } = result
  return (
    <section className="tf-result" aria-label={say('end.title')}>
      <h2 className="hidden">{say('end.title')}</h2>
      {places.length > 0 && winnersOf(result).length === 0 && <p>{say('end.nobody')}</p>}
      <Standings result={result} />
      <Verdict judged={judged} commitment={table.house?.commitment ?? ''} />
      <Course course={judged.course} record={judged.record} />
      <Review record={judged.record} />
      <Next judged={judged} />
    </section>
  )
}

function Standings({ result }: { readonly result: Ending }) {
  const say = usePastWords()
  const { table, words, speech, colourOf } = useTableValue()
  const rows = standingsOf(result, table.score)
  const winners = winnersOf(result)
  const tallies = talliesOf(table.score)
  const ratings = useRatings()
  const numbers = new Intl.NumberFormat(words.language)
  const title = (id: string, usual: string) => speech.catalog[id] ?? usual
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside, by keys too
    <section className="tf-scroll" tabIndex={0} aria-label={say('end.standing')}>
      <table className="tf-standings">
        <thead>
          <tr>
            <th scope="col">{say('end.place')}</th>
            <th scope="col">{say('end.player')}</th>
            <th scope="col">{title('points', say('end.points'))}</th>
            {ratings.size > 0 && <th scope="col">{say('end.rating')}</th>}
            {tallies.map((name) => (
              <th key={name} scope="col">
                {title(`tally.${name}`, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} className={winners.includes(row.seat) ? 'is-first' : ''}>
              <td>{placeOf(row)}</td>
              <th scope="row">
                <SeatSign colour={colourOf(row.seat)} size={12} />
                <Name seat={row.seat} />
              </th>
              <td>{numbers.format(row.score.points)}</td>
              {ratings.size > 0 && <Rating change={ratings.get(row.seat)} />}
              {tallies.map((name) => (
                <td key={name}>{numbers.format(row.score.tally?.[name] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function placeOf({ seat, place }: Row) {
    if (place === null) return '–'
    return winners.includes(seat) ? (
      <>
        <Icon name="trophy" size={18} />
        <span className="hidden">{place}</span>
      </>
    ) : (
      place
    )
  }
}

/** Names lead to the people, where there are any. */
function Name({ seat }: { readonly seat: Seat }) {
  const { table, nameOf } = useTableValue()
  const account = table.house?.seats[seat]?.account ?? null
  return account === null ? nameOf(seat) : <Link to={`/players/${account}`}>{nameOf(seat)}</Link>
}

/** By seat. */
function useRatings(): ReadonlyMap<Seat, RatingChange> {
  const { session, table } = useTableValue()
  const [found, setFound] = useState<readonly RatingChange[]>([])
  useEffect(() => {
    let isOver = false
    session.ratings().then(
      (ratings) => isOver || setFound(ratings),
      () => undefined, // the result is there without them
    )
    return () => {
      isOver = true
    }
  }, [session])
  const seats = table.house?.seats ?? []
  return new Map(
    found.map((one) => [seats.findIndex(({ account }) => account === one.account), one]),
  )
}

function Rating({ change }: { readonly change: RatingChange | undefined }) {
  const { words } = useTableValue()
  if (change === undefined) return <td>–</td>
  const format = new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' })
  return (
    <td>
      {change.rating}{' '}
      <b className={change.change > 0 ? 'is-gain' : 'is-loss'}>{format.format(change.change)}</b>
    </td>
  )
}

function Next({ judged }: { readonly judged: Judged }) {
  const say = usePastWords()
  const { table, isLocal, playback } = useTableValue()
  const share = useShare()
  const { record } = judged
  const save = () => {
    if (record === undefined) return
    const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: url })
    link.download = `${table.house?.id ?? 'table'}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
  }
  return (
    <div className="tf-next">
      {table.n > 1 && (
        <button type="button" className="button small" onClick={() => playback.playFrom(2)}>
          <Icon name="play" size={18} /> {say('end.again')}
        </button>
      )}
      {!isLocal && (
        <button type="button" className="button small" onClick={() => void share()}>
          <Icon name="share" size={18} /> {say('end.share')}
        </button>
      )}
      <button
        type="button"
        className="button small"
        aria-disabled={record === undefined}
        onClick={save}
      >
        <Icon name="download" size={18} /> {say('end.record')}
      </button>
    </div>
  )
}

/** The finished table, where the device can share; else its link is copied. */
function useShare(): () => Promise<void> {
  const say = usePastWords()
  const { table, toast } = useTableValue()
  return async () => {
    const url = `${location.origin}/tables/${table.house?.id ?? ''}`
    try {
      if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches)
        return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      toast(say('end.copied'))
    } catch {
      // whoever closes the sheet has not shared, and that is all
    }
  }
}
