// One of a list, which opens as the device opens lists.

interface SelectProps<V extends string> {
  readonly value: V
  readonly choices: readonly (readonly [V, string])[]
  onChoose(value: V): void
  /** For those who do not see it; missing where another element names it. */
  readonly label?: string
  readonly id?: string
  readonly className?: string
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { value, choices, onChoose, label, describedBy, ...plain } = props
  return (
    <select
      {...plain}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const chosen = choices.find(([one]) => one === target.value)
        if (chosen !== undefined) onChoose(chosen[0])
      }}
    >
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  )
}
