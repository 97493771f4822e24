// A list that stays at its newest line, or at the moment that is shown, unless somebody scrolled up to read.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** So near the end is at the end. */
const NEAR = 40

export function useFollow(
  list: RefObject<HTMLElement | null>,
  count: number,
  shown: number | null,
): void {
  const follows = useRef(true)
  /** Where we scrolled to ourselves: not somebody's wish. */
  const own = useRef<number | null>(null)
  useEffect(() => {
    const { current } = list
    if (current === null) return
    const note = () => {
      if (own.current !== null && Math.abs(current.scrollTop - own.current) < 2) return
      own.current = null
      follows.current = current.scrollTop + current.clientHeight >= current.scrollHeight - NEAR
    }
    current.addEventListener('scroll', note, { passive: true })
    return () => current.removeEventListener('scroll', note)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there is something new
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return
    const line = current.querySelector<HTMLElement>('[aria-current]')
    const to =
      line !== null
        ? offsetIn(current, line) - current.clientHeight / 2
        : follows.current
          ? current.scrollHeight
          : null
    if (to === null) return
    current.scrollTop = to
    own.current = current.scrollTop
  }, [list, count, shown])
}

const offsetIn = (list: HTMLElement, line: HTMLElement): number =>
  line.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
