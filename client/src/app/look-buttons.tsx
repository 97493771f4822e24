// Language and theme with one click; the settings page has the rest.
import { LOCALES } from '@foldtable/kernel'
import { changeLanguage } from '../data/me.ts'
import { changeSettings, useSettings } from '../data/settings.ts'
import { Icon } from '../widgets/icon.tsx'
import { useWords } from '../words/index.ts'

const NAMES = { en: 'English', fr: 'Français' }
const NEXT_THEME = { system: 'dark', dark: 'light', light: 'system' } as const
const THEME_ICON = { system: 'contrast', dark: 'moon', light: 'sun' } as const

export function LanguageButton() {
  const { language } = useWords()
  const other = LOCALES.find((one) => one !== language) ?? 'en'
  return (
    <button
      type="button"
      className="icon-button"
      lang={other}
      onClick={() => changeLanguage(other)}
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className="hidden">{NAMES[other]}</span>
    </button>
  )
}

/** Says how it looks now; a press goes on to the next. */
export function ThemeButton() {
  const { say } = useWords()
  const { theme } = useSettings()
  const next = NEXT_THEME[theme]
  return (
    <button type="button" onClick={() => changeSettings({ theme: next })}>
      <Icon name={THEME_ICON[theme]} /> {say('theme.now', { theme: say(`theme.${theme}`) })}
      <span className="hidden">. {say('theme.change', { next: say(`theme.${next}`) })}</span>
    </button>
  )
}
