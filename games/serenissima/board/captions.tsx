// What matters is told over the chart for a while: a card of the Doge, a scoring, the end.
import type { Passing } from '../../drawing/player.ts'
import type { Cue } from './beats.ts'
import { useTalk } from './words/index.ts'

export function Captions({ passing }: { readonly passing: readonly Passing<Cue>[] }) {
  const { tell } = useTalk()
  const told = passing.flatMap(({ id, cue }) => (cue.kind === 'told' ? [{ id, cue }] : []))
  if (told.length === 0) return null
  return (
    <div className="ser-captions">
      {told.map(({ id, cue }) => (
        <p key={id}>{tell(cue.message)}</p>
      ))}
    </div>
  )
}
