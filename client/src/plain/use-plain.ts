// What the plain board works out of what every board is given: the question, the words, what can be chosen.
import type { BoardProps } from '@foldtable/games/board'
import { type AnyMove, type Decision, type Game, kernelWords, type Speech } from '@foldtable/kernel'
import { useMemo, useRef } from 'react'
import { useWords, words } from '../words/index.ts'
import { goesByStep, type Offered } from './narrowing.ts'

export interface Plain extends BoardProps {
  readonly game: Game
  readonly decision: Decision<AnyMove>
  /** The game's catalog in the reader's language, with the names of the seats. */
  readonly speech: Speech
  /** What the viewer can choose from; nothing for who looks on. */
  readonly offered: Offered | undefined
  /** Another number each time there is something else to see. */
  readonly moment: number
}

/** Nothing before there is something to draw. */
export function usePlain(game: Game, props: BoardProps): Plain | undefined {
  const { view, seats } = props
  const { language: locale } = useWords()
  const names = JSON.stringify(seats.map(({ name }) => name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are all that it says of seats
  const speech = useMemo(
    (): Speech => ({
      locale,
      catalog: { ...kernelWords[locale], ...words[locale], ...game.catalogs[locale] },
      nameOf: props.nameOf,
    }),
    [locale, game, names],
  )
  const decision = useMemo(() => (view === null ? undefined : game.decision(view)), [game, view])
  const offered = useOffered(game, props, speech, decision)
  const moment = useMoment(view)
  return decision && { ...props, game, decision, speech, offered, moment }
}

function useMoment(view: unknown): number {
  const latest = useRef({ view, moment: 0 })
  if (latest.current.view !== view) latest.current = { view, moment: latest.current.moment + 1 }
  return latest.current.moment
}

/** It stays step by step within one turn, so that a key does not change its meaning. */
function useOffered(
  game: Game,
  { view, viewer, offers, seats: { length: seats } }: BoardProps,
  speech: Speech,
  decision: Decision<AnyMove> | undefined,
): Offered | undefined {
  const turn = decision?.result === undefined ? decision?.turn : undefined
  const stepwise = useRef<number | undefined>(undefined)
  return useMemo(() => {
    if (view === null || viewer === 'spectator') return undefined
    const isStepwise = turn !== undefined && stepwise.current === turn
    const offered = { game, view, seat: viewer, seats, offers, speech, isStepwise }
    if (offers.length > 0) stepwise.current = goesByStep(offered) ? turn : undefined
    return offered
  }, [game, view, viewer, offers, speech, seats, turn])
}
