// How it ended, and what can be done now: once more, look again, keep the record.
import type { Result } from '@foldtable/kernel'
import { useEffect, useState } from 'react'
import { Link } from '../../app/router.tsx'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../widgets/icon.tsx'
import { type Row, standingsOf, talliesOf, winnersOf } from './standings.ts'
import { useTableValue } from './table-context.tsx'
import type { Playback } from './use-playback.ts'

export interface FinishedProps {
  readonly playback: Playback
  onRematch?: (() => void) | undefined
  onDownload?: (() => void) | undefined
}

/** The board shows how it ends before the table of the results gives it away. */
const SUSPENSE_MS = 1800

export function Finished(props: FinishedProps) {
  const { table, words } = useTableValue()
  const result = table.decision?.result
  const isOver = useOver(table.status === 'over')
  if (!isOver || table.isPast || result === undefined) return null
  return (
    <section className="tp-finished" aria-label={words.say('table.result')}>
      <h2>{words.say('table.result')}</h2>
      <Standings result={result} />
      <Next {...props} />
    </section>
  )
}

function useOver(isOver: boolean): boolean {
  const { motion } = useSettings()
  const [isShown, setShown] = useState(isOver)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isOver), isOver && motion ? SUSPENSE_MS : 0)
    return () => clearTimeout(timer)
  }, [isOver, motion])
  return isShown
}

function Standings({ result }: { readonly result: Result }) {
  const { table, words, speech, nameOf } = useTableValue()
  const { say } = words
  const rows = standingsOf(result, table.score)
  const winners = winnersOf(result)
  const tallies = talliesOf(table.score)
  const title = (id: string, usual: string) => speech.catalog[id] ?? usual
  return (
    <div className="tp-scroll">
      <table className="tp-standings">
        <thead>
          <tr>
            <th scope="col">{say('table.place')}</th>
            <th scope="col">{say('table.player')}</th>
            <th scope="col">{title('points', say('table.points'))}</th>
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
              <th scope="row">{nameOf(row.seat)}</th>
              <td>{row.score.points}</td>
              {tallies.map((name) => (
                <td key={name}>{row.score.tally?.[name] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function placeOf({ seat, place: number }: Row) {
    if (number === null) return '–'
    return winners.includes(seat) ? <Icon name="trophy" size={18} /> : `${number}.`
  }
}

function Next({ playback, onRematch, onDownload }: FinishedProps) {
  const { table, words, isLocal } = useTableValue()
  const { say } = words
  const { house } = table
  const rematch = house?.rematch ?? null
  const isSeated = table.viewer !== 'spectator' || isLocal
  return (
    <div className="tp-next">
      {rematch !== null ? (
        <Link to={`/tables/${rematch}`} className="button primary">
          {say('table.toRematch')}
        </Link>
      ) : (
        onRematch !== undefined &&
        isSeated && (
          <button type="button" className="button primary" onClick={onRematch}>
            {say('table.rematch')}
          </button>
        )
      )}
      <button type="button" className="button" onClick={() => playback.playFrom(1)}>
        <Icon name="play" size={16} /> {say('table.replay')}
      </button>
      {onDownload !== undefined ? (
        <button type="button" className="button" onClick={onDownload}>
          <Icon name="download" size={16} /> {say('table.download')}
        </button>
      ) : (
        !isLocal &&
        house !== null && (
          <a className="button" href={`/api/tables/${house.id}/record`} download>
            <Icon name="download" size={16} /> {say('table.download')}
          </a>
        )
      )}
      <Link to={isLocal ? '/offline' : `/new/${house?.game ?? ''}`} className="button">
        {say('table.newGame')}
      </Link>
    </div>
  )
}
