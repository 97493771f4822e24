// What a strong bot would do here, in words, and one press to do it.
import { nameText } from '../../plain/narrowing.ts'
import { useTableValue } from './table-context.tsx'

export function HintStrip() {
  const { table, words, speech, hint, closeHint, play } = useTableValue()
  const { say } = words
  const { game, view, viewer, house } = table
  if (hint === null || game === null || viewer === 'spectator' || table.isPast) return null
  if (hint === 'thinking')
    return (
      <section className="tf-ask" role="status">
        <p>{say('hint.thinking')}</p>
      </section>
    )
  const seats = house?.seats.length ?? 0
  const name = nameText({ game, view, seat: viewer, seats, offers: table.offers, speech }, hint)
  const doIt = () => {
    closeHint()
    play(hint)
  }
  return (
    <section className="tf-ask" role="status" aria-label={say('menu.hint')}>
      <p>
        <b>{say('hint.says', { move: name })}</b>
      </p>
      <div className="row">
        <button type="button" className="button" onClick={closeHint}>
          {say('hint.close')}
        </button>
        <button type="button" className="button primary" onClick={doIt}>
          {say('hint.do')}
        </button>
      </div>
    </section>
  )
}
