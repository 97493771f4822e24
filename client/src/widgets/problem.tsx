// Why something was not done, in words, where it was asked for, and the rule that says so.
import type { Refused } from '../data/api.ts'
import { pathOfRule } from '../data/rule-path.ts'
import { useWords } from '../words/index.ts'
import { wordsFor } from '../words/refusals.ts'
import { Link } from './link.tsx'

interface ProblemProps {
  readonly refusal: Refused | undefined
  readonly id?: string
}

/** Always there, so that screen readers notice when something is said in it. */
export function Problem({ refusal, id }: ProblemProps) {
  const words = useWords()
  return (
    <p className="problem" role="alert" id={id}>
      {refusal !== undefined && (
        <>
          {wordsFor(refusal, words)}{' '}
          {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
        </>
      )}
    </p>
  )
}

function RuleLink({ rule }: { readonly rule: string }) {
  const { say } = useWords()
  return (
    <Link to={pathOfRule(rule)} className="rule-link">
      {say('help.rule', { rule })}
    </Link>
  )
}
