// The table itself: felt, deck and trash, seats around, cards that travel from spot to spot.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { BoardProps, BoardSeat } from '../../board.ts'
import type { Passing } from '../../drawing/player.ts'
import type { State } from '../src/index.ts'
import { CARD, CardBack, CardFace } from './card-face.tsx'
import { type Box, boxOf, type Layout } from './layout.ts'
import type { Scene, SceneCard } from './scene.ts'
import { SeatPlate } from './seat-plate.tsx'
import type { Effect } from './stage.ts'
import { ActionTag, DealerButton, KnownChip, MarkBadge } from './table-signs.tsx'
import type { Words } from './words.ts'

export interface TableTopProps {
  readonly layout: Layout
  /** How high letters are, in units of the drawing. */
  readonly letters: number
  readonly scene: Scene
  readonly passing: readonly Passing<Effect>[]
  readonly viewer: Viewer
  readonly seats: readonly BoardSeat[]
  readonly startingLives: State['startingLives']
  readonly words: Words
  readonly label: string
  nameOf(seat: Seat): string
  readonly faceOf: BoardProps['faceOf']
  onTrash(): void
}

export function TableTop(props: TableTopProps) {
  const { layout, scene, words } = props
  const { width, height } = layout
  const sorted = [...scene.cards].sort((a, b) => (a.key < b.key ? -1 : 1))
  return (
    <svg
      className="pta-top"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={props.label}
      style={{ '--letters': `${props.letters}px` } as React.CSSProperties}
    >
      <defs>
        <radialGradient id="pta-felt" cx="50%" cy="42%" r="72%">
          <stop offset="0" className="pta-felt-light" />
          <stop offset="1" className="pta-felt-dark" />
        </radialGradient>
        <pattern
          id="pta-lattice"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="pta-lattice" d="M0 0H9M0 0V9" />
        </pattern>
      </defs>
      <Felt layout={layout} />
      <RoundText layout={layout}>
        {scene.round === 0 ? words('highCard') : words('round', { round: scene.round })}
      </RoundText>
      <Deck box={layout.deck} count={scene.deck} />
      <Trash box={layout.trash} scene={scene} onTrash={props.onTrash} />
      {scene.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Seating key={seat} {...props} seat={seat} />
      ))}
      {sorted.map((card) => (
        <TravellingCard key={card.key} card={card} {...props} />
      ))}
      <DealerButton layout={layout} dealer={scene.dealer} />
      {scene.seats.map(({ action }, seat) => {
        if (action === null || scene.phase !== 'turns') return null
        const shown = { tag: layout.seats[seat]?.tag, letters: props.letters }
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        return <ActionTag key={seat} {...shown} text={actionText(action, words)} />
      })}
    </svg>
  )
}

/** Above the deck; on a wide table beside it, where no card of the seat at the top lies. */
function RoundText({
  layout: { deck, oval, shape },
  children,
}: {
  layout: Layout
  children: string
}) {
  const isBeside = shape === 'wide'
  const x = isBeside ? deck.x - deck.width / 2 - 14 : oval.x
  const y = isBeside ? deck.y + 5 : deck.y - deck.height / 2 - 12
  return (
    <text className={isBeside ? 'pta-round is-beside' : 'pta-round'} x={x} y={y}>
      {children}
    </text>
  )
}

type Action = NonNullable<Scene['seats'][number]['action']>

function actionText(action: Action, words: Words): string {
  if (action.kind !== 'swap') return words(action.kind)
  return `${words('swap')} ${{ lower: '↓', same: '=', higher: '↑' }[action.comparison]}`
}

function Felt({ layout: { oval, width, height } }: { layout: Layout }) {
  const bottom = height - 62
  const ry = (bottom - (oval.y - oval.ry)) / 2
  const y = oval.y - oval.ry + ry
  return (
    <g>
      <ellipse className="pta-rim" cx={width / 2} cy={y + 5} rx={oval.rx + 13} ry={ry + 11} />
      <ellipse className="pta-felt" cx={width / 2} cy={y} rx={oval.rx} ry={ry} />
      <ellipse className="pta-line" cx={width / 2} cy={y} rx={oval.rx - 14} ry={ry - 14} />
    </g>
  )
}

function Deck({ box, count }: { box: Box; count: number }) {
  const scale = box.width / CARD.width
  const layers = count === 0 ? [] : count < 8 ? [0] : count < 25 ? [1, 0] : [2, 1, 0]
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <Slot box={box} />
      {layers.map((layer) => (
        <g key={layer} transform={`translate(${layer * 1.6} ${layer * 1.8}) scale(${scale})`}>
          <CardBack />
        </g>
      ))}
      <text className="pta-count" y={box.height / 2 + 17}>
        {count}
      </text>
    </g>
  )
}

interface TrashProps {
  readonly box: Box
  readonly scene: Scene
  onTrash(): void
}

function Trash({ box, scene: { trash }, onTrash }: TrashProps) {
  const scale = box.width / CARD.width
  const top = trash.slice(-2)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the finger; the button beside the table does the same
    <g className="pta-trash" transform={`translate(${box.x} ${box.y})`} onClick={onTrash}>
      <Slot box={box} />
      {top.map((card, index) => (
        <g key={card} transform={`rotate(${index === top.length - 1 ? 4 : -7}) scale(${scale})`}>
          <CardFace card={card} isSmall />
        </g>
      ))}
      <text className="pta-count" y={box.height / 2 + 17}>
        {trash.length}
      </text>
    </g>
  )
}

const Slot = ({ box: { width, height } }: { box: Box }) => (
  <rect className="pta-slot" x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
)

function Seating({ seat, layout, scene, passing, ...rest }: TableTopProps & { seat: Seat }) {
  const place = layout.seats[seat]
  const shown = scene.seats[seat]
  if (place === undefined || shown === undefined) return null
  return (
    <SeatPlate
      seat={seat}
      box={place.plate}
      name={seat === rest.viewer ? rest.words('you') : rest.nameOf(seat)}
      letters={rest.letters}
      face={rest.faceOf?.(seat, 48)}
      sitting={rest.seats[seat]}
      shown={shown}
      startingLives={rest.startingLives}
      isActing={scene.acting === seat}
      isWinner={scene.winner === seat}
      hasJustLost={passing.some(({ cue }) => cue.kind === 'lifeLost' && cue.seats.includes(seat))}
      words={rest.words}
    />
  )
}

function TravellingCard({
  card,
  layout,
  scene,
  passing,
  viewer,
  words,
}: TableTopProps & { card: SceneCard }) {
  const { spot, face, isUp, isDealt } = card
  const box = boxOf(layout, spot)
  const isBig = box.width > layout.deck.width
  const isMarked = typeof spot === 'number' && scene.marked.includes(spot)
  const mark = !isMarked ? '' : scene.phase === 'highCard' ? ' is-high' : ' is-low'
  const style = { '--x': box.x, '--y': box.y, '--s': box.width / CARD.width, ...startOf(layout) }
  return (
    <g className={`pta-card${isDealt ? ' is-dealt' : ''}${mark}`} style={style as object}>
      <g {...passingOf(card, passing, layout)}>
        <g className={isUp && face !== null ? 'pta-turn is-up' : 'pta-turn'}>
          <g className="pta-back">
            <CardBack />
          </g>
          <g className="pta-front">{face !== null && <CardFace card={face} isSmall={!isBig} />}</g>
        </g>
        {!isUp && face !== null && spot !== viewer && typeof spot === 'number' && (
          <KnownChip card={face} label={words('known')} />
        )}
        {mark !== '' && <MarkBadge isLow={mark === ' is-low'} />}
      </g>
    </g>
  )
}

const startOf = ({ deck }: Layout) => ({
  '--from-x': deck.x,
  '--from-y': deck.y,
  '--from-s': deck.width / CARD.width,
})

/** What passes over this card right now: a knock, or a bump against the neighbour's king. */
function passingOf({ spot }: SceneCard, passing: readonly Passing<Effect>[], layout: Layout) {
  for (const { cue } of passing) {
    if (cue.kind === 'knock' && cue.seat === spot) return { className: 'pta-knock' }
    if (cue.kind !== 'bump' || cue.seat !== spot) continue
    const [from, to] = [boxOf(layout, cue.seat), boxOf(layout, cue.target)]
    const scale = from.width / CARD.width
    const style = {
      '--bump-x': ((to.x - from.x) * 0.8) / scale,
      '--bump-y': ((to.y - from.y) * 0.8) / scale,
    }
    return { className: 'pta-bump', style: style as object }
  }
  return {}
}
