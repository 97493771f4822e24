// Where somebody is signed in, and the way to one more device: a code and a square that work once, for minutes.
import type { ShownCode } from '@foldtable/protocol'
import { useEffect, useRef, useState } from 'react'
import { ask, type Refused } from '../../data/api.ts'
import { dismissNewDevice, openWire, useNewDevice } from '../../data/line.ts'
import { useRemote } from '../../data/remote.ts'
import { FieldGroup } from '../../widgets/field.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { QrCode } from '../../widgets/qr-code.tsx'
import { Ago } from '../../widgets/time.tsx'
import { useWords } from '../../words/index.ts'

export function Devices() {
  const { say } = useWords()
  const { value: devices, reload } = useRemote('GET /api/me/devices')
  const [shown, setShown] = useState<ShownCode>()
  const [refusal, setRefusal] = useState<Refused>()
  const came = useNewDevice()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    openWire().start()
    if (location.hash === '#devices') list.current?.scrollIntoView({ block: 'center' })
  }, [])
  useEffect(() => {
    if (came === null) return
    setShown(undefined)
    reload()
  }, [came, reload])
  const show = async () => {
    const answer = await ask('POST /api/me/devices/code')
    setRefusal(answer.ok ? undefined : answer.refusal)
    dismissNewDevice()
    if (answer.ok) setShown(answer.value)
  }
  const end = async (id: string) => {
    const answer = await ask('DELETE /api/me/devices/:id', { params: { id } })
    setRefusal(answer.ok ? undefined : answer.refusal)
    reload()
  }
  return (
    <FieldGroup title={say('devices.title')}>
      {shown === undefined ? (
        <p>
          <button type="button" className="button" onClick={() => void show()}>
            <Icon name="device" /> {say('devices.show')}
          </button>
        </p>
      ) : (
        <CodeShown shown={shown} onOver={() => setShown(undefined)} />
      )}
      <Problem refusal={refusal} />
      <ul ref={list} className="devices">
        {(devices ?? []).map(({ id, device, seen, isThis }) => (
          <li key={id}>
            <span>
              <b>{device || say('devices.unknown')}</b>
              <small className="muted">{isThis ? say('devices.this') : <Ago at={seen} />}</small>
            </span>
            {!isThis && (
              <button
                type="button"
                className="button small"
                aria-label={say('devices.endOf', { device: device || say('devices.unknown') })}
                onClick={() => void end(id)}
              >
                {say('devices.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

function CodeShown({ shown: { code, until }, onOver }: { shown: ShownCode; onOver(): void }) {
  const { say } = useWords()
  useEffect(() => {
    const timer = setTimeout(onOver, Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until, onOver])
  return (
    <div className="invite-qr">
      <QrCode text={`${location.origin}/sign-in#${code}`} label={say('devices.qr')} />
      <div className="shown-code">
        <p className="say-code">
          <strong>
            {code.slice(0, 4)} {code.slice(4)}
          </strong>
        </p>
        <p className="muted small">{say('devices.how')}</p>
        <button type="button" className="button small" onClick={onOver}>
          {say('devices.hide')}
        </button>
      </div>
    </div>
  )
}
