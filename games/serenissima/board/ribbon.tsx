// The wheel unrolled, for phones: the same sixteen spaces in a row, and below them the track as a thin scale.
import { trackFor } from '../src/data/constants.ts'
import type { State } from '../src/state.ts'
import { Named } from './act.tsx'
import { cardOdds } from './cards.tsx'
import { useHands } from './hands.ts'
import { Corno } from './rose.tsx'
import { wheelOf } from './wheel-order.ts'
import { useTalk } from './words/index.ts'

/** While a number is asked for, the dock has them large enough for a finger. */
export const Ribbon = ({ view }: { readonly view: State }) => {
  const { say } = useTalk()
  const { choice } = useHands()
  const turns = wheelOf(view)
  return (
    <ol className="ser-ribbon-row" aria-label={say('board.wheel')}>
      {turns.map(({ number, owner, isActive, isPlayed }) => {
        const seat = number === 0 ? 'is-doge' : owner === null ? 'is-free' : `ser-of-${owner}`
        const state = `${isActive ? 'is-active' : ''} ${isPlayed ? 'is-played' : ''} ${choice.number === number ? 'is-chosen' : ''}`
        return (
          <li
            key={number}
            className={`ser-pip ${seat} ${state}`}
            aria-current={isActive ? 'step' : undefined}
          >
            {number === 0 ? (
              <svg viewBox="-11 -11 22 22" role="img" aria-label={say('board.doge')}>
                <Corno />
              </svg>
            ) : (
              number
            )}
          </li>
        )
      })}
    </ol>
  )
}

export function ThinTrack({ view }: { readonly view: State }) {
  const { say } = useTalk()
  const { open } = useHands()
  const { last, scoring } = trackFor(view.players.length)
  const { score, end } = cardOdds(view)
  return (
    <div className="ser-thin-row">
      <ol className="ser-thin-track" aria-label={say('board.track')}>
        {Array.from({ length: last }, (_, index) => index + 1).map((space) => (
          <li
            key={space}
            className={`${scoring.includes(space) ? 'is-scoring' : ''} ${space < view.space ? 'is-past' : ''} ${space === view.space ? 'is-now' : ''}`}
            aria-current={space === view.space ? 'step' : undefined}
          >
            {space}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => open({ bank: true })}>
        <Named name={say('board.odds.short', { score, end })}>
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <circle className="ser-coin-dot" r="7" />
          </svg>
          {score} %
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path className="ser-end-flag" d="M-5 8V-7h10l-3 4 3 4H-3V8z" />
          </svg>
          {end} %
        </Named>
      </button>
    </div>
  )
}
