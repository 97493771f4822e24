// Keeping one's name on every device: by a link in a mail, where the house sends mail, and by a code from another device.
import { useMe } from '../../data/me.ts'
import { useRemote } from '../../data/remote.ts'
import { useTitle } from '../../data/title.ts'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'
import { SignInByCode } from './sign-in-by-code.tsx'
import { SignInByMail } from './sign-in-by-mail.tsx'

export default function SignInPage() {
  const { say } = useWords()
  useTitle(say('signIn.title'))
  const me = useMe()
  const { value: house } = useRemote('GET /api/house')
  const isMailed = house?.mail !== false
  const hasCode = location.hash.length > 1
  if (me?.email && !hasCode) {
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
      {!isMailed && <p>{say('signIn.noMail')}</p>}
      {isMailed && !hasCode && <SignInByMail isMailed />}
      <SignInByCode />
      {me && !hasCode && (
        <p>
          {say('signIn.fromHere')} <Link to="/settings#devices">{say('devices.show')}</Link>
        </p>
      )}
      {house?.mail === false && (
        <details className="more">
          <summary>{say('signIn.runsHouse')}</summary>
          <SignInByMail isMailed={false} />
        </details>
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
