// Tricks that were taken: the last one, or all of this game (Appendix 4.6).
import { winningPlace } from '../src/rules/tricks.ts'
import { playerOf, type State, type Trick } from '../src/state.ts'
import { Card } from './card.tsx'
import { useTalk } from './words/index.ts'

interface TrickListProps {
  readonly state: State
  readonly isLastOnly: boolean
}

export function TrickList({ state, isLastOnly }: TrickListProps) {
  const { say } = useTalk()
  const numbered = state.tricks.map((trick, index) => ({ trick, number: index + 1 })).toReversed()
  const shown = isLastOnly ? numbered.slice(0, 1) : numbered
  if (shown.length === 0) return <p>{say('board.noTricks')}</p>
  return (
    <ol className="ph-tricks">
      {shown.map(({ trick, number }) => (
        <li key={number}>
          <p>
            {say('board.taken', {
              number,
              seat: { seat: trick.winner },
              points: trick.points,
            })}
          </p>
          <TrickCards state={state} trick={trick} />
        </li>
      ))}
    </ol>
  )
}

function TrickCards({ state, trick }: { readonly state: State; readonly trick: Trick }) {
  const { say, nameOf } = useTalk()
  const best = winningPlace(trick.cards, state.suit)
  return (
    <ol className="ph-trick-cards">
      {trick.cards.map((card, place) => (
        <li key={card} className={place === best ? 'is-best' : ''}>
          <Card card={card} isPlain />
          <span className="ph-hidden">{say(`card.${card.split('/')[0]}`)}</span>
          <small>{nameOf(playerOf(state, trick.lead, place))}</small>
        </li>
      ))}
    </ol>
  )
}
