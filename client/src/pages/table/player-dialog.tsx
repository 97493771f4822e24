// What one can do about somebody at the table: see their page, hear them no more, play with them no more.
import type { Seat } from '@foldtable/kernel'
import { useEffect, useRef, useState } from 'react'
import { type Away, keepAway, readKeptAway, useKeptAway } from '../../data/kept-away.ts'
import { useMe } from '../../data/me.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Link } from '../../widgets/link.tsx'
import { wordsFor } from '../../words/refusals.ts'
import { useTableValue } from './table-context.tsx'

const NEITHER: Away = { isMuted: false, isBlocked: false }

export function PlayerDialog({ seat, close }: { readonly seat: Seat; close(): void }) {
  const { table, words } = useTableValue()
  const { say } = words
  const me = useMe()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    readKeptAway().catch(() => undefined)
  }, [])
  const info = table.house?.seats[seat]
  if (info === undefined || info.account === null) return null
  return (
    <dialog ref={dialog} className="tf-dialog" aria-label={info.name} onClose={close}>
      <h2 className="tf-who-head">
        <Avatar avatar={info.avatar} size={44} /> {info.name}
      </h2>
      <div className="tf-ways">
        <Link to={`/players/${info.account}`} className="button">
          {say('rail.page')}
        </Link>
        {me != null && <KeepAway id={info.account} />}
        <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
          {say('help.close')}
        </button>
      </div>
    </dialog>
  )
}

function KeepAway({ id }: { readonly id: string }) {
  const { words } = useTableValue()
  const { say } = words
  const away = useKeptAway().get(id) ?? NEITHER
  const [problem, setProblem] = useState('')
  const change = async (part: Partial<Away>) => {
    const answer = await keepAway(id, { ...away, ...part })
    setProblem(answer.ok ? '' : wordsFor(answer.refusal, words))
  }
  return (
    <>
      <button
        type="button"
        className="button"
        aria-pressed={away.isMuted}
        onClick={() => void change({ isMuted: !away.isMuted })}
      >
        {say(away.isMuted ? 'rail.unmute' : 'rail.mute')}
      </button>
      <small>{say('rail.mute.why')}</small>
      <button
        type="button"
        className="button"
        aria-pressed={away.isBlocked}
        onClick={() => void change({ isBlocked: !away.isBlocked })}
      >
        {say(away.isBlocked ? 'rail.unblock' : 'rail.block')}
      </button>
      <small>{say('rail.block.why')}</small>
      <p role="alert">{problem}</p>
    </>
  )
}
