// Small signs on the table: a card that is known, a mark, the dealer's button, what a seat has just done.
import type { Seat } from '@foldtable/kernel'
import { Pip, rankOf, suitOf } from './card-face.tsx'
import type { Layout, SeatPlace } from './layout.ts'
import type { SceneCard } from './scene.ts'

/** A card that lies face down and that the viewer has held: small, beside an eye. */
export function KnownChip({
  card,
  label,
}: {
  card: NonNullable<SceneCard['face']>
  label: string
}) {
  const isRed = suitOf(card) === 'H' || suitOf(card) === 'D'
  return (
    <g className={isRed ? 'pta-known is-red' : 'pta-known'} transform="translate(0 -8)">
      <title>{label}</title>
      <rect x={-33} y={-27} width={66} height={54} rx={14} />
      <text className="pta-rank" x={-11} y={15} fontSize={rankOf(card) === '10' ? 34 : 42}>
        {rankOf(card)}
      </text>
      <Pip suit={suitOf(card)} x={17} y={-1} size={1.2} />
      <path className="pta-eye" d="M-11 38Q0 29 11 38 0 47-11 38Z" />
      <circle className="pta-eye-ball" cy={38} r={3.4} />
    </g>
  )
}

export function MarkBadge({ isLow }: { isLow: boolean }) {
  return (
    <g className="pta-badge" transform="translate(30 -46)">
      <circle className="pta-badge-disc" r={18} />
      <path
        className="pta-badge-sign"
        d={isLow ? 'M0-9V8M-7 2L0 9 7 2' : 'M-10 7V-5L-5 0 0-8 5 0 10-5V7Z'}
      />
    </g>
  )
}

export function DealerButton({ layout, dealer }: { layout: Layout; dealer: Seat }) {
  const plate = layout.seats[dealer]?.plate
  if (plate === undefined) return null
  const style = { '--x': plate.x + plate.width / 2 - 5, '--y': plate.y + plate.height / 2 - 4 }
  return (
    <g className="pta-dealer" style={style as object}>
      <circle r={8.5} />
      <text y={4.2}>D</text>
    </g>
  )
}

const PART_BEFORE = { left: 1, both: 0.5, right: 0 }

interface TagProps {
  readonly tag: SeatPlace['tag'] | undefined
  readonly letters: number
  readonly text: string
}

export function ActionTag({ tag, letters, text }: TagProps) {
  if (tag === undefined) return null
  const width = text.length * letters * 0.515 + 16
  return (
    <g className="pta-tag" transform={`translate(${tag.x - width * PART_BEFORE[tag.to]} ${tag.y})`}>
      <rect y={-letters * 0.7} width={width} height={letters * 1.4} rx={letters * 0.7} />
      <text x={width / 2} y={letters * 0.33}>
        {text}
      </text>
    </g>
  )
}
