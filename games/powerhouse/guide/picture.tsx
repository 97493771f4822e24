// Pictures of the table for the guide: cards on felt, with a few signs and no words.
import type { Card } from '@foldtable/parts/cards'
import type { ReactNode } from 'react'
import { PlayingCard } from '../../drawing/playing-card.tsx'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import './guide.css'

interface ShownProps {
  readonly card: Card | null
  /** Stands below the card. */
  readonly note?: ReactNode
  readonly isMarked?: boolean
}

function Shown({ card, note, isMarked = false }: ShownProps) {
  return (
    <div className={`phg-card ${isMarked ? 'is-marked' : ''}`}>
      <PlayingCard card={card} isPlain />
      {note !== undefined && <b>{note}</b>}
    </div>
  )
}

function Plate({ name, said, side }: { name: string; said?: ReactNode; side?: 'bid' | 'oppose' }) {
  return (
    <div className={`phg-plate is-${side ?? 'unknown'}`}>
      {name}
      {said !== undefined && <b>{said}</b>}
    </div>
  )
}

const Then = () => <span className="phg-then">→</span>

const TENS: readonly Card[] = ['AH', 'KC', 'QD', 'JS', '10H']

const SCENES: { readonly [name: string]: () => ReactNode } = {
  worth: () => (
    <>
      <Shown card="3S" note="30" isMarked />
      {TENS.map((card) => (
        <Shown key={card} card={card} note="10" />
      ))}
      <Shown card="5C" note="5" />
    </>
  ),
  bidding: () => (
    <>
      <Plate name="A" said="150" />
      <Plate name="B" said="✕" />
      <Plate name="C" said="165" />
      <Plate name="D" said="✕" />
      <Then />
      <Plate name="C ♛" said="165" side="bid" />
    </>
  ),
  calling: () => (
    <>
      <Plate name="C ♛" side="bid" />
      <span className="phg-suit">
        <SuitMark suit="S" />
      </span>
      <Shown card="AH" note="?" isMarked />
      <Plate name="A ?" />
      <Plate name="B ?" />
      <Plate name="D ?" />
    </>
  ),
  trick: () => (
    <>
      <Shown card="9H" note="1" />
      <Shown card="KH" note="2" />
      <Shown card="2S" note="3" isMarked />
      <Shown card="AH" note="4" />
      <Then />
      <span className="phg-suit">
        <SuitMark suit="S" />
      </span>
      <b className="phg-gain">+20</b>
    </>
  ),
  reveal: () => (
    <>
      <Plate name="A" />
      <Then />
      <Shown card="AH" isMarked />
      <Then />
      <Plate name="A +" side="bid" />
      <Plate name="B" side="oppose" />
      <Plate name="D" side="oppose" />
    </>
  ),
  score: () => (
    <>
      <Plate name="C ♛" said="+190" side="bid" />
      <Plate name="A +" said="+190" side="bid" />
      <Plate name="B" said="+60" side="oppose" />
      <Plate name="D" said="+60" side="oppose" />
      <div className="phg-track">
        <span />
        <i />
      </div>
    </>
  ),
  twins: () => (
    <>
      <Shown card="AS" note="1" />
      <Shown card="KS" note="2" />
      <Shown card="AS" note="3" isMarked />
      <Shown card="4S" note="4" />
    </>
  ),
}

export function Picture({ name }: { readonly name: string }) {
  return (
    <div className="phg" aria-hidden="true">
      {SCENES[name]?.()}
    </div>
  )
}
