// A code that another device shows, typed or brought by its QR code. Nothing happens before somebody has read whose it is and
// said yes: a link from a stranger would else have one play under the stranger's name.
import type { CodeOwner } from '@foldtable/protocol'
import { type FormEvent, useState } from 'react'
import { ask, type Refused } from '../../data/api.ts'
import { noted, useMe } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { Avatar } from '../../widgets/avatar.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'

export function SignInByCode() {
  const { say } = useWords()
  const [code, setCode] = useState(() => location.hash.slice(1))
  const [owner, setOwner] = useState<CodeOwner>()
  const [refusal, setRefusal] = useState<Refused>()
  const [isBusy, setIsBusy] = useState(false)

  const look = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const answer = await ask('POST /api/sign-in/code', { body: { code } })
    setIsBusy(false)
    setRefusal(answer.ok ? undefined : answer.refusal)
    if (answer.ok) setOwner(answer.value)
  }
  const complete = async () => {
    setIsBusy(true)
    const body = { code, replace: true }
    const answer = noted(await ask('POST /api/sign-in/code/complete', { body }))
    setIsBusy(false)
    if (answer.ok) navigate('/settings#devices', { replace: true })
    else {
      setOwner(undefined)
      setRefusal(answer.refusal)
    }
  }

  if (owner !== undefined)
    return (
      <WhoseItIs
        owner={owner}
        isBusy={isBusy}
        onYes={() => void complete()}
        onNo={() => setOwner(undefined)}
      />
    )
  return (
    <form className="panel sign-in" onSubmit={(event) => void look(event)}>
      <h2>{say('signIn.byCode')}</h2>
      <p>{say('signIn.byCodeText')}</p>
      <label className="field">
        <span>{say('signIn.code')}</span>
        <input
          className="code-input"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={12}
          placeholder="ABCD 2345"
          aria-invalid={refusal !== undefined}
          aria-describedby="code-problem"
        />
      </label>
      <Problem refusal={refusal} id="code-problem" />
      <button
        type="submit"
        className="button primary big"
        disabled={isBusy || code.trim().length < 8}
      >
        {say('signIn.codeGo')}
      </button>
    </form>
  )
}

interface WhoseItIsProps {
  readonly owner: CodeOwner
  readonly isBusy: boolean
  onYes(): void
  onNo(): void
}

function WhoseItIs({ owner, isBusy, onYes, onNo }: WhoseItIsProps) {
  const { say } = useWords()
  const me = useMe()
  return (
    <div className="panel sign-in" role="status">
      <h2 className="row">
        <Avatar avatar={owner.avatar} /> {say('signIn.as', { name: owner.name })}
      </h2>
      <p>{say('signIn.asText', { name: owner.name })}</p>
      {me && me.name !== owner.name && (
        <p className="problem">
          {say(me.email === null ? 'signIn.insteadGuest' : 'signIn.instead', { name: me.name })}
        </p>
      )}
      <div className="row">
        <button type="button" className="button primary big" disabled={isBusy} onClick={onYes}>
          {say('signIn.asYes', { name: owner.name })}
        </button>
        <button type="button" className="button" onClick={onNo}>
          {say('common.cancel')}
        </button>
      </div>
    </div>
  )
}
