// Choosing an offer step by step. The heading has the focus when something else is asked, the choices follow it.
import type { AnyMove } from '@foldtable/kernel'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { RuleButton } from '../pages/table/rule-button.tsx'
import { useTableValue } from '../pages/table/table-context.tsx'
import {
  type Choice,
  fitting,
  found,
  goesByStep,
  heldSteps,
  nameText,
  narrow,
  type Offered,
  pathsOf,
} from './narrowing.ts'
import { RangeField } from './range-field.tsx'
import { rangeOf } from './ranges.ts'
import { refusedMoves } from './refused.ts'
import { useQuestionFocus } from './use-question-focus.ts'

/** More offers than this, and there is a field to find one. */
const FILTER_FROM = 15
/** With so few found, it is worth saying what is not possible. */
const FEW = 4

export function Choices({ about }: { readonly about: string }) {
  const { table, words, play } = useTableValue()
  const { say } = words
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [filter, setFilter] = useState('')
  const [isLooking, setLooking] = useState(false)
  const offered = useOffered()
  const paths = useMemo(() => (offered === undefined ? [] : pathsOf(offered)), [offered])
  const narrowed = useMemo(() => narrow(paths, wanted), [paths, wanted])
  const { chosen, trail, choices, left } = narrowed
  const shown = found(narrowed, filter)
  const steps = trail.map(({ label }) => label)
  const list = useQuestionFocus(`${steps.join('\n')}|${choices.length}|${table.n}`)
  const hint = useId()
  const range = useMemo(
    () =>
      table.game &&
      rangeOf(
        table.game,
        left.map(({ move }) => move),
      ),
    [table.game, left],
  )
  const hasFilter = left.length > FILTER_FROM || isLooking
  if (table.isPast || choices.length === 0) return <Nothing about={about} />

  const back = () => {
    setFilter('')
    setWanted(chosen.slice(0, -1))
  }
  const make = (move: AnyMove) => {
    setFilter('')
    setWanted(heldSteps(paths, move))
    play(move)
  }
  const pick = ({ move, key, label }: Choice) => {
    setFilter('')
    if (move === undefined) setWanted([...chosen, key ?? label])
    else make(move)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const inField = event.target instanceof HTMLInputElement
    const number = /^[1-9]$/.test(event.key) && !inField ? shown[Number(event.key) - 1] : undefined
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && !inField)
    if (number !== undefined) pick(number)
    else if (isBack && (filter !== '' || chosen.length > 0)) {
      if (filter === '') back()
      else setFilter('')
    } else if (!step(event, list.current)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside, wherever among them the focus is
    <div className="plain-choices" ref={list} onKeyDown={onKey}>
      <h2 className="plain-question" tabIndex={-1} data-question="">
        <span className="hidden">{about} </span>
        {say('plain.choices', { count: choices.length })}
      </h2>
      {!hasFilter && (
        <button type="button" className="plain-why" onClick={() => setLooking(true)}>
          {say('plain.why')}
        </button>
      )}
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
      {hasFilter && (
        <label className="plain-filter">
          <span className="hidden">{say('plain.filter')}</span>
          <input
            type="search"
            // biome-ignore lint/a11y/noAutofocus: whoever has just asked for it writes into it
            autoFocus={isLooking}
            value={filter}
            placeholder={say('plain.filter')}
            onChange={(event) => setFilter(event.target.value)}
          />
          <span className="hidden" aria-live="polite">
            {filter === '' ? '' : say('plain.found', { count: shown.length })}
          </span>
        </label>
      )}
      <div className="plain-list" data-scrolls="">
        <ol aria-label={say('plain.yourChoice')} aria-describedby={hint}>
          {shown.map((choice, index) => (
            <li key={choice.key ?? choice.label}>
              <button
                type="button"
                className={`plain-choice${shown.length === 1 && filter === '' ? ' is-only' : ''}`}
                data-choice=""
                onClick={() => pick(choice)}
              >
                {index < 9 && (
                  <span className="plain-key" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <span className="plain-label">{choice.label}</span>
                {choice.count > 1 && (
                  <small>
                    <span className="plain-behind">
                      {say('plain.behind', { count: choice.count })}
                    </span>
                    <span className="plain-count" aria-hidden="true">
                      {choice.count} ›
                    </span>
                  </small>
                )}
              </button>
            </li>
          ))}
        </ol>
        {shown.length === 0 && <p className="plain-none">{say('plain.nothingFits')}</p>}
        {offered !== undefined && shown.length < FEW && (
          <NotNow offered={offered} filter={filter} />
        )}
        {range && filter === '' && (
          <RangeField
            key={`${table.n}`}
            range={range}
            nameOf={(move) => offered && table.game?.nameOffer?.(offered.view, offered.seat, move)}
            play={make}
          />
        )}
        <p className="plain-keys" id={hint}>
          {say('plain.keys')}
        </p>
      </div>
    </div>
  )
}

/** The heading stays where it was, so that the focus does not get lost while others play. */
function Nothing({ about }: { readonly about: string }) {
  const { table, words } = useTableValue()
  const box = useQuestionFocus(`nothing ${table.n}`)
  return (
    <div className="plain-choices is-nothing" ref={box}>
      <h2 className="plain-question" tabIndex={-1} data-question="">
        <span className="hidden">{about} </span>
        {words.say('plain.nothingToDo')}
      </h2>
    </div>
  )
}

/** What the seat can choose from; it stays step by step within one turn, so that a key does not change its meaning. */
function useOffered(): Offered | undefined {
  const { table, speech } = useTableValue()
  const { game, view, eyes, offers, house, decision } = table
  const turn = decision?.result === undefined ? decision?.turn : undefined
  const stepwise = useRef<number | undefined>(undefined)
  return useMemo(() => {
    if (game === null || typeof eyes !== 'number') return undefined
    const isStepwise = turn !== undefined && stepwise.current === turn
    const seats = house?.seats.length ?? 0
    const offered = { game, view, seat: eyes, seats, offers, speech, isStepwise }
    if (offers.length > 0) stepwise.current = goesByStep(offered) ? turn : undefined
    return offered
  }, [game, view, eyes, offers, speech, house?.seats.length, turn])
}

interface NotNowProps {
  readonly offered: Offered
  readonly filter: string
}

/** Whoever looks for something that is not offered is told why not. */
function NotNow({ offered, filter }: NotNowProps) {
  const { session, table, words, explain } = useTableValue()
  const looked = useDeferredValue(filter)
  const { decision, game } = table
  const refused = useMemo(() => {
    const fits = looked.trim().length < 2 ? undefined : fitting(looked)
    if (fits === undefined || game === null) return []
    return refusedMoves(
      { game, view: offered.view, seat: offered.seat, decision },
      {
        fits,
        labelOf: (move) => nameOrNothing(offered, move),
        whyNot: (move) => session.whyNot(move),
      },
    )
  }, [looked, offered, game, decision, session])
  if (refused.length === 0) return null
  return (
    <section className="plain-refused" aria-label={words.say('plain.notNow')}>
      <h3>{words.say('plain.notNow')}</h3>
      <ul aria-live="polite">
        {refused.map(({ label, why }) => (
          <li key={label}>
            <b>{label}</b> {explain(why)} <RuleButton rule={why.rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A move that is refused may not have a name: what it speaks of need not be there. */
function nameOrNothing(offered: Offered, move: AnyMove): string | undefined {
  try {
    return nameText(offered, move)
  } catch {
    return undefined
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
