// What is asked now: a bid, a suit, partner cards, or whether to go on.
import type { Viewer } from '@foldtable/kernel'
import type { BoardProps } from '../../board.ts'
import type { Card } from '../src/cards.ts'
import type { PowerHouse, State } from '../src/index.ts'
import { callsNeeded } from '../src/state.ts'
import { BidPanel } from './bid-panel.tsx'
import { CallPicker } from './call-picker.tsx'
import { ResultPanel } from './result-panel.tsx'
import { SuitPicker } from './suit-picker.tsx'

export type PanelKind = 'bidding' | 'suit' | 'calls' | 'result' | null

export function panelOf(state: State, viewer: Viewer): PanelKind {
  const { phase, leader, suit, calls } = state
  if (phase === 'bidding') return 'bidding'
  if (phase === 'finished' || phase === 'over') return 'result'
  if (phase === 'playing' || calls.length === callsNeeded(state)) return null
  if (leader !== viewer) return null // the bar of the page says what the leader chooses
  return suit === null ? 'suit' : 'calls'
}

interface PanelProps {
  readonly kind: PanelKind
  readonly props: BoardProps<PowerHouse>
  readonly state: State
  readonly hand: readonly Card[]
}

export function Panel({ kind, props, state, hand }: PanelProps) {
  switch (kind) {
    case 'bidding':
      return <BidPanel props={props} state={state} />
    case 'suit':
      return <SuitPicker hand={hand} isSending={props.isSending} play={props.play} />
    case 'calls':
      return <CallPicker props={props} hand={hand} />
    case 'result':
      return <ResultPanel props={props} state={state} />
    case null:
      return null
  }
}
