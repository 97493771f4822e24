// Above the planet: which turn it is, the tide and what comes after it, action points, and the one large button.
import type { Viewer } from '@foldtable/kernel'
import { memo } from 'react'
import { useKept } from '../../drawing/kept.ts'
import type { Tide } from '../src/board/plan.ts'
import { LAST_TURN, LIFTOFF_TURN, MOST_SAVED } from '../src/data/pieces.ts'
import { liftOffPrices, savedFrom } from '../src/flow.ts'
import type { State } from '../src/state.ts'
import { leavingPrice } from './ending.ts'
import { Gauge } from './gauge.tsx'
import { comingTides } from './peek.tsx'
import { useTalk } from './words/index.ts'

interface StripProps {
  readonly view: State
  readonly viewer: Viewer
  /** What the deed that is aimed at costs. */
  readonly cost: number
  readonly button: { readonly label: string; onPress(): void } | undefined
  peek(): void
}

export function Strip({ view, viewer, cost, button, peek }: StripProps) {
  const { phase, turn, tide } = view
  const cards = useKept(comingTides(view))
  return (
    <div className="fmp-strip">
      <Turn phase={phase} turn={turn} />
      <TideGauge {...{ phase, turn, tide, viewer, peek }} known={cards} />
      {view.phase === 'playing' && <Points view={view} cost={cost} />}
      {button !== undefined && (
        <button type="button" className="fmp-main" onClick={button.onPress}>
          {button.label}
        </button>
      )}
    </div>
  )
}

const Turn = memo(function Turn({ phase, turn }: Pick<State, 'phase' | 'turn'>) {
  const { say } = useTalk()
  if (phase === 'landing' || phase === 'deployment')
    return (
      <div className="fmp-turn">
        <b>{say(phase === 'landing' ? 'board.landing' : 'board.deploying')}</b>
      </div>
    )
  const part = (n: number) => `${(100 * (n - 1)) / (LAST_TURN - 1)}%`
  return (
    <div className="fmp-turn">
      <b>{say('board.turn', { turn })}</b> <span>{say('board.of', { last: LAST_TURN })}</span>
      <div className="fmp-track" aria-hidden="true">
        <u style={{ width: part(turn) }} />
        {[LIFTOFF_TURN, LAST_TURN].map((n) => (
          <i key={n} style={{ left: part(n) }} />
        ))}
      </div>
    </div>
  )
})

interface TideGaugeProps extends Pick<State, 'phase' | 'turn' | 'tide'> {
  readonly viewer: Viewer
  /** The next cards, as far as the viewer was given them. */
  readonly known: readonly Tide[]
  peek(): void
}

const TideGauge = memo(function TideGauge(props: TideGaugeProps) {
  const { say } = useTalk()
  const { phase, turn, tide, viewer, known, peek } = props
  const why = say(turn < 3 ? 'board.noCards.early' : 'board.noCards')
  return (
    <div className="fmp-tide">
      <button type="button" className="fmp-tide-now" onClick={peek} title={say('board.tool.tide')}>
        <Gauge tide={tide} size={44} />
        <span className="is-long">
          <b>{say(`board.${tide}`)}</b>
          {known.length > 0 && viewer !== 'spectator' && <small>{say('board.next')}</small>}
        </span>
        <small className="is-short">{say(`board.brief.${tide}`)}</small>
      </button>
      {viewer !== 'spectator' &&
        known.map((card, n) => {
          const name = say('board.cardFor', { turn: turn + 1 + n, tide: say(`board.${card}`) })
          return (
            <span key={name} className="fmp-tide-card" role="img" aria-label={name} title={name}>
              <Gauge tide={card} size={30} />
              <small>{turn + 1 + n}</small>
            </span>
          )
        })}
      {viewer !== 'spectator' && known.length === 0 && phase === 'playing' && (
        <span className="fmp-tide-card is-blank" role="img" aria-label={why} title={why}>
          ?
        </span>
      )}
    </div>
  )
})

/** Every point a pip: those that would be kept are marked, those that the aim costs are open. */
function Points({ view, cost }: { readonly view: State; readonly cost: number }) {
  const { say } = useTalk()
  const { ap } = view
  const left = ap - cost
  const saved = savedFrom(view, left - liftOffPrices(view, view.current))
  const lost = Math.max(0, left - MOST_SAVED)
  const price = leavingPrice(view)
  const kindOf = (n: number): string => {
    if (n >= ap) return 'is-gone'
    if (n >= left) return 'is-asked'
    return n < saved ? 'is-kept' : ''
  }
  return (
    <div className="fmp-points">
      <div className="fmp-points-number">
        <b>{left}</b>
        <small>{`${say('board.points')}${cost > 0 ? ` −${cost}` : ''}`}</small>
      </div>
      <div className="fmp-points-bar">
        <div className="fmp-pips" aria-hidden="true">
          {Array.from({ length: Math.max(15, ap) }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
            <i key={n} className={kindOf(n)} />
          ))}
        </div>
        {price > 0 ? (
          <small className={left < price ? 'is-warning' : ''}>
            <span className="is-long">{say('board.lifts', { price })}</span>
            <span className="is-short">{say('board.liftsShort', { price })}</span>
          </small>
        ) : (
          <small className={lost > 0 ? 'is-warning' : ''}>
            <span className="is-long">
              {say('board.keeps', { saved, most: MOST_SAVED })}
              {lost > 0 && ` · ${say('board.loses', { lost })}`}
            </span>
            <span className="is-short">{say('board.keepsShort', { saved })}</span>
          </small>
        )}
      </div>
    </div>
  )
}
