// The planet at another tide: what dries, what floods, who of one's own would be stuck.
import { useMemo } from 'react'
import type { Tide } from '../src/board/plan.ts'
import type { Now } from './deeds.ts'
import { Ringed } from './overlay.tsx'
import { peekAt } from './overlays.ts'

interface PeekedProps {
  readonly now: Now
  readonly peek: Tide
}

export function PeekedUnder(props: PeekedProps) {
  const { drying, flooding } = usePeeked(props)
  return (
    <>
      <path className="drying" d={drying} />
      <path className="flooding" d={flooding} />
    </>
  )
}

export const PeekedOver = (props: PeekedProps) => <Ringed hexes={usePeeked(props).stuck} />

const usePeeked = ({ now: { view, viewer }, peek }: PeekedProps) =>
  useMemo(() => peekAt(view, peek, viewer === 'spectator' ? -1 : viewer), [view, viewer, peek])
