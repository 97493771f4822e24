// A length of time in the unit that people would say it in; kept in seconds.

import { useId, useState } from 'react'
import { useWords } from '../words/index.ts'
import { Select } from './select.tsx'

const UNITS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const
type Unit = keyof typeof UNITS

interface DurationProps {
  readonly label: string
  readonly seconds: number
  readonly min: number
  readonly max: number
  onChange(seconds: number): void
}

/** The largest in which it is a whole number. */
const unitOf = (seconds: number): Unit =>
  seconds === 0
    ? 'second'
    : ((['day', 'hour', 'minute'] as const).find((unit) => seconds % UNITS[unit] === 0) ?? 'second')

export function DurationField({ label, seconds, min, max, onChange }: DurationProps) {
  const { say } = useWords()
  const id = useId()
  const [chosen, setChosen] = useState<Unit>()
  const unit = chosen !== undefined && seconds % UNITS[chosen] === 0 ? chosen : unitOf(seconds)
  const set = (count: number, of: Unit) => {
    setChosen(of)
    if (Number.isFinite(count))
      onChange(Math.min(max, Math.max(min, Math.round(count) * UNITS[of])))
  }
  const count = seconds / UNITS[unit]
  return (
    <div className="field duration">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          value={count}
          onChange={(event) => set(event.target.valueAsNumber, unit)}
        />
        <Select
          label={say('form.unitOf', { label })}
          value={unit}
          choices={(Object.keys(UNITS) as Unit[]).map((one) => [one, say(`unit.${one}`)])}
          onChoose={(chosen) => set(count, chosen)}
        />
      </div>
    </div>
  )
}
