// A card: a picture, what it is and where, and below it what can be said and done.
import type { ReactNode } from 'react'
import { useTalk } from '../words/index.ts'

interface FrameProps {
  readonly picture: ReactNode
  readonly title: string
  readonly place: string
  readonly state?: string
  readonly isAside?: boolean
  close?(): void
  readonly children?: ReactNode
}

export function CardFrame(props: FrameProps) {
  const { picture, title, place, state, isAside = false, close, children } = props
  const { say } = useTalk()
  return (
    <section className={isAside ? 'fmp-card is-aside' : 'fmp-card'} aria-label={title}>
      <header>
        {picture}
        <div>
          <b>{title}</b>
          <small>{place}</small>
        </div>
        {state !== undefined && <span className="fmp-state">{state}</span>}
        {close !== undefined && (
          <button
            type="button"
            className="fmp-close"
            aria-label={say('board.card.close')}
            onClick={close}
          >
            <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
              <path className="fmp-line" d="M-4-4L4 4M4-4L-4 4" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </section>
  )
}
