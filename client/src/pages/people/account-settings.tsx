// What others see of a person, and when they are written to.
import { type FormEvent, useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { type Account, changeMe } from '../../data/me.ts'
import { Choices } from '../../widgets/choices.tsx'
import { FieldGroup } from '../../widgets/field.tsx'
import { Link } from '../../widgets/link.tsx'
import { NAME_LENGTH } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { AvatarChooser } from './avatar-chooser.tsx'

export function AccountSettings({ me }: { readonly me: Account }) {
  const { say } = useWords()
  const [name, setName] = useState(me.name)
  const [refusal, setRefusal] = useState<Refused>()
  const [isSaved, setIsSaved] = useState(false)
  const change = async (part: Parameters<typeof changeMe>[0]) => {
    const answer = await changeMe(part)
    setRefusal(answer.ok ? undefined : answer.refusal)
    setIsSaved(answer.ok)
  }
  const rename = (event: FormEvent) => {
    event.preventDefault()
    void change({ name })
  }
  return (
    <FieldGroup title={say('settings.you')}>
      <form className="rename" onSubmit={rename}>
        <label className="field">
          <span>{say('home.name')}</span>
          <input
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setIsSaved(false)
            }}
            autoComplete="nickname"
            maxLength={NAME_LENGTH}
            aria-describedby="rename-problem"
          />
        </label>
        <button type="submit" className="button" disabled={name === me.name}>
          {say('common.save')}
        </button>
      </form>
      <Problem refusal={refusal} id="rename-problem" />
      <p className="muted small" role="status">
        {isSaved ? say('settings.saved') : ''}
      </p>
      <AvatarChooser avatar={me.avatar} onChoose={(avatar) => void change({ avatar })} />
      {me.email === null ? (
        <p className="muted">
          {say('settings.guest')} <Link to="/sign-in">{say('player.keepName')}</Link>
        </p>
      ) : (
        <>
          <p className="muted">{say('settings.signedInAs', { email: me.email })}</p>
          <Choices
            label={say('settings.notices')}
            isLabelShown
            value={me.notices}
            choices={(['off', 'now', 'digest'] as const).map(
              (one) => [one, say(`notices.${one}`)] as const,
            )}
            onChoose={(notices) => void change({ notices })}
          />
        </>
      )}
    </FieldGroup>
  )
}
