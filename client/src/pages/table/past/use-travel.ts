// Going back and forth in time, by buttons and by keys: steps, turns, the start, and back to now.
import { useEffect, useMemo } from 'react'
import type { LogLine } from '../../../store/types.ts'
import type { TableValue } from '../table-context.tsx'
import type { Playback } from './use-playback.ts'

export interface Travel {
  first(): void
  previous(): void
  next(): void
  previousTurn(): void
  nextTurn(): void
  now(): void
}

export function useTravel({ session, table }: TableValue, playback: Playback): Travel {
  const { n, shownN, isPast, log } = table
  const { stop } = playback
  const travel = useMemo((): Travel => {
    const go = (to: number | null) => {
      stop()
      void session.goTo(to === null || to >= n ? null : Math.max(1, to))
    }
    return {
      first: () => n > 1 && go(1),
      previous: () => shownN > 1 && go(shownN - 1),
      next: () => isPast && go(shownN + 1),
      previousTurn: () => shownN > 1 && go(turnBefore(log, shownN)),
      nextTurn: () => isPast && go(turnAfter(log, shownN)),
      now: () => isPast && go(null),
    }
  }, [session, n, shownN, isPast, log, stop])
  useTravelKeys(travel, playback, isPast)
  return travel
}

/** The entries with which somebody else began to move, as far as the log is at hand. */
function turnsIn(log: readonly LogLine[]): number[] {
  const turns: number[] = []
  let seat: LogLine['seat'] = null
  for (const line of log) {
    if (line.isUndone || line.seat === null || line.seat === seat) continue
    seat = line.seat
    turns.push(line.n)
  }
  return turns
}

const turnBefore = (log: readonly LogLine[], n: number): number =>
  turnsIn(log).findLast((turn) => turn < n) ?? n - 1

const turnAfter = (log: readonly LogLine[], n: number): number | null =>
  turnsIn(log).find((turn) => turn > n) ?? null

const KEYS: { readonly [key: string]: keyof Travel | 'play' } = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  'Shift ArrowLeft': 'previousTurn',
  'Shift ArrowRight': 'nextTurn',
  Home: 'first',
  End: 'now',
  ' ': 'play',
}

/** Wherever they do not mean something else already. Escape is the frame's: it closes the topmost thing. */
function useTravelKeys(travel: Travel, playback: Playback, isPast: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = KEYS[event.shiftKey ? `Shift ${event.key}` : event.key]
      if (wanted === undefined || event.defaultPrevented || isElsewhere(event)) return
      if (wanted === 'play' && !isPast) return
      event.preventDefault()
      if (wanted !== 'play') travel[wanted]()
      else if (playback.isPlaying) playback.stop()
      else playback.playOn()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [travel, playback, isPast])
}

const OWN_KEYS =
  'textarea, select, dialog, [contenteditable], [role="tablist"], [role="listbox"], [role="menu"], [role="slider"]'
const OWN = `input, ${OWN_KEYS}`
/** On a slider the space bar means nothing yet; on a button it does. */
const OWN_SPACE = `input:not([type="range"]), button, a, summary, ${OWN_KEYS}`

const isElsewhere = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(key === ' ' ? OWN_SPACE : OWN) !== null)
