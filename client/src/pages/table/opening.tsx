// A table that is on its way: bar and rail at the place and of the size that they will have.
import { Link } from '../../widgets/link.tsx'
import { Mark } from '../../widgets/mark.tsx'
import { useWords } from '../../words/index.ts'
import '../../styles/table.css'

export function Opening() {
  const { say } = useWords()
  return (
    <div className="tf is-opening" aria-busy="true">
      <section className="tf-turn" data-tone="wait" data-kind="opening">
        <Link to="/" className="tf-home" aria-label={say('turn.home')}>
          <Mark />
        </Link>
        <div className="tf-says">
          <h1 aria-live="polite">{say('turn.opening')}</h1>
        </div>
      </section>
      <div className="tf-board" />
      <div className="tf-rail" />
      <div className="tf-bar" />
    </div>
  )
}
