// Writes a number where any of a range will do, and says what it would be before it is played.
import type { AnyMove, Message } from '@foldtable/kernel'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../words/index.ts'
import { type Range, saysMoney } from './ranges.ts'
import type { Plain } from './use-plain.ts'

/** A press of a button changes money by half a dollar. */
const MONEY_LEAP = 50
const HUNDRED = 100

interface RangeFieldProps {
  readonly range: Range
  readonly plain: Plain
  /** What a move is called; nothing where the game has no name for it. */
  nameOf(move: AnyMove): Message | undefined
  play(move: AnyMove): void
}

export function RangeField({ range, plain, nameOf, play }: RangeFieldProps) {
  const { say } = useWords()
  const [value, setValue] = useState(range.least)
  const id = useId()
  const move = range.make(value)
  const name = nameOf(move)
  const unit = name !== undefined && saysMoney(name, value) ? HUNDRED : 1
  const leap = unit === 1 ? range.step : MONEY_LEAP
  const refusal = plain.whyNot(move)
  const change = (to: number) => setValue(Math.min(range.most, Math.max(range.least, to)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refusal === undefined) play(move)
  }
  return (
    <form className="plain-range" onSubmit={submit}>
      <label htmlFor={id}>{say('plain.number')}</label>
      <span className="plain-stepper">
        <button type="button" onClick={() => change(value - leap)} aria-label={say('plain.less')}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={range.least / unit}
          max={range.most / unit}
          step={range.step / unit}
          value={value / unit}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => setValue(Math.round(target.valueAsNumber * unit) || 0)}
        />
        <button type="button" onClick={() => change(value + leap)} aria-label={say('plain.more')}>
          +
        </button>
      </span>
      <button type="submit" className="button primary" disabled={refusal !== undefined}>
        {say('plain.play')}
      </button>
      <p id={`${id}-says`} aria-live="polite">
        {refusal ?? (name && plain.say(name))}
      </p>
    </form>
  )
}
