// Going back and forth in time, by buttons and by keys.
import { useEffect, useMemo } from 'react'
import type { TableSession, TableSnapshot } from '../../../store/types.ts'

export interface Travel {
  first(): void
  previous(): void
  next(): void
  now(): void
}

export function useTravel(session: TableSession, table: TableSnapshot, stop: () => void): Travel {
  const { n, shownN, isPast } = table
  const travel = useMemo((): Travel => {
    const go = (to: number | null) => {
      stop()
      void session.goTo(to === null || to >= n ? null : Math.max(1, to))
    }
    return {
      first: () => n > 1 && go(1),
      previous: () => shownN > 1 && go(shownN - 1),
      next: () => isPast && go(shownN + 1),
      now: () => isPast && go(null),
    }
  }, [session, n, shownN, isPast, stop])
  useTravelKeys(travel)
  return travel
}

const KEYS: { readonly [key: string]: keyof Travel } = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'now',
}

/** Left, Right, Home and End, wherever they do not mean something else already. */
function useTravelKeys(travel: Travel): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = KEYS[event.key]
      if (wanted === undefined || event.defaultPrevented || isElsewhere(event)) return
      event.preventDefault()
      travel[wanted]()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [travel])
}

const OWN_KEYS =
  'input, textarea, select, dialog, [contenteditable], [role="tablist"], [role="listbox"], [role="slider"]'

const isElsewhere = ({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  shiftKey ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null)
