// There is nothing at this address.

import { useTitle } from '../../data/title.ts'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'

export function NowherePage() {
  const { say } = useWords()
  useTitle(say('nowhere.title'))
  return (
    <section className="page narrow nowhere">
      <p className="nowhere-number" aria-hidden="true">
        404
      </p>
      <h1>{say('nowhere.title')}</h1>
      <p>{say('nowhere.text')}</p>
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
