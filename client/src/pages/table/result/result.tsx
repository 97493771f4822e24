// How it ended, and what can be done now: once more, look again, keep the record.
import type { Result as Ending } from '@foldtable/kernel'
import { Link } from '../../../app/router.tsx'
import { Icon } from '../../../widgets/icon.tsx'
import { useTableValue } from '../table-context.tsx'
import { type Row, standingsOf, talliesOf, winnersOf } from './standings.ts'

export function Result() {
  const { table, words } = useTableValue()
  const result = table.decision?.result
  if (result === undefined) return null
  return (
    <section className="tf-result" aria-label={words.say('table.result')}>
      <h2>{words.say('table.result')}</h2>
      <Standings result={result} />
      <Next />
    </section>
  )
}

function Standings({ result }: { readonly result: Ending }) {
  const { table, words, speech, nameOf } = useTableValue()
  const { say } = words
  const rows = standingsOf(result, table.score)
  const winners = winnersOf(result)
  const tallies = talliesOf(table.score)
  const title = (id: string, usual: string) => speech.catalog[id] ?? usual
  return (
    <div className="tf-scroll">
      <table className="tf-standings">
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

function Next() {
  const { table, words, isLocal, playback, rematch: offer, download } = useTableValue()
  const { say } = words
  const { house } = table
  const rematch = house?.rematch ?? null
  const isSeated = table.viewer !== 'spectator' || isLocal
  return (
    <div className="tf-next">
      {rematch !== null ? (
        <Link to={`/tables/${rematch}`} className="button primary">
          {say('table.toRematch')}
        </Link>
      ) : (
        offer !== undefined &&
        isSeated && (
          <button type="button" className="button primary" onClick={offer}>
            {say('table.rematch')}
          </button>
        )
      )}
      <button type="button" className="button" onClick={() => playback.playFrom(1)}>
        <Icon name="play" size={16} /> {say('table.replay')}
      </button>
      {download !== undefined ? (
        <button type="button" className="button" onClick={download}>
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
