// Two buttons about somebody else: not to hear them, not to sit with them. They are not told.
import { useEffect, useState } from 'react'
import type { Refused } from '../data/api.ts'
import { type Away, keepAway, readKeptAway, useKeptAway } from '../data/kept-away.ts'
import { useMe } from '../data/me.ts'
import { useWords } from '../words/index.ts'
import { Problem } from './problem.tsx'

/** Nothing for oneself, and nothing for who is nobody yet. */
export function KeepAway({ id, name }: { readonly id: string; readonly name: string }) {
  const { say } = useWords()
  const me = useMe()
  useEffect(() => {
    readKeptAway().catch(() => undefined)
  }, [])
  const { isMuted = false, isBlocked = false } = useKeptAway().get(id) ?? {}
  const [refusal, setRefusal] = useState<Refused>()
  if (!me || me.id === id) return null
  const change = async (part: Partial<Away>) => {
    const answer = await keepAway(id, { isMuted, isBlocked, ...part })
    setRefusal(answer.ok ? undefined : answer.refusal)
  }
  return (
    <div className="keep-away">
      <p>
        <button
          type="button"
          className="button"
          aria-pressed={isMuted}
          onClick={() => void change({ isMuted: !isMuted })}
        >
          {say(isMuted ? 'rail.unmute' : 'rail.mute')}
          <span className="hidden"> {name}</span>
        </button>{' '}
        <small className="muted">{say('rail.mute.why')}</small>
      </p>
      <p>
        <button
          type="button"
          className="button"
          aria-pressed={isBlocked}
          onClick={() => void change({ isBlocked: !isBlocked })}
        >
          {say(isBlocked ? 'rail.unblock' : 'rail.block')}
          <span className="hidden"> {name}</span>
        </button>{' '}
        <small className="muted">{say('rail.block.why')}</small>
      </p>
      <Problem refusal={refusal} />
    </div>
  )
}
