// Language and theme with one click; the settings page has the rest.
import { LOCALES } from '@foldtable/kernel'
import { Icon } from '../widgets/icon.tsx'
import { useWords } from '../words/index.ts'
import { changeLanguage } from './me.ts'
import { changeSettings, useSettings } from './settings.ts'

const NAMES = { en: 'English', fr: 'Français' }
const NEXT_THEME = { system: 'dark', dark: 'light', light: 'system' } as const
const THEME_ICON = { system: 'contrast', dark: 'moon', light: 'sun' } as const

export function LookButtons() {
  const { language, say } = useWords()
  const { theme } = useSettings()
  const other = LOCALES.find((one) => one !== language) ?? 'en'
  const nextTheme = NEXT_THEME[theme]
  const label = `${say(`theme.${theme}`)}. ${say('theme.change', { next: say(`theme.${nextTheme}`) })}`
  return (
    <>
      <button
        type="button"
        className="icon-button"
        lang={other}
        onClick={() => changeLanguage(other)}
      >
        <span aria-hidden="true">{other.toUpperCase()}</span>
        <span className="hidden">{NAMES[other]}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => changeSettings({ theme: nextTheme })}
      >
        <Icon name={THEME_ICON[theme]} />
      </button>
    </>
  )
}
