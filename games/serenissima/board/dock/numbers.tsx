// Numbers of the wheel as a row of buttons, and when the chosen one would play.
import { NUMBERS } from '../../src/data/constants.ts'
import type { State } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { useHands } from '../hands.ts'
import { neighboursOf, placeInRound } from '../wheel-order.ts'
import { useTalk } from '../words/index.ts'

export function Numbers() {
  const { choice } = useHands()
  const { say } = useTalk()
  return (
    <fieldset className="ser-numbers" aria-label={say('board.numbers')}>
      {NUMBERS.map((number) => (
        <Act
          key={number}
          of={`number ${number}`}
          isPressed={choice.number === number}
          label={say('board.galley', { galley: number })}
        >
          {number}
        </Act>
      ))}
    </fieldset>
  )
}

/** Where it comes in the round, and between whom. */
export function WhenItPlays({ view }: { readonly view: State }) {
  const { say, nameOf } = useTalk()
  const { choice } = useHands()
  const { number } = choice
  if (number === null) return null
  const all = 1 + view.galleys.filter((galley) => galley !== null).length
  const { before, after } = neighboursOf(view, number)
  const told = [
    say('board.start.order', { place: placeInRound(view, number), all }),
    ...(before === null
      ? []
      : [say('board.after', { galley: before.number, name: nameOf(before.owner) })]),
    ...(after === null
      ? []
      : [say('board.before', { galley: after.number, name: nameOf(after.owner) })]),
    ...(view.stage === 'play'
      ? [say(number > view.active ? 'board.shop.plays.now' : 'board.shop.plays.later')]
      : []),
  ]
  return (
    <p className="ser-when">
      <b className="ser-number-chip">{number}</b>
      <span>{told.join(', ')}</span>
    </p>
  )
}
