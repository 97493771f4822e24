// The rule that a refusal cites, one tap away.
import { useTableValue } from './table-context.tsx'

export function RuleButton({ rule }: { readonly rule: string }) {
  const { words, frame } = useTableValue()
  return (
    <button
      type="button"
      className="rule-button"
      onClick={() => frame.openHelp({ rule, isCited: true })}
    >
      {words.say('help.rule', { rule })}
    </button>
  )
}
