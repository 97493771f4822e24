// A seat at the drawn table: who sits there, lives as tokens and as a number, whether it is their turn.
import type { Seat } from '@foldtable/kernel'
import type { BoardSeat, SeatTime } from '../../board.ts'
import { heartPath } from './card-face.tsx'
import type { Box } from './layout.ts'
import type { SceneSeat } from './scene.ts'
import type { Words } from './words.ts'

export interface PlateProps {
  readonly seat: Seat
  readonly box: Box
  readonly name: string
  readonly sitting: BoardSeat | undefined
  readonly shown: SceneSeat
  readonly startingLives: number
  readonly isActing: boolean
  readonly isWinner: boolean
  readonly hasJustLost: boolean
  readonly time: SeatTime | null
  readonly words: Words
}

export function SeatPlate(props: PlateProps) {
  const { seat, box, name, sitting, shown, startingLives, isActing, isWinner, hasJustLost } = props
  const { width, height } = box
  const [left, top] = [-width / 2, -height / 2]
  const isOut = shown.lives <= 0
  const state = [
    'pta-plate',
    isActing ? 'is-acting' : '',
    isOut ? 'is-out' : '',
    isWinner ? 'is-winner' : '',
  ].join(' ')
  return (
    <g className={state} transform={`translate(${box.x} ${box.y})`}>
      <rect
        className="pta-halo"
        x={left - 3}
        y={top - 3}
        width={width + 6}
        height={height + 6}
        rx={13}
      />
      <rect className="pta-plate-back" x={left} y={top} width={width} height={height} rx={10} />
      <rect
        className={`pta-stripe seat-${seat}`}
        x={left + 5}
        y={top + 8}
        width={4}
        height={height - 16}
        rx={2}
      />
      <text className="pta-name" x={left + 15} y={-5}>
        {shortened(name, width - (sitting?.isBot ? 34 : 20))}
      </text>
      <Presence {...props} x={width / 2 - 12} y={top + 13} />
      {isOut ? (
        <text className="pta-lives-text" x={left + 15} y={15}>
          {props.words(shown.hasLeft ? 'left' : 'out')}
        </text>
      ) : (
        <Lives lives={shown.lives} of={startingLives} x={left + 21} hasJustLost={hasJustLost} />
      )}
      {hasJustLost && isOut && <LostHeart x={left + 21} />}
      {props.time !== null && <TimeBar time={props.time} box={box} />}
      {shown.isReady && (
        <path
          className="pta-ready"
          d="M-6 0L-2 4 6-5"
          transform={`translate(${width / 2 - 13} 10)`}
        />
      )}
    </g>
  )
}

const STEP = 13

function Lives({
  lives,
  of,
  x,
  hasJustLost,
}: {
  lives: number
  of: number
  x: number
  hasJustLost: boolean
}) {
  const tokens = Array.from({ length: of }, (_, index) => index)
  return (
    <g>
      {tokens.map((index) => (
        <path
          key={index}
          className={index < lives ? 'pta-life' : 'pta-life is-gone'}
          d={heartPath}
          transform={`translate(${x + index * STEP} 10.5) scale(.54)`}
        />
      ))}
      {hasJustLost && <LostHeart x={x + lives * STEP} />}
      <text className="pta-lives-text" x={x + of * STEP - 3} y={15}>
        {lives}
      </text>
    </g>
  )
}

/** A life that breaks away, in two halves. */
function LostHeart({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 10.5)`}>
      <path
        className="pta-life-half is-left"
        d="M0-6.4C-.8-8.4-2.6-10-5-10-7.8-10-10.4-7.8-10.4-4-10.4 1.6-4 5.6 0 10L-2 3 1 0Z"
      />
      <path
        className="pta-life-half is-right"
        d="M0-6.4C.8-8.4 2.6-10 5-10 7.8-10 10.4-7.8 10.4-4 10.4 1.6 4 5.6 0 10L-2 3 1 0Z"
      />
    </g>
  )
}

/** A robot for a bot; for a person a full dot while here, a hollow one while away. */
function Presence({ sitting, shown, x, y }: PlateProps & { x: number; y: number }) {
  if (sitting === undefined || shown.hasLeft) return null
  if (sitting.isBot) {
    return (
      <g className="pta-bot" transform={`translate(${x} ${y})`}>
        <rect x={-6} y={-4} width={12} height={9} rx={2.5} />
        <path d="M0-4V-7.5M-8.4-1V2.5M8.4-1V2.5" />
        <circle cx={-2.6} cy={0} r={1.2} />
        <circle cx={2.6} cy={0} r={1.2} />
      </g>
    )
  }
  return <circle className={sitting.isHere ? 'pta-here' : 'pta-away'} cx={x + 3} cy={y} r={4} />
}

/** Runs down by itself: the browser moves it, nothing ticks. */
function TimeBar({ time: { began, ends }, box }: { time: SeatTime; box: Box }) {
  const total = Math.max(1, ends - began)
  const style = {
    animationDuration: `${total}ms`,
    animationDelay: `${Math.min(0, began - Date.now())}ms`,
  }
  const y = box.height / 2 - 4
  return (
    <rect
      key={began}
      className="pta-time"
      style={style}
      x={-box.width / 2 + 12}
      y={y}
      width={box.width - 24}
      height={3}
      rx={1.5}
    />
  )
}

/** Cut to a width, by the usual width of a letter in the plate's type. */
export function shortened(name: string, width: number): string {
  const most = Math.max(3, Math.floor(width / 7.1))
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`
}
