// Keys that work wherever one is on the board.
import type { KeyboardEvent } from 'react'
import { type BoardValue, pointerAt } from './board-context.ts'
import { type Button, back, NO_CHOICE } from './choosing.ts'

const LETTERS: { readonly [key: string]: Button } = {
  1: 'vote1',
  2: 'vote2',
  y: 'accept',
  n: 'reject',
}

/** Whether the key did something. */
export function keyed(
  event: KeyboardEvent,
  { choice, choose, pointers, press, props }: BoardValue,
) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
  if (event.key === 'Escape') {
    if (JSON.stringify(choice) === JSON.stringify(NO_CHOICE)) return false
    choose(back(choice))
    return true
  }
  if (event.target instanceof HTMLInputElement || props.shortcuts === false) return false
  const button = LETTERS[event.key.toLowerCase()]
  const found = button && pointerAt(pointers, { on: 'dock', button })
  if (found === undefined) return false
  press(found)
  return true
}
