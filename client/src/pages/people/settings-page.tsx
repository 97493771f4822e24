// Everything one can set: this browser's look, and what the house keeps of a person.
import { LOCALES } from '@foldtable/kernel'
import { changeLanguage, useMe } from '../../data/me.ts'
import { changeSettings, useSettings } from '../../data/settings.ts'
import { setShortcuts, useShortcuts } from '../../data/shortcuts.ts'
import { useTitle } from '../../data/title.ts'
import { Choices } from '../../widgets/choices.tsx'
import { FieldGroup, Switch } from '../../widgets/field.tsx'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'
import { AccountSettings } from './account-settings.tsx'
import { AlertsSwitch } from './alerts-switch.tsx'
import { Devices } from './devices.tsx'
import { FarewellSettings } from './farewell-settings.tsx'

const LANGUAGES = { en: 'English', fr: 'Français' }

export default function SettingsPage() {
  const { say } = useWords()
  useTitle(say('settings.title'))
  const me = useMe()
  return (
    <div className="page narrow form-page">
      <h1>{say('settings.title')}</h1>
      {me ? (
        <AccountSettings me={me} />
      ) : (
        <p className="panel">
          {say('settings.stranger')} <Link to="/sign-in">{say('nav.signIn')}</Link>
        </p>
      )}
      <Look />
      <AtTables />
      {me && <Devices />}
      {me && <FarewellSettings me={me} />}
    </div>
  )
}

function Look() {
  const { say } = useWords()
  const settings = useSettings()
  return (
    <FieldGroup title={say('settings.look')}>
      <Choices
        label={say('settings.language')}
        isLabelShown
        value={settings.language}
        choices={LOCALES.map((one) => [one, LANGUAGES[one]] as const)}
        onChoose={changeLanguage}
      />
      <Choices
        label={say('settings.theme')}
        isLabelShown
        value={settings.theme}
        choices={(['system', 'light', 'dark'] as const).map(
          (one) => [one, say(`theme.${one}`)] as const,
        )}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Switch
        label={say('settings.palette')}
        hint={say('settings.paletteHint')}
        on={settings.palette === 'distinct'}
        onChange={(on) => changeSettings({ palette: on ? 'distinct' : 'usual' })}
      />
      <Swatches />
    </FieldGroup>
  )
}

function AtTables() {
  const { say } = useWords()
  const settings = useSettings()
  return (
    <FieldGroup title={say('settings.table')}>
      <Choices
        label={say('settings.board')}
        isLabelShown
        value={settings.board}
        choices={[
          ['drawn', say('settings.drawn')],
          ['plain', say('settings.plain')],
        ]}
        onChoose={(board) => changeSettings({ board })}
      />
      <p className="muted small">{say('settings.plainHint')}</p>
      <Switch
        label={say('settings.motion')}
        hint={say('settings.motionHint')}
        on={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Switch
        label={say('settings.sound')}
        hint={say('settings.soundHint')}
        on={settings.sound}
        onChange={(sound) => changeSettings({ sound })}
      />
      <Switch
        label={say('settings.letters')}
        hint={say('settings.lettersHint')}
        on={useShortcuts()}
        onChange={setShortcuts}
      />
      <AlertsSwitch />
    </FieldGroup>
  )
}

/** The colours of the seats, to see what the palette does. */
const Swatches = () => (
  <div className="swatches" aria-hidden="true">
    {Array.from({ length: 8 }, (_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <i key={seat} data-seat={seat} />
    ))}
  </div>
)
