// The end of the link in the letter. It takes effect with a click: mail readers open links by themselves.
import { useState } from 'react'
import { ask, type Refused } from '../../data/api.ts'
import { noted } from '../../data/me.ts'
import type { PageProps } from '../../data/route.ts'
import { navigate } from '../../data/route.ts'
import { useTitle } from '../../data/title.ts'
import { Link } from '../../widgets/link.tsx'
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
