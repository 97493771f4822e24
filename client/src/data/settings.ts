// How this browser likes it: kept here, applied to the document, the same on every page.
import type { Locale } from '@foldtable/kernel'
import { signalOf, useSignal } from './signal.ts'

interface AppSettings {
  readonly language: Locale
  readonly theme: 'system' | 'light' | 'dark'
  readonly palette: 'usual' | 'distinct'
  readonly motion: boolean
  readonly sound: boolean
  readonly alerts: boolean
  readonly board: 'drawn' | 'plain'
}

/** Must agree with `public/first-paint.js`, which applies the theme before anything is drawn. */
const KEY = 'foldtable.settings'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)')

let chosen = readChosen()
const current = signalOf(merged())

prefersDark.addEventListener('change', () => refresh())
prefersStill.addEventListener('change', () => refresh())
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  chosen = readChosen()
  refresh()
})
current.subscribe(applyToDocument)
applyToDocument()

/** Only what a person chose is kept; everything else follows the device. */
export function changeSettings(part: Partial<AppSettings>): void {
  chosen = { ...chosen, ...part }
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // a browser that keeps nothing still changes for now
  }
  refresh()
}

export const currentSettings = current.get
export const useSettings = (): AppSettings => useSignal(current)

const refresh = (): void => current.set(merged())

function merged(): AppSettings {
  return {
    language: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    theme: 'system',
    palette: 'usual',
    motion: !prefersStill.matches,
    sound: true,
    alerts: false,
    board: 'drawn',
    ...chosen,
  }
}

function readChosen(): Partial<AppSettings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<AppSettings>
  } catch {
    return {}
  }
}

function applyToDocument(): void {
  const { language, theme, palette, motion } = current.get()
  const root = document.documentElement
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
  root.lang = language
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dataset.palette = palette
  root.dataset.motion = motion ? 'on' : 'off'
}
