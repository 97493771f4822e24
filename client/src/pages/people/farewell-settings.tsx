// One's own data, signing out, and going for good.
import { useRef, useState } from 'react'
import { ask, type Refused } from '../../data/api.ts'
import { type Account, setMe, signOut } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { FieldGroup } from '../../widgets/field.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

export function FarewellSettings({ me }: { readonly me: Account }) {
  const { say } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [refusal, setRefusal] = useState<Refused>()
  const remove = async () => {
    const answer = await ask('DELETE /api/me')
    if (!answer.ok) return setRefusal(answer.refusal)
    setMe(null)
    navigate('/')
  }
  const leave = async (where: 'here' | 'everywhere') => {
    await signOut(where)
    navigate('/')
  }
  return (
    <FieldGroup title={say('settings.data')}>
      <div className="row">
        <a className="button" href="/api/me/export" download="foldtable.json">
          <Icon name="download" /> {say('settings.export')}
        </a>
        <button type="button" className="button" onClick={() => void leave('here')}>
          <Icon name="door" /> {say('settings.signOut')}
        </button>
        {me.email !== null && (
          <button type="button" className="button" onClick={() => void leave('everywhere')}>
            <Icon name="door" /> {say('settings.signOutEverywhere')}
          </button>
        )}
        <button type="button" className="button danger" onClick={() => dialog.current?.showModal()}>
          <Icon name="trash" /> {say('settings.delete')}
        </button>
      </div>
      {me.email === null && <p className="muted small">{say('settings.signOutGuest')}</p>}
      <dialog ref={dialog} aria-labelledby="delete-title">
        <h2 id="delete-title">{say('settings.deleteTitle')}</h2>
        <p>{say('settings.deleteText')}</p>
        <Problem refusal={refusal} />
        <form method="dialog" className="row">
          <button type="submit" className="button primary">
            {say('settings.deleteNo')}
          </button>
          <button type="button" className="button danger" onClick={() => void remove()}>
            {say('settings.deleteYes')}
          </button>
        </form>
      </dialog>
    </FieldGroup>
  )
}
