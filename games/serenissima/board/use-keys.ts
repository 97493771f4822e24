// Keys of the board: the cursor walks over the chart, letters go to what they stand for, Ctrl+Enter ends the turn.
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import type { ZoneId } from '../src/data/zones.ts'
import { placeOf } from './chart-map.ts'
import type { Choice, Now, Press } from './choosing/choice.ts'
import { NOTHING } from './choosing/choice.ts'
import type { Sheet } from './hands.ts'
import { keysOf } from './pressing.ts'
import type { Way } from './reach.ts'
import { steered } from './steering.ts'

interface Keyed {
  readonly now: Now
  readonly root: RefObject<HTMLDivElement | null>
  readonly lens: RefObject<Lens | null>
  readonly cursor: ZoneId | null
  setCursor(zone: ZoneId | null): void
  readonly choice: Choice
  readonly presses: ReadonlyMap<string, Press>
  press(key: string): void
  letGo(): void
  readonly sheet: Sheet | null
  open(sheet: Sheet | null): void
  readonly ways: readonly Way[]
  readonly shortcuts?: boolean
}

/** What the dock's buttons of a kind begin with, by letter. */
const KINDS: { readonly [letter: string]: readonly string[] } = {
  l: ['load'],
  a: ['aboard'],
  o: ['ashore'],
  x: ['beside'],
  d: ['deliver', 'slot'],
  c: ['claim'],
  f: ['attack', 'target'],
  w: ['number'],
}

/** Digits that follow each other so soon are one number, in milliseconds. */
const TYPED_MS = 900

export function useKeys(keyed: Keyed): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    if (event.altKey || event.metaKey || isField(event.target)) return
    const isDone = event.ctrlKey
      ? ends(keyed, event.key)
      : types(keyed, event, typed.current) || knows(keyed, event)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A digit: so many of the row where the focus is, or a number of the wheel, of which each digit is typed. */
function types(
  { presses, press, shortcuts }: Keyed,
  { key, target, timeStamp }: KeyboardEvent,
  typed: { text: string; at: number },
): boolean {
  if (shortcuts === false || !/^[0-9]$/.test(key)) return false
  const row = target instanceof Element ? target.closest('.ser-amounts, .ser-chip') : null
  const of = row?.querySelector<HTMLElement>('[data-point]')?.dataset.point
  typed.text = timeStamp - typed.at < TYPED_MS ? typed.text + key : key
  typed.at = timeStamp
  const wanted = [
    ...(of !== undefined && /\d$/.test(of) ? [of.replace(/\d+$/, key)] : []),
    `number ${typed.text}`,
    `number ${key}`,
  ]
  const found = wanted.find((one) => presses.has(one))
  if (found !== undefined) press(found)
  return found !== undefined
}

function ends({ presses, press }: Keyed, key: string): boolean {
  if (key !== 'Enter' || !presses.has('end')) return false
  press('end')
  return true
}

const isStage = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.classList.contains('viewport-stage')

function knows(keyed: Keyed, { key, shiftKey, target }: KeyboardEvent): boolean {
  if (key === 'Escape') return goBack(keyed)
  if (isStage(target) && !shiftKey && walks(keyed, key)) return true
  return (
    keyed.shortcuts !== false && key.length === 1 && lettered(keyed, key.toLowerCase(), shiftKey)
  )
}

function goBack({ sheet, open, choice, letGo, cursor, setCursor }: Keyed): boolean {
  if (sheet !== null) open(null)
  else if (choice !== NOTHING && JSON.stringify(choice) !== JSON.stringify(NOTHING)) letGo()
  else if (cursor !== null) setCursor(null)
  else return false
  return true
}

function goTo({ setCursor, lens }: Keyed, zone: ZoneId): void {
  setCursor(zone)
  const [x, y] = placeOf(zone)
  lens.current?.show({ x, y }, true)
}

const hereOf = ({ cursor, now: { view } }: Keyed): ZoneId =>
  cursor ?? view.galleys[view.active]?.location ?? 'Venezia'

function walks(keyed: Keyed, key: string): boolean {
  const here = hereOf(keyed)
  const to = steered(key, here)
  if (to !== undefined) goTo(keyed, to)
  else if (key === 'Home')
    goTo(keyed, keyed.now.view.galleys[keyed.now.view.active]?.location ?? here)
  else if (key === 'Enter' || key === ' ') enter(keyed, here)
  else return false
  return true
}

/** What a press there does; if it does nothing, its card is shown. */
function enter({ choice, presses, press, open }: Keyed, here: ZoneId): void {
  const things = here === 'MARE' ? [{ zone: here }] : [{ port: here }, { zone: here }]
  const key = things.flatMap((thing) => keysOf(thing, choice)).find((one) => presses.has(one))
  if (key !== undefined) press(key)
  else open(here === 'MARE' ? { crowd: here } : { port: here })
}

function lettered(keyed: Keyed, key: string, isShift: boolean): boolean {
  const { root, open, ways } = keyed
  const here = hereOf(keyed)
  const kinds = KINDS[key]
  if (kinds !== undefined) return focusOn(root.current, kinds)
  if (key === 'n' && ways.length > 0) goTo(keyed, nextWay(ways, here, isShift ? -1 : 1))
  else if (key === 's') open({ scoring: 'now' })
  else if (key === 'b') open({ bank: true })
  else if (key === 'g') open({ crowd: here })
  else if (key === 'p' && here !== 'MARE') open({ port: here })
  else return false
  return true
}

function nextWay(ways: readonly Way[], here: ZoneId, by: 1 | -1): ZoneId {
  const at = ways.findIndex(({ zone }) => zone === here)
  const next = at < 0 ? (by > 0 ? 0 : ways.length - 1) : (at + by + ways.length) % ways.length
  return ways[next]?.zone ?? here
}

function focusOn(root: HTMLElement | null, kinds: readonly string[]): boolean {
  for (const kind of kinds) {
    const found = root?.querySelector<HTMLElement>(
      `.ser-dock button[data-point^="${kind}"]:enabled`,
    )
    if (found != null) {
      found.focus()
      return true
    }
  }
  return false
}
