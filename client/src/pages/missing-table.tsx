// There is no such table, or it is private and one was not invited.
import { Link } from '../app/router.tsx'
import { useWords } from '../words/index.ts'

export function MissingTable() {
  const { say } = useWords()
  return (
    <section className="page narrow nowhere">
      <h1>{say('missing.title')}</h1>
      <p>{say('missing.text')}</p>
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
