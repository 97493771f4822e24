// What is chosen, as long as the question is the same, and what that makes possible.
import { useCallback, useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Move, Serenissima, State } from '../src/index.ts'
import { battleOf } from './battles.ts'
import { type Choice, isSameTarget, NOTHING, type Now, type Press } from './choosing/choice.ts'
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

/** What cannot be pointed at any more is not chosen: a galley that was sunk, a zone out of reach, a number that is taken. */
export function stillGood(now: Now, choice: Choice): Choice {
  if (choice === NOTHING) return choice
  const keys = new Set(pressesIn(now, NOTHING).map(({ key }) => key))
  const hold = now.view.galleys[now.view.active]?.hold ?? []
  const { zone, port, number, beside, item, target } = choice
  const kept = <T>(thing: T | null, key: string) => (thing === null || keys.has(key) ? thing : null)
  return {
    ...choice,
    zone: kept(zone, `zone ${zone}`),
    port: kept(port, `port ${port}`),
    number: kept(number, `number ${number}`),
    beside: kept(beside, `beside ${beside}`),
    target: target && kept(target, `target ${'galley' in target ? target.galley : target.port}`),
    item: item === null || hold.includes(item) ? item : null,
  }
}

/** With a new question nothing is chosen; a battle that goes on is fought against the same, in the way it was begun. */
export function chosenAtFirst(now: Now, before: Choice): Choice {
  const battle = battleOf(now.view)
  if (battle?.outcome !== 'continues') return NOTHING
  const { target } = battle
  const way = isSameTarget(before.target, target) ? before.way : 0
  return stillGood(now, { ...NOTHING, target, way })
}

type Playing = Pick<BoardProps<Serenissima>, 'play' | 'whyNot'>

export function useChoice(
  now: Now,
  { play, whyNot }: Playing,
  follow: (move: Move) => void,
): Chosen {
  const question = questionOf(now.view)
  const [kept, keep] = useState({ question: '', choice: NOTHING })
  const choice = useMemo(
    () =>
      kept.question === question ? stillGood(now, kept.choice) : chosenAtFirst(now, kept.choice),
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
