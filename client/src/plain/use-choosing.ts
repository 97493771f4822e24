// What was chosen so far of the offers, what is looked for among them, and the keys that do it.
import type { AnyMove } from '@foldtable/kernel'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { type Choice, found, heldSteps, type Narrowed, narrow, pathsOf } from './narrowing.ts'
import { type Range, rangeOf } from './ranges.ts'
import type { Plain } from './use-plain.ts'

/** More offers than this, and there is a field to find one. */
const FILTER_FROM = 15

export interface Choosing extends Narrowed {
  /** The choices that fit the filter. */
  readonly shown: readonly Choice[]
  readonly filter: string
  setFilter(text: string): void
  readonly hasFilter: boolean
  /** Somebody asked for the field. */
  readonly isLooking: boolean
  look(): void
  readonly range: Range | undefined
  back(): void
  backTo(choice: number): void
  make(move: AnyMove): void
  pick(choice: Choice): void
  onKey(event: KeyboardEvent, box: HTMLElement | null): void
}

export function useChoosing({ game, offered, play }: Plain): Choosing {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [filter, setFilter] = useState('')
  const [isLooking, setLooking] = useState(false)
  const paths = useMemo(() => (offered === undefined ? [] : pathsOf(offered)), [offered])
  const narrowed = useMemo(() => narrow(paths, wanted), [paths, wanted])
  const { chosen, left } = narrowed
  const shown = found(narrowed, filter)
  const range = useMemo(
    () =>
      rangeOf(
        game,
        left.map(({ move }) => move),
      ),
    [game, left],
  )
  const goTo = (steps: readonly string[]) => {
    setFilter('')
    setWanted(steps)
  }
  const back = () => goTo(chosen.slice(0, -1))
  const make = (move: AnyMove) => {
    goTo(heldSteps(paths, move))
    play(move)
  }
  const pick = ({ move, key, label }: Choice) =>
    move === undefined ? goTo([...chosen, key ?? label]) : make(move)
  const onKey = (event: KeyboardEvent, box: HTMLElement | null) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const inField = event.target instanceof HTMLInputElement
    const number = /^[1-9]$/.test(event.key) && !inField ? shown[Number(event.key) - 1] : undefined
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && !inField)
    if (number !== undefined) pick(number)
    else if (isBack && filter !== '') setFilter('')
    else if (isBack && chosen.length > 0) back()
    else if (!step(event, box)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    ...narrowed,
    shown,
    filter,
    setFilter,
    hasFilter: left.length > FILTER_FROM || isLooking,
    isLooking,
    look: () => setLooking(true),
    range,
    back,
    backTo: (choice) => setWanted(chosen.slice(0, choice)),
    make,
    pick,
    onKey,
  }
}

/** Up, Down, Home and End go through the choices. */
function step({ key, target }: KeyboardEvent, box: HTMLElement | null): boolean {
  const all = [...(box?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
  const at = all.indexOf(target as HTMLElement)
  if (target instanceof HTMLInputElement && (target.type === 'number' || /^(Home|End)$/.test(key)))
    return false
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key]
  if (next === undefined || all.length === 0) return false
  all[(next + all.length) % all.length]?.focus()
  return true
}
