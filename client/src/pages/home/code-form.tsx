// Somebody told six digits, or sent a link.
import { type FormEvent, useId, useState } from 'react'
import { ask, type Refused } from '../../data/api.ts'
import { navigate } from '../../data/route.ts'
import { tablePathFrom } from '../../data/tables.ts'
import { useWords } from '../../words/index.ts'
import { wordsFor } from '../../words/refusals.ts'

export function CodeForm() {
  const words = useWords()
  const { say } = words
  const problem = useId()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<Refused>()
  const go = async (event: FormEvent) => {
    event.preventDefault()
    const digits = typed.replace(/\D/g, '')
    const path = /^[\d\s]*$/.test(typed) ? undefined : tablePathFrom(typed)
    if (path !== undefined) return navigate(path)
    const answer = await ask('GET /api/codes/:digits', { params: { digits: digits || '-' } })
    if (answer.ok) navigate(`/tables/${answer.value.table}`)
    else setRefusal(answer.refusal)
  }
  return (
    <section aria-labelledby="code">
      <h2 id="code">{say('home.code')}</h2>
      <p>{say('home.codeWhy')}</p>
      <form className="code-form" onSubmit={(event) => void go(event)}>
        <label>
          <span className="hidden">{say('home.codeLabel')}</span>
          <input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setRefusal(undefined)
            }}
            inputMode="numeric"
            autoComplete="off"
            placeholder="482 915"
            aria-invalid={refusal !== undefined}
            aria-describedby={problem}
          />
        </label>
        <button type="submit" className="button">
          {say('home.codeGo')}
        </button>
      </form>
      <p className="problem" role="alert" id={problem}>
        {refusal === undefined
          ? ''
          : refusal.code === 'malformedRequest'
            ? say('home.codeWrong')
            : wordsFor(refusal, words)}
      </p>
    </section>
  )
}
