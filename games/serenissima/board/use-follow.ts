// The second of two moves: whoever loads or sails before the kind of turn is chosen has chosen it by that.
import { useCallback, useEffect, useRef } from 'react'
import type { Move, State } from '../src/index.ts'

/** It is made as soon as the turn is an ordinary one; forgotten if the turn went another way. */
export function useFollow(
  { turn, asked }: State,
  isAsked: boolean,
  play: (move: Move) => void,
): (move: Move) => void {
  const waiting = useRef<{ readonly move: Move; readonly asked: number } | null>(null)
  useEffect(() => {
    const next = waiting.current
    if (next === null) return
    if (next.asked !== asked) waiting.current = null
    else if (isAsked && turn?.kind === 'ordinary') {
      waiting.current = null
      play(next.move)
    }
  }, [turn, asked, isAsked, play])
  return useCallback(
    (move: Move) => {
      waiting.current = { move, asked }
    },
    [asked],
  )
}
