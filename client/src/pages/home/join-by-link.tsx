// Somebody sent a link or told a code.
import { type FormEvent, useState } from 'react'
import { navigate } from '../../app/router.tsx'
import { tablePathFrom } from '../../app/tables.ts'
import { useWords } from '../../words/index.ts'

export function JoinByLink() {
  const { say } = useWords()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const path = tablePathFrom(typed)
    setIsWrong(path === undefined)
    if (path !== undefined) navigate(path)
  }
  return (
    <section className="panel" aria-labelledby="join">
      <h2 id="join">{say('join.title')}</h2>
      <p className="muted">{say('join.text')}</p>
      <form className="join-form" onSubmit={go}>
        <label>
          <span className="hidden">{say('join.label')}</span>
          <input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={say('join.placeholder')}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby="join-problem"
          />
        </label>
        <button type="submit" className="button">
          {say('join.go')}
        </button>
      </form>
      <p className="problem" role="alert" id="join-problem">
        {isWrong ? say('join.wrong') : ''}
      </p>
    </section>
  )
}
