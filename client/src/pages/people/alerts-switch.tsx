// A notice of the browser when it is one's turn; the browser asks first.
import { useState } from 'react'
import { changeSettings, useSettings } from '../../data/settings.ts'
import { Switch } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'

export function AlertsSwitch() {
  const { say } = useWords()
  const { alerts } = useSettings()
  const [isForbidden, setIsForbidden] = useState(false)
  const canAsk = 'Notification' in window
  const change = async (on: boolean) => {
    const permission = on ? await Notification.requestPermission() : 'granted'
    setIsForbidden(permission !== 'granted')
    changeSettings({ alerts: on && permission === 'granted' })
  }
  return (
    <Switch
      label={say('settings.alerts')}
      hint={say(
        isForbidden
          ? 'settings.alertsForbidden'
          : canAsk
            ? 'settings.alertsHint'
            : 'settings.alertsMissing',
      )}
      on={alerts && canAsk}
      disabled={!canAsk}
      onChange={(on) => void change(on)}
    />
  )
}
