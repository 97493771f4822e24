// What just happened, in large letters for a moment; and said to screen readers where it changes sides.
import { SuitMark } from '../../drawing/suit-mark.tsx'
import type { State } from '../src/state.ts'
import { Card } from './card.tsx'
import type { Cue } from './staging.ts'
import { useTalk } from './words/index.ts'

interface BannerProps {
  readonly state: State
  readonly cue: Cue | null
}

export function Banner({ state, cue }: BannerProps) {
  const { say, nameOf } = useTalk()
  const seat = cue !== null && 'seat' in cue ? nameOf(cue.seat) : ''
  const isRevealed = cue?.kind === 'revealed'
  const text = isRevealed
    ? say('board.revealed', { seat, card: { word: `card.${cue.card}` } })
    : undefined
  return (
    <>
      <p className="ph-hidden" aria-live="polite">
        {text}
      </p>
      {isRevealed && (
        <div className="ph-banner is-revealed" aria-hidden="true">
          <span className="ph-banner-card">
            <Card card={cue.card} />
          </span>
          <strong>{text}</strong>
        </div>
      )}
      {cue?.kind === 'leads' && (
        <div className="ph-banner" aria-hidden="true">
          <strong>{say('board.leads', { seat, amount: cue.amount })}</strong>
        </div>
      )}
      {cue?.kind === 'suit' && state.suit !== null && (
        <div className="ph-banner" aria-hidden="true">
          <SuitMark suit={state.suit} className="ph-banner-suit" />
          <strong>{say('board.named', { suit: { word: `suit.${state.suit}` } })}</strong>
        </div>
      )}
      {cue?.kind === 'called' && (
        <div className="ph-banner" aria-hidden="true">
          <span className="ph-banner-card">
            <Card card={cue.card} />
          </span>
          <strong>{say('board.calls', { seat })}</strong>
        </div>
      )}
    </>
  )
}
