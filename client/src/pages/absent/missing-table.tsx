// There is no such table, or it is private and one was not invited; or there is no room for one more.

import type { Problem } from '../../store/types.ts'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'

export function MissingTable({ problem }: { readonly problem: Problem | null }) {
  const { say } = useWords()
  return (
    <section className="page narrow nowhere">
      <h1>{say('missing.title')}</h1>
      <p>{say(problem?.kind === 'refused' ? `refusal.${problem.refusal.code}` : 'missing.text')}</p>
      <p className="row">
        <Link to="/" className="button primary">
          {say('nav.home')}
        </Link>
        <Link to="/lobby" className="button">
          {say('nav.lobby')}
        </Link>
      </p>
    </section>
  )
}
