// When the game starts, to choose from, and what that means.
import { Choices } from '../../widgets/choices.tsx'
import { useWords } from '../../words/index.ts'
import type { Starts } from './starts.ts'

interface StartChoicesProps {
  readonly starts: Starts
  /** Where no title above says it. */
  readonly isLabelShown?: boolean
  onChoose(starts: Starts): void
}

export function StartChoices({ starts, isLabelShown = false, onChoose }: StartChoicesProps) {
  const { say } = useWords()
  return (
    <>
      <Choices
        label={say('starts.label')}
        isLabelShown={isLabelShown}
        value={starts}
        choices={(['host', 'ready', 'itself'] as const).map(
          (one) => [one, say(`starts.${one}`)] as const,
        )}
        onChoose={onChoose}
      />
      <p className="muted small">{say(`starts.${starts}.sentence`)}</p>
    </>
  )
}
