// "Since your last turn": what was missed, shown from the first of it.
import { momentsFrom } from './catch-up.ts'
import { useTableValue } from './table-context.tsx'
import type { Playback } from './use-playback.ts'

export function CatchUpBar({ playback }: { readonly playback: Playback }) {
  const { session, table, words } = useTableValue()
  const { unseenFrom, log } = table
  if (unseenFrom === null || playback.isPlaying || table.isPast) return null
  const count = momentsFrom(log, unseenFrom).length || table.n - unseenFrom + 1
  return (
    <section className="tp-catch-up" aria-label={words.say('table.sinceTitle')}>
      <p>{words.say('table.since', { count })}</p>
      <div className="tp-row">
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
