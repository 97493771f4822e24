// The powers beside the map: points, treasury, government, what a tax would bring, and all certificates at a glance.
import type { Seat } from '@foldtable/kernel'
import { useBoard } from './board-context.ts'
import { Gain } from './cues.tsx'
import { letterOf } from './pieces.tsx'
import { type Certificate, type PowerRow, powerRows } from './power-rows.ts'
import { useTalk } from './words/index.ts'

export function Powers() {
  const { say, money } = useTalk()
  const { picture, seat } = useBoard()
  return (
    <ul className="im-powers" aria-label={say('board.powers')}>
      {powerRows(picture).map((row) => (
        <li key={row.country} className={`im-power of-${row.country}${row.isUp ? ' is-up' : ''}`}>
          <span className="im-badge" aria-hidden="true">
            {letterOf(row.country)}
          </span>
          <span className="im-power-line">
            <span className="im-power-name">{say(`country.${row.country}`)}</span>
            <Government row={row} viewer={seat} />
          </span>
          <span className="im-power-points" title={say('board.factor', { factor: row.factor })}>
            <b>{row.points}</b>
            <small>{`×${row.factor}`}</small>
          </span>
          <span className="im-cells">
            {row.certificates.map((one) => (
              <Cell key={one.stock} one={one} viewer={seat} />
            ))}
          </span>
          <span className="im-power-money">
            <small className="im-power-tax" title={say('board.taxNow', taxParams(row))}>
              {say('board.taxShort', { points: row.tax.points })}
            </small>
            <Gain country={row.country} />
            <span title={say('board.treasury')}>{money(row.treasury)}</span>
          </span>
          <Track row={row} />
        </li>
      ))}
    </ul>
  )
}

const taxParams = ({ tax }: PowerRow) => ({
  revenue: { money: tax.revenue * 100 },
  points: tax.points,
})

interface CellProps {
  readonly one: Certificate
  readonly viewer: Seat | undefined
}

/** Whoever owns it, or its number while it is for sale. */
function Cell({ one, viewer }: CellProps) {
  const { initialOf, say } = useTalk()
  const { stock, owner, price } = one
  if (owner === null)
    return (
      <i
        className="im-cell is-free"
        title={say('board.forSale', { stock, price: { money: price } })}
      >
        {stock}
      </i>
    )
  return (
    <i
      className={`im-cell${owner === viewer ? ' is-own' : ''}${initialOf(owner).length > 1 ? ' is-two' : ''}`}
      title={say('board.ownedBy', { stock, seat: { seat: owner } })}
    >
      {initialOf(owner)}
    </i>
  )
}

interface GovernmentProps {
  readonly row: PowerRow
  readonly viewer: Seat | undefined
}

/** A crown for who decides alone, a ballot for who must win votes. */
function Government({ row, viewer }: GovernmentProps) {
  const { say, nameOf } = useTalk()
  const [leader] = row.holders
  if (leader === undefined) return <span className="im-lead is-nobody">{say('board.nobody')}</span>
  const title = say(row.isDemocracy ? 'board.votes' : 'board.alone', {
    seat: { seat: leader.seat },
  })
  return (
    <span className={`im-lead${leader.seat === viewer ? ' is-own' : ''}`} title={title}>
      <Sign isDemocracy={row.isDemocracy} />
      <span>{nameOf(leader.seat)}</span>
    </span>
  )
}

export const Sign = ({ isDemocracy }: { readonly isDemocracy: boolean }) => (
  <svg className="im-gov" viewBox="0 0 16 16" aria-hidden="true">
    {isDemocracy ? (
      <path d="M3 7H13V14H3ZM5.5 7V3.5H10.5V7M6.8 5.2L7.8 6.2L9.6 4" />
    ) : (
      <path d="M2.5 12.5L1.5 5L5.2 8L8 3L10.8 8L14.5 5L13.5 12.5Z" />
    )}
  </svg>
)

/** Five fifths of the way to 25, and what a tax would add. */
function Track({ row }: { readonly row: PowerRow }) {
  const { say } = useTalk()
  const gain = Math.min(row.tax.points, 25 - row.points)
  return (
    <span className="im-track" title={say('board.taxNow', taxParams(row))}>
      <i className="im-track-points" style={{ width: `${row.points * 4}%` }} />
      <i className="im-track-gain" style={{ left: `${row.points * 4}%`, width: `${gain * 4}%` }} />
    </span>
  )
}
