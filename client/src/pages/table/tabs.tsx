// The panels of the rail, of which one is shown, as tabs that arrow keys go through.
import { type KeyboardEvent, useId, useRef } from 'react'
import type { Panel } from './panels.tsx'
import { useTableValue } from './table-context.tsx'

export function Tabs({ tabs, label }: { readonly tabs: readonly Panel[]; readonly label: string }) {
  const { frame } = useTableValue()
  const current = tabs.find(({ id }) => id === frame.tab) ?? tabs[0]
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined || current === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length]
    if (next === undefined) return
    frame.openSheet(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div className="tf-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(({ id, label: title, badge }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => frame.openSheet(id)}
          >
            {title}
            {badge > 0 && <b className="tf-badge">{badge}</b>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        className="tf-panel"
      >
        {current?.content}
      </div>
    </>
  )
}
