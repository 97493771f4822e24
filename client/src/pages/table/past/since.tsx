// "Since your last turn": what was missed, shown from the first of it.

import { useTableValue } from '../table-context.tsx'
import { momentsFrom } from './catch-up.ts'

export function Since() {
  const { session, table, words, playback } = useTableValue()
  const { unseenFrom, log } = table
  if (unseenFrom === null || playback.isPlaying || table.isPast) return null
  const count = momentsFrom(log, unseenFrom).length || table.n - unseenFrom + 1
  return (
    <section className="tf-card is-since" aria-label={words.say('table.sinceTitle')}>
      <p>{words.say('table.since', { count })}</p>
      <div className="row">
        <button
          type="button"
          className="button small primary"
          onClick={() => playback.playFrom(unseenFrom)}
        >
          {words.say('table.show')}
        </button>
        <button type="button" className="button small" onClick={() => session.markSeen()}>
          {words.say('table.notNow')}
        </button>
      </div>
    </section>
  )
}
