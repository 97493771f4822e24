// Rules and help at the table: what is asked now, the guide, words, and rules.
import { Link } from '../../../app/router.tsx'
import { useTableValue } from '../table-context.tsx'

export function Help() {
  const { table, words, frame } = useTableValue()
  const { say } = words
  const title = table.game?.meta.title ?? ''
  return (
    <section className="tf-help" aria-label={say('turn.help')}>
      <div className="tf-help-head">
        <h2>{say('help.title', { game: title })}</h2>
        <button type="button" className="button" onClick={frame.closeSheet}>
          {say('help.close')}
        </button>
      </div>
      <p className="tf-help-body">
        <Link to={`/games/${table.game?.meta.id ?? ''}`}>{say('help.guide')}</Link>
      </p>
    </section>
  )
}
