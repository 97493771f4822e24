// A seat at the drawn table: who sits there, lives as tokens and as a number, whether it is their turn.
import type { Seat } from '@foldtable/kernel'
import type { ReactNode } from 'react'
import type { BoardSeat } from '../../board.ts'
import { cssColour, SIGN_PATHS } from '../../seat-colours.ts'
import { heartPath } from './card-face.tsx'
import type { Box } from './layout.ts'
import type { SceneSeat } from './scene.ts'
import type { Words } from './words.ts'

export interface PlateProps {
  readonly seat: Seat
  readonly box: Box
  readonly name: string
  readonly letters: number
  /** In a box of 48 by 48; a letter where it is missing. */
  readonly face: ReactNode
  readonly sitting: BoardSeat | undefined
  readonly shown: SceneSeat
  readonly startingLives: number
  readonly isActing: boolean
  readonly isWinner: boolean
  readonly hasJustLost: boolean
  readonly words: Words
}

export function SeatPlate(props: PlateProps) {
  const { seat, box, name, shown, startingLives, isActing, isWinner, hasJustLost } = props
  const { width, height } = box
  const [left, top] = [-width / 2, -height / 2]
  const start = left + (isRoomy(box) ? 43 : 21)
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
      <Face seat={seat} sitting={props.sitting} box={box}>
        {props.face ?? <Initial name={name} />}
      </Face>
      <text className="pta-name" x={start} y={-5}>
        {shortened(name, width / 2 - start - 9, props.letters)}
      </text>
      <Presence {...props} x={width / 2 - 5} y={top + 3} />
      {isOut ? (
        <text className="pta-lives-text" x={start} y={15}>
          {props.words(shown.hasLeft ? 'left' : 'out')}
        </text>
      ) : (
        <Lives
          gap={startingLives > 3 && width < 100 ? 7 : 13}
          lives={shown.lives}
          of={startingLives}
          x={start + 6}
          hasJustLost={hasJustLost}
        />
      )}
      {hasJustLost && isOut && <LostHeart x={start + 6} />}
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

const isRoomy = ({ width }: Box): boolean => width > 100

interface FaceProps {
  readonly seat: Seat
  readonly sitting: BoardSeat | undefined
  readonly box: Box
  readonly children: ReactNode
}

/** The picture in a ring of the seat's colour: beside the name where there is room, else on the corner. */
function Face({ seat, sitting, box, children }: FaceProps) {
  const { width, height } = box
  const [x, y, r] = isRoomy(box) ? [-width / 2 + 22, 0, 16] : [-width / 2 + 7, -height / 2 + 5, 11]
  const tone = sitting ? cssColour(sitting.colour) : `var(--seat-${seat % 10})`
  return (
    <g className="pta-face-of" transform={`translate(${x} ${y})`}>
      <circle r={r + 2.5} style={{ fill: tone }} />
      <g transform={`scale(${r / 24}) translate(-24 -24)`}>{children}</g>
      {sitting !== undefined && isRoomy(box) && (
        <path
          className="pta-sign"
          d={SIGN_PATHS[sitting.colour.sign]}
          fillRule="evenodd"
          style={{ fill: tone }}
          transform={`translate(${-r - 3} ${-r - 3}) scale(.5)`}
        />
      )}
    </g>
  )
}

function Initial({ name }: { readonly name: string }) {
  return (
    <text className="pta-initial" x={24} y={33} fontSize={26}>
      {[...name][0]?.toUpperCase() ?? ''}
    </text>
  )
}

interface LivesProps {
  readonly lives: number
  readonly of: number
  readonly x: number
  readonly gap: number
  readonly hasJustLost: boolean
}

function Lives({ lives, of, x, gap, hasJustLost }: LivesProps) {
  const tokens = Array.from({ length: of }, (_, index) => index)
  return (
    <g>
      {tokens.map((index) => (
        <path
          key={index}
          className={index < lives ? 'pta-life' : 'pta-life is-gone'}
          d={heartPath}
          transform={`translate(${x + index * gap} 10.5) scale(.54)`}
        />
      ))}
      {hasJustLost && <LostHeart x={x + lives * gap} />}
      <text className="pta-lives-text" x={x + (of - 1) * gap + 8} y={15}>
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

/** For a person a full dot while here, a hollow one while away; a bot's picture is a robot, or else there is one here. */
function Presence({ sitting, shown, face, x, y }: PlateProps & { x: number; y: number }) {
  if (sitting === undefined || shown.hasLeft) return null
  if (sitting.isBot && face !== undefined) return null
  if (sitting.isBot) {
    return (
      <g className="pta-bot" transform={`translate(${x} ${y})`}>
        <circle className="pta-medal" r={10} />
        <rect x={-5} y={-3} width={10} height={7.5} rx={2} />
        <path d="M0-3V-6M-7-.5V2M7-.5V2" />
        <circle className="pta-bot-eye" cx={-2.2} cy={0.6} r={1.1} />
        <circle className="pta-bot-eye" cx={2.2} cy={0.6} r={1.1} />
      </g>
    )
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="pta-medal" r={7} />
      <circle className={sitting.isHere ? 'pta-here' : 'pta-away'} r={4} />
    </g>
  )
}

/** Cut to a width, by the usual width of a letter in the plate's type. */
export function shortened(name: string, width: number, letters: number): string {
  const most = Math.max(3, Math.floor(width / (letters * 0.577)))
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`
}
