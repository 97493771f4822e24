// Rules and help at the table: what is asked now, the guide, words, and the rules with the one that was asked for.

import type { Guide } from '@foldtable/games/guide'
import { loaders } from '@foldtable/games/loaders'
import { unbroken } from '@foldtable/kernel'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../widgets/icon.tsx'
import { useTableValue } from '../table-context.tsx'
import { HelpGuide } from './help-guide.tsx'
import { HelpRules } from './help-rules.tsx'
import { Now } from './now.tsx'
import './help.css'

const TABS = ['now', 'guide', 'words', 'rules'] as const
type Tab = (typeof TABS)[number]

export default function Help() {
  const { table, words, frame } = useTableValue()
  const { say, language } = words
  const { id = '', title = '' } = table.game?.meta ?? {}
  const [tab, setTab] = useState<Tab>(frame.help.rule === undefined ? 'now' : 'rules')
  useEffect(() => {
    if (frame.help.rule !== undefined) setTab('rules')
  }, [frame.help])
  const guide = useGuide(id)
  const heading = useFocus(frame.help.rule === undefined)
  const base = useId()
  const text = guide?.text[language]
  return (
    <section className="tf-help" aria-label={say('turn.help')}>
      <div className="tf-help-head">
        <h2 ref={heading} tabIndex={-1}>
          {say('help.title', { game: title })}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={say('help.close')}
          title={`${say('help.close')} (Esc)`}
          onClick={frame.closeSheet}
        >
          <Icon name="cross" />
        </button>
      </div>
      <HelpTabs tab={tab} open={setTab} base={base} />
      <div
        className="tf-help-body"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        tabIndex={0}
      >
        {tab === 'now' && <Now text={text} />}
        {tab === 'guide' && <HelpGuide id={id} guide={guide} />}
        {tab === 'words' && <Glossary words={text?.words ?? []} />}
        {tab === 'rules' && <HelpRules game={id} />}
      </div>
    </section>
  )
}

interface HelpTabsProps {
  readonly tab: Tab
  readonly base: string
  open(tab: Tab): void
}

function HelpTabs({ tab, base, open }: HelpTabsProps) {
  const { words } = useTableValue()
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? tab
    open(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div
      className="tf-tabs"
      role="tablist"
      aria-label={words.say('turn.help')}
      ref={list}
      onKeyDown={step}
    >
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${base}-${one}`}
          data-tab={one}
          aria-selected={one === tab}
          aria-controls={`${base}-panel`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => open(one)}
        >
          {words.say(`help.${one}`)}
        </button>
      ))}
    </div>
  )
}

function Glossary({ words: list }: { readonly words: readonly (readonly [string, string])[] }) {
  const { words } = useTableValue()
  if (list.length === 0) return <p>{words.say('help.noWords')}</p>
  return (
    <dl className="help-words">
      {list.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{unbroken(meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}

function useGuide(id: string): Guide | undefined {
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    let isWanted = true
    loaders[id]?.guide?.().then((one) => isWanted && setGuide(one), console.error)
    return () => {
      isWanted = false
    }
  }, [id])
  return guide
}

/** Keys and screen readers go on here, and back to where they were. */
function useFocus(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const before = document.activeElement
    if (isWanted) heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return heading
}
