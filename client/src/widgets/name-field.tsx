// A stranger's name, asked for where it is needed.
import type { Doing } from '../data/somebody.ts'
import { useWords } from '../words/index.ts'

/** As many characters as the house takes. */
export const NAME_LENGTH = 40

interface NameFieldProps {
  readonly somebody: Doing
  /** It appeared because somebody pressed something: they go on typing. */
  readonly isFocused?: boolean
}

export function NameField({ somebody, isFocused = false }: NameFieldProps) {
  const { say } = useWords()
  return (
    <label className="field name">
      <span>{say('home.name')}</span>
      <input
        // biome-ignore lint/a11y/noAutofocus: only where a press made it appear
        autoFocus={isFocused}
        value={somebody.name}
        onChange={(event) => somebody.setName(event.target.value)}
        placeholder={say('home.namePlaceholder')}
        autoComplete="nickname"
        maxLength={NAME_LENGTH}
        aria-invalid={/^name/.test(somebody.refusal?.code ?? '')}
      />
    </label>
  )
}
