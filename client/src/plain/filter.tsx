// The field to find a choice by its words.
import { useWords } from '../words/index.ts'
import type { Choosing } from './use-choosing.ts'

export function Filter({ choosing }: { readonly choosing: Choosing }) {
  const { say } = useWords()
  const { filter, shown, isLooking, setFilter } = choosing
  return (
    <label className="plain-filter">
      <span className="hidden">{say('plain.filter')}</span>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: whoever has just asked for it writes into it
        autoFocus={isLooking}
        value={filter}
        placeholder={say('plain.filter')}
        onChange={(event) => setFilter(event.target.value)}
      />
      <span className="hidden" aria-live="polite">
        {filter === '' ? '' : say('plain.found', { count: shown.length })}
      </span>
    </label>
  )
}
