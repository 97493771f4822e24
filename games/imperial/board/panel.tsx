// What the question needs besides the map: over the map of a desk, below that of a phone.
import type { ReactNode } from 'react'
import type { State } from '../src/index.ts'
import { Auction } from './auction.tsx'
import { useBoard } from './board-context.ts'
import { Ending } from './ending.tsx'
import { Exchange } from './exchange.tsx'
import { Investors } from './investors.tsx'
import { isDeed, PlanList } from './plan-list.tsx'
import { Powers } from './powers.tsx'
import { Preview, Spaces } from './preview.tsx'
import { Force, Opposition, Peace, Vote } from './proposals.tsx'
import { Rondel } from './rondel.tsx'

interface PanelProps {
  /** On a desk always `turn`: everything else is beside the map. */
  readonly tab: string
  readonly className: string
}

export function Panel({ tab, className }: PanelProps) {
  const isPhone = className === 'is-below'
  const turn = useTurn(isPhone)
  const content = tab === 'turn' ? turn : contentOf(tab)
  if (content === null) return null
  return (
    <div className={`im-panel ${className} is-${content.kind}`} data-scrolls>
      {content.body}
    </div>
  )
}

interface Content {
  /** `sheet`: as wide as the map; `card`: in a corner of it. */
  readonly kind: 'sheet' | 'card' | 'wheel'
  readonly body: ReactNode
}

const sheet = (body: ReactNode): Content => ({ kind: 'sheet', body })
const card = (body: ReactNode): Content => ({ kind: 'card', body })

function contentOf(tab: string): Content {
  if (tab === 'rondel')
    return sheet(
      <>
        <Rondel />
        <Spaces />
      </>,
    )
  if (tab === 'stock') return sheet(<Exchange />)
  return sheet(
    <>
      <Powers />
      <Investors />
    </>,
  )
}

/** What the question asks for. */
function useTurn(isPhone: boolean): Content | null {
  const { view, choice, looked, pointers } = useBoard()
  const space = choice.space ?? looked
  const preview = space === null ? null : <Preview space={space} />
  switch (view.mode) {
    case 'bid':
    case 'buyBid':
      return sheet(<Auction />)
    case 'buy':
    case 'sale':
      return sheet(<Exchange />)
    case 'vote':
      return card(<Vote />)
    case 'peace':
      return card(<Peace />)
    case 'force':
      return card(<Force />)
    case 'over':
      return sheet(<Ending />)
    case 'plan':
      return hasDeeds(view) ? card(<PlanList />) : null
    case 'opposition':
    case 'proposal': {
      const said = preview ?? (view.mode === 'opposition' ? <Opposition /> : null)
      if (!isPhone) return said === null ? null : card(said)
      if (pointers.length === 0 && said === null) return null
      const beside = said ?? <Spaces isBrief />
      return {
        kind: 'wheel',
        body: (
          <>
            <Rondel />
            {beside}
          </>
        ),
      }
    }
  }
}

const hasDeeds = ({ plan }: State): boolean =>
  plan?.kind === 'maneuver' && (plan.steps ?? []).some(isDeed)
