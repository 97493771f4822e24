// A few things of which one is chosen, side by side: radio buttons that look like a switch.
import { useId } from 'react'

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly (readonly [T, string])[]
  readonly isLabelShown?: boolean
  readonly disabled?: boolean
  onChoose(value: T): void
}

export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { label, value, choices, isLabelShown = false, disabled = false, onChoose } = props
  const name = useId()
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend className={isLabelShown ? undefined : 'hidden'}>{label}</legend>
      <div className="choices-row">
        {choices.map(([one, words]) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChoose(one)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
