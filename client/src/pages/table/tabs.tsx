// A few panels of which one is shown, as tabs that arrow keys go through.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  readonly id: string
  readonly label: string
  /** Something new in it. */
  readonly badge?: number
  readonly content: ReactNode
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly label: string
  onShow?(id: string): void
}

export function Tabs({ tabs, label, onShow }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const show = (id: string) => {
    setChosen(id)
    onShow?.(id)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined || current === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length]
    if (next === undefined) return
    show(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className="tp-tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={step}>
        {tabs.map(({ id, label: title, badge = 0 }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => show(id)}
          >
            {title}
            {badge > 0 && id !== current?.id && <span className="tp-badge">{badge}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        className="tp-panel"
      >
        {current?.content}
      </div>
    </div>
  )
}
