// The score sheet: a row for each finished game, and how each number came about (Appendix 4.8).
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { useState } from 'react'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import { type SheetRow, type State, seatsOf } from '../src/state.ts'
import { formulaOf } from './formula.ts'
import { signed } from './signed.ts'
import { useTalk } from './words/index.ts'

export function ScoreSheet({ state }: { readonly state: State }) {
  const { say, nameOf } = useTalk()
  const [told, setTold] = useState('')
  const seats = seatsUpTo(seatsOf(state))
  if (state.sheet.length === 0) return <p>{say('board.emptySheet')}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard */}
      <section className="ph-sheet" tabIndex={0} aria-label={say('board.sheet')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('board.sheetGame')}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {state.sheet.map((row) => (
              <Row key={row.game} row={row} seats={seats} onTell={setTold} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('board.sheetTotal')}</th>
              {seats.map((seat) => (
                <Total key={seat} value={state.scores[seat] ?? 0} />
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="ph-formula" aria-live="polite">
        {told === '' ? say('board.sheetHint') : told}
      </p>
    </>
  )
}

interface RowProps {
  readonly row: SheetRow
  readonly seats: readonly Seat[]
  onTell(text: string): void
}

function Row({ row, seats, onTell }: RowProps) {
  const { say, nameOf } = useTalk()
  return (
    <tr className={row.made ? 'is-made' : 'is-failed'}>
      <th scope="row">
        <Contract row={row} />
      </th>
      {seats.map((seat) => (
        <td key={seat} className={row.team.includes(seat) ? 'in-team' : ''}>
          <button
            type="button"
            className={`ph-number ${(row.deltas[seat] ?? 0) < 0 ? 'is-negative' : ''}`}
            onClick={() =>
              onTell(say('formula.of', { seat: nameOf(seat), formula: tellOf(say, row, seat) }))
            }
          >
            {signed(row.deltas[seat] ?? 0)}
          </button>
        </td>
      ))}
    </tr>
  )
}

const tellOf = (say: ReturnType<typeof useTalk>['say'], row: SheetRow, seat: Seat): string => {
  const { id, params } = formulaOf(row, seat)
  return say(id, params)
}

function Contract({ row }: { readonly row: SheetRow }) {
  const { say, nameOf } = useTalk()
  const partners = row.team.filter((seat) => seat !== row.leader)
  return (
    <>
      <span className="ph-sheet-bid">
        {row.game}. {nameOf(row.leader)} {row.bid} <SuitMark suit={row.suit} />
        <span className="ph-hidden">{say(`suit.${row.suit}`)}</span>
      </span>
      <small>
        {say('board.with', { seats: { seats: partners } })} ·{' '}
        <b className="ph-outcome">
          {say(row.made ? 'board.made' : 'board.failed')} {row.points.team}:{row.points.others}
        </b>
      </small>
    </>
  )
}

const Total = ({ value }: { readonly value: number }) => (
  <td className={value < 0 ? 'is-negative' : ''}>{value < 0 ? signed(value) : value}</td>
)
