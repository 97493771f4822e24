// Numbered rules, section by section, with a field to find some of them, and one framed among its neighbours.
import type { RuleSection } from '@foldtable/protocol'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { type Linked, RuleText } from './rule-text.tsx'
import '../../words/help.ts'
import './rules.css'

interface RuleListProps {
  readonly sections: readonly RuleSection[]
  /** The rule that was asked for, and what is said below it. */
  readonly framed?: string | undefined
  readonly why?: string | undefined
  readonly heading: 'h2' | 'h3'
  /** From this section on they are others'. */
  readonly others?: { readonly from: string | undefined; readonly title: string }
  /** A link to another rule. */
  link(rule: string, text: ReactNode): ReactNode
}

export function RuleList({ sections, framed, why, others, link, ...rest }: RuleListProps) {
  const { heading: Heading } = rest
  const { say } = useWords()
  const [wanted, setWanted] = useState('')
  const sought = useDeferredValue(wanted)
  const linked = useMemo((): Linked => {
    const known = new Set(
      sections.flatMap(({ title, rules }) => [codeOf(title), ...rules.map(({ number }) => number)]),
    )
    return { isKnown: (rule) => known.has(rule), link }
  }, [sections, link])
  const shown = useMemo(() => found(sections, sought), [sections, sought])
  const count = shown.reduce((sum, { rules }) => sum + rules.length, 0)
  const list = useFramed(framed, sections)
  return (
    <div className="rules" ref={list}>
      <input
        type="search"
        value={wanted}
        placeholder={say('rules.find')}
        aria-label={say('rules.find')}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className="hidden" role="status">
        {sought === '' ? '' : say('rules.found', { count })}
      </p>
      {sought === '' && (
        <details className="rule-contents">
          <summary>{say('rules.contents')}</summary>
          <ul>
            {sections.map(({ title }) => (
              <li key={title}>{link(codeOf(title), nameOf(title))}</li>
            ))}
          </ul>
        </details>
      )}
      {count === 0 && <p>{say('rules.none')}</p>}
      {shown.map(({ title, rules }) => (
        <section key={title}>
          {title === others?.from && <p className="rule-part">{others.title}</p>}
          <Heading
            id={codeOf(title)}
            className={codeOf(title) === framed ? 'is-framed' : undefined}
            tabIndex={codeOf(title) === framed ? -1 : undefined}
          >
            {nameOf(title)} {nameOf(title) !== title && <small>{codeOf(title)}</small>}
          </Heading>
          <ol>
            {rules.map(({ number, text }) => (
              <li
                key={number}
                id={number}
                className={number === framed ? 'rule is-framed' : 'rule'}
                tabIndex={number === framed ? -1 : undefined}
              >
                <b>{number}</b> <RuleText text={text} linked={linked} />
                {number === framed && why !== undefined && (
                  <small className="rule-why">{why}</small>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** `P-8 Tricks`: a number and a name; some sections have a name alone. */
const CODED = /^([A-Z]+-\d+|[A-Z]) (.+)$/
const codeOf = (title: string): string => CODED.exec(title)?.[1] ?? title.replaceAll(' ', '-')
const nameOf = (title: string): string => CODED.exec(title)?.[2] ?? title

/** Without marks and capitals, so that `depeche` finds `Dépêche`. */
const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function found(sections: readonly RuleSection[], sought: string): readonly RuleSection[] {
  const words = plainly(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ number, text }) => {
        const all = plainly(`${number} ${title} ${text}`)
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ rules }) => rules.length > 0)
}

/** Whoever asked for a rule sees it, and hears it. */
function useFramed(framed: string | undefined, sections: readonly RuleSection[]) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there once its section is
  useEffect(() => {
    const rule = list.current?.querySelector<HTMLElement>('.is-framed')
    rule?.scrollIntoView({ block: rule.matches('.rule') ? 'center' : 'start' })
    rule?.focus({ preventScroll: true })
  }, [framed, sections])
  return list
}
