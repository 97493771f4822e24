// A link by e-mail; where the house sends none it is written to its log, for whoever runs it.
import { type FormEvent, useState } from 'react'
import { ask, type Refused } from '../../data/api.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

export function SignInByMail({ isMailed }: { readonly isMailed: boolean }) {
  const { language, say } = useWords()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [refusal, setRefusal] = useState<Refused>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const answer = await ask('POST /api/sign-in', { body: { email, language } })
    setIsBusy(false)
    setRefusal(answer.ok ? undefined : answer.refusal)
    if (answer.ok) setSentTo(email)
  }
  if (sentTo !== undefined)
    return (
      <div className="panel" role="status">
        <h2>{say(isMailed ? 'signIn.sent' : 'signIn.written')}</h2>
        <p>{say(isMailed ? 'signIn.sentText' : 'signIn.writtenText', { email: sentTo })}</p>
        <button type="button" className="button" onClick={() => setSentTo(undefined)}>
          {say('signIn.again')}
        </button>
      </div>
    )
  return (
    <form className="panel sign-in" onSubmit={(event) => void send(event)} noValidate>
      <p>{say(isMailed ? 'signIn.text' : 'signIn.logText')}</p>
      <label className="field">
        <span>{say('signIn.email')}</span>
        <input
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoComplete="email"
          placeholder="ann@example.org"
          aria-invalid={refusal !== undefined}
          aria-describedby="email-problem"
        />
      </label>
      <Problem refusal={refusal} id="email-problem" />
      <button type="submit" className="button primary big" disabled={isBusy}>
        {isMailed && <Icon name="mail" />} {say(isMailed ? 'signIn.send' : 'signIn.write')}
      </button>
    </form>
  )
}
