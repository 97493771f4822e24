// A scoring, or a forecast of one: every port with its goods, what they bring, and everybody's ducats before and after (E-10).
// All scorings so far stay at hand behind tabs.
import { seatsUpTo } from '@foldtable/kernel'
import type { PortIncome } from '../src/events.ts'
import type { State } from '../src/state.ts'
import { GoodThing } from './dock/parts.tsx'
import { SeatSign } from './emblem.tsx'
import { useHands } from './hands.ts'
import { Ducat } from './players.tsx'
import { BuildingSign } from './port.tsx'
import { type Table, totalOf, type Which } from './scoring-facts.ts'
import { Over } from './sheet.tsx'
import { useTalk } from './words/index.ts'

interface ScoringProps {
  readonly view: State
  readonly which: Which
  /** Missing while its entry is still being fetched. */
  readonly table: Table | undefined
}

export function Scoring({ view, which, table }: ScoringProps) {
  const { say } = useTalk()
  const title = which === 'now' ? say('board.forecast') : say('board.scoring', { number: which })
  return (
    <Over title={title}>
      <Tabs view={view} which={which} />
      {table === undefined ? (
        <p className="ser-sale">{say('board.scoring.fetched')}</p>
      ) : (
        <div className="ser-scoring-seats">
          {seatsUpTo(view.players.length).map((seat) => (
            <SeatScore
              key={seat}
              view={view}
              seat={seat}
              incomes={table.ports.filter((one) => one.seat === seat)}
              before={table.before(seat)}
            />
          ))}
        </div>
      )}
    </Over>
  )
}

function Tabs({ view, which }: Pick<ScoringProps, 'view' | 'which'>) {
  const { say } = useTalk()
  const { open } = useHands()
  const known = view.scorings.map((_, index): Which => index + 1)
  const tabs: Which[] = view.stage === 'ended' ? known : [...known, 'now']
  return (
    <div className="ser-tabs">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === which}
          onClick={() => open({ scoring: tab })}
        >
          {tab === 'now' ? say('board.now') : say('board.scoring.short', { number: tab })}
        </button>
      ))}
    </div>
  )
}

interface SeatScoreProps {
  readonly view: State
  readonly seat: number
  readonly incomes: readonly PortIncome[]
  readonly before: number | null
}

function SeatScore({ view, seat, incomes, before }: SeatScoreProps) {
  const { nameOf, say } = useTalk()
  const total = totalOf(incomes, seat)
  const sorted = incomes.toSorted((a, b) => b.income + b.basilica - a.income - a.basilica)
  return (
    <table className={`ser-score ser-of-${seat}`}>
      <caption>
        <SeatSign seat={seat} /> {nameOf(seat)}
      </caption>
      <tbody>
        {sorted.map(({ port, goods, income, basilica }) => (
          <tr key={port}>
            <th scope="row">{say(`zone.${port}`)}</th>
            <td className="ser-score-goods">
              {/* Warehouses never shrink: what lay there then are the first so many of today. */}
              {view.ports[port].cargo.slice(0, goods).map((good) => (
                <GoodThing key={good} good={good} />
              ))}
              {basilica > 0 && <BuildingSign kind="basilica" />}
            </td>
            <td>{basilica > 0 ? `${income}+${basilica}` : income}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {before} <b>+{total}</b>
          </th>
          <td>
            {before !== null && (
              <>
                <Ducat /> {before + total}
              </>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
