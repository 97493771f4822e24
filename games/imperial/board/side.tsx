// Around the map: what is always in sight beside it on a desk, what opens over it, and tabs where the frame has none.
import type { ReactNode } from 'react'
import { Dialog } from '../../drawing/dialog.tsx'
import { Pill } from '../../drawing/pill.tsx'
import { useBoard } from './board-context.ts'
import { Investors } from './investors.tsx'
import { Powers } from './powers.tsx'
import { Rondel } from './rondel.tsx'
import { TABS } from './tabs.ts'
import { useTalk } from './words/index.ts'

interface MoreProps {
  readonly title: string
  readonly children: ReactNode
  close(): void
}

export function More({ title, children, close }: MoreProps) {
  const { say } = useTalk()
  return (
    <Dialog title={title} close={say('board.close')} onClose={close}>
      {children}
    </Dialog>
  )
}

const MORE = {
  spaces: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  stock: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h4',
} as const

/** Beside the map of a desk: everything that is always in sight. */
export function Side({ more }: { more(what: 'stock' | 'spaces'): void }) {
  const { say } = useTalk()
  return (
    <div className="im-side" data-scrolls>
      <div className="im-side-in">
        <div className="im-wheel">
          <Rondel />
          <span className="im-more">
            <Pill
              isBrief
              icon={MORE.spaces}
              label={say('board.rondel.more')}
              opens="dialog"
              onPress={() => more('spaces')}
            />
          </span>
          <span className="im-more is-right">
            <Pill
              isBrief
              icon={MORE.stock}
              label={say('board.exchange.title')}
              opens="dialog"
              onPress={() => more('stock')}
            />
          </span>
        </div>
        <Powers />
        <Investors />
      </div>
    </div>
  )
}

export function OwnTabs({ tab, open }: { readonly tab: string; open(id: string): void }) {
  const { props } = useBoard()
  return (
    <div className="im-tabs">
      {TABS.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={tab === id} onClick={() => open(id)}>
          {label[props.language]}
        </button>
      ))}
    </div>
  )
}
