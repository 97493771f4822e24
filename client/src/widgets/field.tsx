// Controls of a form with their words: a switch, a number, a choice from a list, a length of time.
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words/index.ts'
import { Select } from './select.tsx'

interface Labelled {
  readonly label: string
  readonly hint?: string | undefined
  readonly disabled?: boolean
}

export function Switch(props: Labelled & { readonly on: boolean; onChange(on: boolean): void }) {
  const { label, hint, disabled, on, onChange } = props
  const id = useId()
  return (
    <div className="field switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <small className="muted" id={id}>
          {hint}
        </small>
      )}
    </div>
  )
}

interface NumberProps extends Labelled {
  readonly value: number
  readonly min: number
  readonly max: number
  onChange(value: number): void
}

export function NumberField({ label, hint, disabled, value, min, max, onChange }: NumberProps) {
  const { say } = useWords()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isFine = (one: number) => Number.isInteger(one) && one >= min && one <= max
  const isWrong = typed !== undefined && !isFine(Number(typed))
  const step = (by: number) => {
    setTyped(undefined)
    onChange(Math.min(max, Math.max(min, value + by)))
  }
  return (
    <div className="field number">
      <label htmlFor={id}>{label}</label>
      <div className="stepper">
        <button
          type="button"
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
          aria-label={say('form.less', { label })}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          disabled={disabled}
          min={min}
          max={max}
          value={typed ?? value}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.target.value)
            if (isFine(Number(event.target.value)) && event.target.value !== '')
              onChange(Number(event.target.value))
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          disabled={disabled || value >= max}
          onClick={() => step(1)}
          aria-label={say('form.more', { label })}
        >
          +
        </button>
      </div>
      <small id={`${id}-hint`} className={isWrong ? 'problem' : 'muted'}>
        {isWrong ? say('form.range', { min, max }) : hint}
      </small>
    </div>
  )
}

interface SelectProps extends Labelled {
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  onChange(value: string): void
}

export function SelectField({ label, hint, disabled, value, choices, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        choices={choices}
        disabled={disabled}
        describedBy={hint === undefined ? undefined : `${id}-hint`}
        onChoose={onChange}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} className="muted">
          {hint}
        </small>
      )}
    </div>
  )
}

export function FieldGroup({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <fieldset className="field-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
