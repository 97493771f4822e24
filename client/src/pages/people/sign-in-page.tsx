// Keeping one's name on every device: a link by e-mail, no password.
import { type FormEvent, useState } from 'react'
import { ask, type Refused } from '../../app/api.ts'
import { useMe } from '../../app/me.ts'
import { useRemote } from '../../app/remote.ts'
import { Link } from '../../app/router.tsx'
import { useTitle } from '../../app/title.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

export default function SignInPage() {
  const { language, say } = useWords()
  useTitle(say('signIn.title'))
  const me = useMe()
  const { value: house } = useRemote<{ readonly mail: boolean }>('/api/house')
  const isMailed = house?.mail !== false
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [refusal, setRefusal] = useState<Refused>()
  const [isBusy, setIsBusy] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const answer = await ask('POST', '/api/sign-in', { email, language })
    setIsBusy(false)
    setRefusal(answer.ok ? undefined : answer.refusal)
    if (answer.ok) setSentTo(email)
  }

  if (me?.email) {
    return (
      <section className="page narrow">
        <h1>{say('signIn.already')}</h1>
        <p>{say('signIn.alreadyText', { email: me.email })}</p>
        <Link to="/settings" className="button">
          {say('nav.settings')}
        </Link>
      </section>
    )
  }
  return (
    <section className="page narrow">
      <h1>{say('signIn.title')}</h1>
      <p>{say(isMailed ? 'signIn.text' : 'signIn.noMail')}</p>
      {sentTo === undefined ? (
        <form className="panel sign-in" onSubmit={(event) => void send(event)} noValidate>
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
      ) : (
        <div className="panel" role="status">
          <h2>{say(isMailed ? 'signIn.sent' : 'signIn.written')}</h2>
          <p>{say(isMailed ? 'signIn.sentText' : 'signIn.writtenText', { email: sentTo })}</p>
          <button type="button" className="button" onClick={() => setSentTo(undefined)}>
            {say('signIn.again')}
          </button>
        </div>
      )}
      <h2>{say('signIn.why')}</h2>
      <ul className="ticks">
        <li>{say('signIn.why1')}</li>
        {isMailed && <li>{say('signIn.why2')}</li>}
        <li>{say('signIn.why3')}</li>
      </ul>
      <p className="muted">{say('signIn.guestFine')}</p>
    </section>
  )
}
