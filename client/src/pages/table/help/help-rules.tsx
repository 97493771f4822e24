// The rules of this game and those of every table, with the one that was asked for among its neighbours.
import { type ReactNode, useCallback, useMemo } from 'react'
import { pathOfRule } from '../../../data/rule-path.ts'
import { useRules } from '../../../data/rulebooks.ts'
import { Loading } from '../../../widgets/loading.tsx'
import { RuleList } from '../../rules/rule-list.tsx'
import { useTableValue } from '../table-context.tsx'

export function HelpRules({ game }: { readonly game: string }) {
  const { words, frame } = useTableValue()
  const { openHelp } = frame
  const { rule, isCited = false } = frame.help
  const own = useRules({ game })
  const house = useRules('house')
  const sections = useMemo(() => own && house && [...own, ...house], [own, house])
  const link = useCallback(
    (to: string, text: ReactNode) => (
      <a
        href={pathOfRule(to, game)}
        onClick={(event) => {
          event.preventDefault()
          openHelp({ rule: to })
        }}
      >
        {text}
      </a>
    ),
    [game, openHelp],
  )
  if (sections === undefined) return <Loading />
  return (
    <RuleList
      key={rule}
      sections={sections}
      framed={rule}
      why={isCited ? words.say('help.cited') : undefined}
      heading="h3"
      others={{ from: house?.[0]?.title, title: words.say('rules.house') }}
      link={link}
    />
  )
}
