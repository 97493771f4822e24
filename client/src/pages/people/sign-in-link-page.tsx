// The end of the link in the letter. It takes effect with a click: mail readers open links by themselves.
import { useState } from 'react'
import { ask, type Refused } from '../../app/api.ts'
import type { PageProps } from '../../app/app.tsx'
import { noted } from '../../app/me.ts'
import { Link, navigate } from '../../app/router.tsx'
import { useTitle } from '../../app/title.ts'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

export default function SignInLinkPage({ route }: PageProps) {
  const { say } = useWords()
  useTitle(say('signIn.title'))
  const [refusal, setRefusal] = useState<Refused>()
  const [isBusy, setIsBusy] = useState(false)
  const complete = async () => {
    setIsBusy(true)
    const { token = '' } = route.params
    const answer = noted(await ask('POST /api/sign-in/complete', { body: { token } }))
    setIsBusy(false)
    if (answer.ok) navigate('/', { replace: true })
    else setRefusal(answer.refusal)
  }
  return (
    <section className="page narrow">
      <h1>{say('signIn.title')}</h1>
      <p>{say('signIn.finish')}</p>
      <Problem refusal={refusal} />
      {refusal === undefined ? (
        <button
          type="button"
          className="button primary big"
          disabled={isBusy}
          onClick={() => void complete()}
        >
          {say('signIn.finishButton')}
        </button>
      ) : (
        <Link to="/sign-in" className="button primary">
          {say('signIn.again')}
        </Link>
      )}
    </section>
  )
}
