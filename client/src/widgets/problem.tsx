// Why something was not done, in words, where it was asked for.
import { type Refused, wordsFor } from '../app/api.ts'
import { useWords } from '../words/index.ts'

interface ProblemProps {
  readonly refusal: Refused | undefined
  readonly id?: string
}

/** Always there, so that screen readers notice when something is said in it. */
export function Problem({ refusal, id }: ProblemProps) {
  const words = useWords()
  return (
    <p className="problem" role="alert" id={id}>
      {refusal === undefined ? '' : wordsFor(refusal, words)}
    </p>
  )
}
