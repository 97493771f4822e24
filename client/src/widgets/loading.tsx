// Something is on its way. It shows only if it takes a moment, so that quick pages do not flicker.
import { useWords } from '../words/index.ts'

export function Loading() {
  const { say } = useWords()
  return (
    <p className="loading" role="status">
      <span className="loading-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="hidden">{say('common.loading')}</span>
    </p>
  )
}
