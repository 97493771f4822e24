// The motion player of a board: hand it what the board is given and how events are shown, and draw the picture that it answers.
import type { GameTypes } from '@foldtable/kernel'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { BoardProps } from '../board.ts'
import { Director, type Followed, type Staging } from './director.ts'
import type { Showing } from './player.ts'

export interface Motion<Picture, Cue> extends Showing<Picture, Cue> {
  /** Shows how it stands at once. */
  skip(): void
}

export function useMotion<G extends GameTypes, Picture, Cue>(
  props: BoardProps<G>,
  staging: Staging<G['State'], G['Event'], Picture, Cue>,
): Motion<Picture, Cue> {
  const { busy } = props
  const [{ director, subscribe, follow }] = useState(() => listened(props, staging))
  // While it is drawn, so that an entry is drawn once and nobody sees the end of it first. Following the same twice changes nothing.
  follow({ ...props, motion: props.motion && !document.hidden })
  const showing = useSyncExternalStore(
    subscribe,
    () => director.now,
    () => director.now,
  )
  useLayoutEffect(() => () => director.stop(), [director])
  useEffect(() => {
    const rest = () => document.hidden && director.skip()
    document.addEventListener('visibilitychange', rest)
    return () => document.removeEventListener('visibilitychange', rest)
  }, [director])
  useEffect(() => {
    busy?.(showing.isMoving)
    return () => busy?.(false)
  }, [busy, showing.isMoving])
  return { ...showing, skip: director.skip }
}

function listened<State, Event, Picture, Cue>(
  given: Followed<State, Event>,
  staging: Staging<State, Event, Picture, Cue>,
) {
  const listeners = new Set<() => void>()
  let isFollowing = false
  const director = new Director(given, staging, () => {
    if (!isFollowing) for (const listener of listeners) listener()
  })
  const follow = (latest: Followed<State, Event>) => {
    isFollowing = true
    director.follow(latest)
    isFollowing = false
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { director, subscribe, follow }
}
