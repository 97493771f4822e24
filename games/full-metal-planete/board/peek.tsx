// Over the planet while one looks at another tide: which it is, the third one, and the way back.
import { TIDES, type Tide } from '../src/board/plan.ts'
import type { State } from '../src/index.ts'
import { useTalk } from './words/index.ts'

/** The next tides, as far as the viewer was given them: the first is that of the next turn. */
export const comingTides = ({ deck }: Pick<State, 'deck'>): readonly Tide[] =>
  deck.flatMap(({ is }) => (is === undefined ? [] : [is]))

/** What to look at first: the next tide that is another one; where none is known, the one that is furthest from this one. */
export const otherTide = (tide: Tide, coming: readonly Tide[]): Tide =>
  coming.find((one) => one !== tide) ?? (tide === 'low' ? 'high' : 'low')

interface PeekProps {
  readonly tide: Tide
  readonly view: State
  look(tide: Tide | null): void
}

export function Peek({ tide, view, look }: PeekProps) {
  const { say } = useTalk()
  const name = say(`board.${tide}`)
  const told = comingTides(view).flatMap((one, n) =>
    one === tide ? [say('board.cardFor', { turn: view.turn + 1 + n, tide: name })] : [],
  )
  return (
    <div className="fmp-peek" role="status">
      <span>{say('board.peek', { tide: told.join(' · ') || name })}</span>
      {TIDES.filter((one) => one !== tide && one !== view.tide).map((one) => (
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
