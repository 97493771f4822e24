// Choosing an offer step by step. The question has the focus when it changes, the choices follow it.
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTableValue } from '../pages/table/table-context.tsx'
import { type Choice, filtered, heldSteps, narrow, pathsOf } from './narrowing.ts'

/** More choices than this, and there is a field to find one. */
const FILTER_FROM = 15

export function Choices({ about }: { readonly about: string }) {
  const { table, words, speech, play } = useTableValue()
  const { game, view, viewer, offers, house } = table
  const { say } = words
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [filter, setFilter] = useState('')
  const paths = useMemo(
    () =>
      game === null || viewer === 'spectator'
        ? []
        : pathsOf({ game, view, seat: viewer, seats: house?.seats.length ?? 0, offers, speech }),
    [game, view, viewer, offers, speech, house?.seats.length],
  )
  const { chosen, trail, choices } = useMemo(() => narrow(paths, wanted), [paths, wanted])
  const shown = filtered(choices, filter)
  const steps = trail.map(({ label }) => label)
  const list = useFocus(`${steps.join('\n')}|${choices.length}|${table.n}`)
  const hint = useId()

  const back = () => {
    setFilter('')
    setWanted(chosen.slice(0, -1))
  }
  const pick = ({ move, key, label }: Choice) => {
    setFilter('')
    if (move === undefined) return setWanted([...chosen, key ?? label])
    setWanted(heldSteps(paths, move))
    play(move)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const inField = event.target instanceof HTMLInputElement
    const number = /^[1-9]$/.test(event.key) && !inField ? shown[Number(event.key) - 1] : undefined
    if (number !== undefined) pick(number)
    else if (
      (event.key === 'Escape' || (event.key === 'Backspace' && !inField)) &&
      chosen.length > 0
    )
      back()
    else if (!step(event, list.current)) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside, wherever among them the focus is
    <div className="plain-choices" ref={list} onKeyDown={onKey}>
      <h2 className="plain-question" tabIndex={-1} data-question="">
        {table.isPast
          ? say('plain.pastNote')
          : choices.length === 0
            ? say('plain.nothingToDo')
            : say('plain.question', { about, count: choices.length })}
      </h2>
      {steps.length > 0 && (
        <nav
          className="plain-crumbs"
          aria-label={say('plain.chosenSoFar', { steps: steps.join(', ') })}
        >
          {trail.map(({ label, choice }) =>
            choice === null ? (
              <span key={label} className="plain-crumb">
                {label}
              </span>
            ) : (
              <button
                key={label}
                type="button"
                className="plain-crumb"
                onClick={() => setWanted(chosen.slice(0, choice))}
              >
                {label}
              </button>
            ),
          )}
          {chosen.length > 0 && (
            <button type="button" className="plain-crumb plain-back" onClick={back}>
              {say('plain.back')}
            </button>
          )}
        </nav>
      )}
      {choices.length > FILTER_FROM && (
        <label className="plain-filter">
          <span>{say('plain.filter')}</span>
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
          <span className="hidden" aria-live="polite">
            {filter === '' ? '' : say('plain.found', { count: shown.length })}
          </span>
        </label>
      )}
      <ol aria-label={say('plain.yourChoice')} aria-describedby={hint}>
        {shown.map((choice, index) => (
          <li key={choice.key ?? choice.label}>
            <button
              type="button"
              className="plain-choice"
              data-choice=""
              onClick={() => pick(choice)}
            >
              <span className="plain-number" aria-hidden="true">
                {index < 9 ? index + 1 : ''}
              </span>
              <span className="plain-label">{choice.label}</span>
              {choice.count > 1 && <small>{say('plain.behind', { count: choice.count })}</small>}
            </button>
          </li>
        ))}
      </ol>
      {choices.length > 0 && shown.length === 0 && <p>{say('plain.nothingFits')}</p>}
      <p className="plain-keys" id={hint}>
        {say('plain.keys')}
      </p>
    </div>
  )
}

/** Up, Down, Home and End go through the choices. */
function step({ key, target }: KeyboardEvent, box: HTMLElement | null): boolean {
  const all = [...(box?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]
  const at = all.indexOf(target as HTMLElement)
  if ((key === 'Home' || key === 'End') && target instanceof HTMLInputElement) return false
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key]
  if (next === undefined || all.length === 0) return false
  all[(next + all.length) % all.length]?.focus()
  return true
}

/** When there is something else to choose, the question has the focus: unless it is elsewhere on purpose. It is never lost. */
function useFocus(what: string) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef('')
  const wasHere = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && box.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (latest.current === what) return
    latest.current = what
    const { activeElement } = document
    const isNowhere = activeElement === null || activeElement.matches('body, main')
    const isWriting = activeElement instanceof HTMLInputElement
    if (isWriting || !(isNowhere || wasHere.current)) return
    box.current
      ?.querySelector<HTMLElement>('[data-question]')
      ?.focus({ preventScroll: isNowhere && !wasHere.current })
  }, [what])
  return box
}
