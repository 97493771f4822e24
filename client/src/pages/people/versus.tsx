// You and them: who was ahead how often.
import type { Versus as Fared } from '@foldtable/protocol'
import { useWords } from '../../words/index.ts'

export function Versus({ fared, name }: { readonly fared: Fared; readonly name: string }) {
  const { say } = useWords()
  const { games, ahead, behind } = fared
  if (games === 0) return null
  return (
    <section className="panel versus">
      <h2>{say('player.versus', { name })}</h2>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="versus-all" width="100" height="4" />
        <rect className="versus-you" width={(100 * ahead) / games} height="4" />
        <rect
          className="versus-them"
          x={100 - (100 * behind) / games}
          width={(100 * behind) / games}
          height="4"
        />
      </svg>
      <p>{say('player.versusWords', { ahead, behind, games })}</p>
    </section>
  )
}
