// What is chosen, as long as the question is the same, and what that makes possible.
import { useCallback, useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { isGood } from '../src/data/goods.ts'
import type { Move, Serenissima, State } from '../src/index.ts'
import { type Choice, NOTHING, type Now, type Press } from './choosing/choice.ts'
import { pressesIn } from './choosing/index.ts'

export interface Chosen {
  readonly choice: Choice
  readonly presses: ReadonlyMap<string, Press>
  choose(choice: Choice): void
  /** Chooses, or makes a move: this one, or the one that it leads to. */
  press(key: string): void
  make(press: Press): void
}

const questionOf = ({ asked, stage, turn }: State): string =>
  `${asked} ${stage} ${turn?.kind} ${turn?.phase}`

/** What cannot be chosen any more is not chosen. */
function stillGood({ view }: Now, choice: Choice): Choice {
  const hold = view.galleys[view.active]?.hold ?? []
  const { item, number, beside } = choice
  const hasItem = item === null || (isGood(item) || item === 'sailor' ? hold.includes(item) : false)
  const isFree = number === null || view.galleys[number] === null
  const isThere = beside === null || view.galleys[beside] != null
  if (hasItem && isFree && isThere) return choice
  return {
    ...choice,
    item: hasItem ? item : null,
    number: isFree ? number : null,
    beside: isThere ? beside : null,
  }
}

type Playing = Pick<BoardProps<Serenissima>, 'play' | 'whyNot'>

export function useChoice(
  now: Now,
  { play, whyNot }: Playing,
  follow: (move: Move) => void,
): Chosen {
  const question = questionOf(now.view)
  const [kept, keep] = useState({ question, choice: NOTHING })
  const choice = useMemo(
    () => (kept.question === question ? stillGood(now, kept.choice) : NOTHING),
    [kept, question, now],
  )
  const presses = useMemo(
    () => new Map(pressesIn(now, choice).map((press) => [press.key, press])),
    [now, choice],
  )
  const choose = useCallback((next: Choice) => keep({ question, choice: next }), [question])
  const make = useCallback(
    ({ leads, next }: Press) => {
      if (leads.move === undefined) {
        choose(leads.choice)
        return
      }
      if (whyNot(leads.move) !== undefined) return
      play(leads.move)
      if (next !== undefined) follow(next)
      const { beside, target, way } = choice
      choose({ ...NOTHING, beside, target, way })
    },
    [choice, choose, play, whyNot, follow],
  )
  const press = useCallback(
    (key: string) => {
      const found = presses.get(key)
      if (found !== undefined) make(found)
    },
    [presses, make],
  )
  return { choice, presses, choose, press, make }
}
