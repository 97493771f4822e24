// Over the planet while one looks at another tide: which it is, the third one, and the way back.
import { TIDES, type Tide } from '../src/board/plan.ts'
import { useTalk } from './words/index.ts'

/** What to look at first: the tide that is furthest from this one. */
export const otherTide = (tide: Tide): Tide => (tide === 'low' ? 'high' : 'low')

interface PeekProps {
  readonly tide: Tide
  readonly now: Tide
  look(tide: Tide | null): void
}

export function Peek({ tide, now, look }: PeekProps) {
  const { say } = useTalk()
  return (
    <div className="fmp-peek" role="status">
      <span>{say('board.peek', { tide: say(`board.${tide}`) })}</span>
      {TIDES.filter((one) => one !== tide && one !== now).map((one) => (
        <button key={one} type="button" onClick={() => look(one)}>
          {say(`board.${one}`)}
        </button>
      ))}
      <button type="button" onClick={() => look(null)}>
        {say('board.peekBack')}
      </button>
    </div>
  )
}
