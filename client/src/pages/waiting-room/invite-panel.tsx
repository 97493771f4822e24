// Bringing others to the table: six digits to say, a link to share or copy, a square to point a phone at.
import type { RoomInfo } from '@foldtable/protocol'
import { useState } from 'react'
import { Icon } from '../../widgets/icon.tsx'
import { QrCode } from '../../widgets/qr-code.tsx'
import { useWords } from '../../words/index.ts'

interface InvitePanelProps {
  readonly house: RoomInfo
  /** Needed at a private table. */
  readonly invite: string | undefined
  /** Makes the link of a private table, or the digits, worth nothing, and new ones; for the host. */
  readonly onRenew: (() => void) | undefined
}

export function InvitePanel({ house: { id, code }, invite, onRenew }: InvitePanelProps) {
  const { say } = useWords()
  const [isCopied, setIsCopied] = useState(false)
  const link = `${location.origin}/tables/${id}${invite === undefined ? '' : `?invite=${invite}`}`
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2500)
  }
  return (
    <section className="panel invite" aria-labelledby="invite">
      <h2 id="invite">{say('room.invite')}</h2>
      {code !== null && (
        <div className="say-code">
          <strong>
            {code.slice(0, 3)} {code.slice(3)}
          </strong>
          <span className="muted small">{say('room.codeWhy')}</span>
        </div>
      )}
      <div className="invite-link">
        <input
          readOnly
          value={link}
          aria-label={say('invite.link')}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => copy().catch(() => undefined)}>
          <Icon name={isCopied ? 'check' : 'copy'} />{' '}
          {say(isCopied ? 'invite.copied' : 'invite.copy')}
        </button>
      </div>
      <span className="hidden" role="status">
        {isCopied ? say('invite.copied') : ''}
      </span>
      <div className="invite-qr">
        <QrCode text={link} label={say('invite.qr')} />
        <div>
          <p className="muted small">{say('room.qr')}</p>
          {'share' in navigator && (
            <button
              type="button"
              className="button"
              onClick={() =>
                navigator.share({ title: 'Foldtable', url: link }).catch(() => undefined)
              }
            >
              <Icon name="share" /> {say('invite.share')}
            </button>
          )}
          {onRenew !== undefined && (
            <button type="button" className="button quiet" onClick={onRenew}>
              {say(code === null ? 'invite.newLink' : 'invite.newCode')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
