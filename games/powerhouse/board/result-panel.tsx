// The end of a game, or of the match: bid and outcome, what everybody got, and where they stand (Appendix 4.9).
import type { Seat } from '@foldtable/kernel'
import { placesBy } from '@foldtable/parts/ranking'
import type { BoardProps } from '../../board.ts'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import type { PowerHouse, State } from '../src/index.ts'
import { PAUSE_MS } from '../src/meta.ts'
import { nextOf, type SheetRow } from '../src/state.ts'
import { signed } from './signed.ts'
import { useTalk } from './words/index.ts'

interface ResultPanelProps {
  readonly props: BoardProps<PowerHouse>
  readonly state: State
}

export function ResultPanel({ props, state }: ResultPanelProps) {
  const { say } = useTalk()
  const row = state.sheet.at(-1)
  const isOver = state.phase === 'over'
  return (
    <section className="ph-panel ph-result" aria-label={say('board.result')}>
      {row !== undefined && <Outcome row={row} />}
      <Standings state={state} row={row} />
      {isOver || <Next props={props} state={state} />}
    </section>
  )
}

function Outcome({ row }: { readonly row: SheetRow }) {
  const { say } = useTalk()
  const { made, leader, bid, suit, team, points } = row
  return (
    <header className={made ? 'is-made' : 'is-failed'}>
      <h3>{say(made ? 'board.bidMade' : 'board.bidFailed')}</h3>
      <p>
        {say('board.resultBid', { seat: { seat: leader }, bid })} <SuitMark suit={suit} />
        <span className="ph-hidden">{say(`suit.${suit}`)}</span>
      </p>
      <p>{say('board.resultTaken', { seats: { seats: team }, ...points })}</p>
    </header>
  )
}

interface StandingsProps {
  readonly state: State
  readonly row: SheetRow | undefined
}

/** By score; equal scores share a rank (P-11.3). */
function Standings({ state, row }: StandingsProps) {
  const { say, nameOf } = useTalk()
  const ranks = placesBy(state.scores)
  const seats = state.scores
    .map((_, seat) => seat)
    .toSorted((one, other) => rankOf(ranks, one) - rankOf(ranks, other))
  return (
    <ol className="ph-standings" aria-label={say('board.standings')}>
      {seats.map((seat) => {
        const delta = row?.deltas[seat] ?? 0
        return (
          <li key={seat} className={row?.team.includes(seat) ? 'in-team' : ''}>
            <span className="ph-rank">{rankOf(ranks, seat)}</span>
            <span className="ph-name">
              {nameOf(seat)}
              {state.phase === 'finished' && state.ready[seat] && (
                <small> {say('board.isReady')}</small>
              )}
            </span>
            {row !== undefined && (
              <span className={`ph-delta ${delta < 0 ? 'is-negative' : ''}`}>{signed(delta)}</span>
            )}
            <b className={(state.scores[seat] ?? 0) < 0 ? 'is-negative' : ''}>
              {(state.scores[seat] ?? 0) < 0 ? signed(state.scores[seat] ?? 0) : state.scores[seat]}
            </b>
          </li>
        )
      })}
    </ol>
  )
}

const rankOf = (ranks: readonly number[], seat: Seat): number => ranks[seat] ?? ranks.length

/** Goes on by itself, or when everybody is ready (P-11.1). */
function Next({ props: { offers, play, step, isSending }, state }: ResultPanelProps) {
  const { say } = useTalk()
  const isLast = state.game >= state.gameCount
  const canReady = offers.some(({ kind }) => kind === 'ready')
  const isFresh = step?.events.some(({ kind }) => kind === 'gameScored') ?? false
  return (
    <div className="ph-say">
      <p className="ph-note">
        {isLast
          ? say('board.lastGame')
          : say('board.nextDealer', { seat: { seat: nextOf(state, state.dealer) } })}
      </p>
      {canReady && (
        <button
          type="button"
          className="is-main ph-ready"
          data-point="ready"
          disabled={isSending}
          onClick={() => play({ kind: 'ready' })}
        >
          {say('move.ready')}
          {isFresh && (
            <span
              className="ph-pause"
              aria-hidden="true"
              style={{ animationDuration: `${PAUSE_MS}ms` }}
            />
          )}
        </button>
      )}
    </div>
  )
}
