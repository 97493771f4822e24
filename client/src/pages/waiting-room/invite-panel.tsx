// Bringing others to the table: a link to copy or share, a code to tell, a square to point a phone at.
import { useState } from 'react'
import { Icon } from '../../widgets/icon.tsx'
import { QrCode } from '../../widgets/qr-code.tsx'
import { useWords } from '../../words/index.ts'

interface InvitePanelProps {
  readonly id: string
  /** Needed at a private table. */
  readonly invite: string | undefined
}

export function InvitePanel({ id, invite }: InvitePanelProps) {
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
      <h2 id="invite">{say('invite.title')}</h2>
      <p className="muted">{say('invite.text')}</p>
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
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => navigator.share({ title: 'Foldtable', url: link }).catch(() => undefined)}
        >
          <Icon name="share" /> {say('invite.share')}
        </button>
      )}
      <div className="invite-qr">
        <QrCode text={link} label={say('invite.qr')} />
        <p className="muted small">
          {say('invite.qrText')}
          {invite === undefined && (
            <>
              <br />
              {say('invite.code')} <code>{id}</code>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
