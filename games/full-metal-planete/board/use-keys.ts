// Keys on the planet: a cursor, choosing, looking. What a key means is in `keys.ts`.
import type { KeyboardEvent } from 'react'
import { GRID, type Hex } from '../src/board/grid.ts'
import { unitNamed } from '../src/field/index.ts'
import { aimedIn, back, type Choice, NO_CHOICE, nextAim, ownShip } from './choosing.ts'
import { deedsOf } from './deeds.ts'
import { deedOfKey } from './keys.ts'
import { nextFire } from './tools.tsx'
import type { Eye } from './use-eye.ts'
import type { Hand } from './use-hand.ts'

const MIDDLE = GRID.size >> 1

interface KeysInput {
  readonly hand: Hand
  readonly eye: Eye
  readonly hasLetters: boolean
  next(by: 1 | -1): void
}

/** True if it knew the key. */
export function keysOf({ hand, eye, hasLetters, next }: KeysInput) {
  const { now } = hand.planning
  const { choice } = hand
  const here = eye.cursor ?? unitNamed(now.view, choice.unit ?? '')?.at ?? ownShip(now)?.at
  return (event: KeyboardEvent): boolean => {
    const deed = deedOfKey(event, here ?? MIDDLE, hasLetters)
    switch (deed?.kind) {
      case 'cursor':
        eye.goTo(deed.to)
        return true
      case 'press':
        if (eye.peek === null) hand.press(here ?? MIDDLE, false)
        return true
      case 'back':
        return stepBack()
      case 'home':
        if (ownShip(now)?.at != null) eye.goTo(ownShip(now)?.at as Hex)
        return true
      case 'endTurn':
        hand.endTurn()
        return true
      case 'next':
        next(deed.by)
        return true
      case 'aim':
        aimAt(nextAim(now, choice, deed.at))
        return true
      case 'otherWay':
        hand.otherWay()
        return hand.aimed !== undefined
      case 'fire':
        eye.change({ ...eye.look, fire: nextFire(eye.look.fire) })
        return true
      case 'names':
        eye.change({ ...eye.look, hasNames: !eye.look.hasNames })
        return true
      case 'tide':
        eye.togglePeek()
        return true
      case 'tell':
        eye.tell(here ?? MIDDLE)
        return true
      case undefined:
        return false
    }
  }

  function aimAt(next: Choice | undefined): void {
    if (next === undefined) return
    hand.choose(next)
    const at = aimedIn(deedsOf(now, next), next)?.hex
    if (at != null) eye.goTo(at)
  }

  function stepBack(): boolean {
    if (eye.told !== null) eye.tell(null)
    else if (eye.peek !== null) eye.lookAt(null)
    else if (hand.qualms !== undefined) hand.stay()
    else if (choice === NO_CHOICE) return false
    else hand.choose(back(choice))
    return true
  }
}
