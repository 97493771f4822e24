// A button for something that can be pointed at. Where it cannot be, it is not there, or it tells why.
import type { MouseEvent, ReactNode } from 'react'
import type { Move } from '../src/moves/index.ts'
import { useHands } from './hands.ts'
import { useTalk } from './words/index.ts'

interface ActProps {
  /** The key of what it presses. */
  readonly of: string
  readonly className?: string
  /** What it is called where its own text does not say it. */
  readonly label?: string
  /** Told by the name of the move itself. */
  readonly isNamed?: boolean
  readonly isPressed?: boolean
  /** What would be made, if it could: pressed, it tells why it cannot. */
  readonly why?: Move
  /** Shown though it can do nothing. */
  readonly isKept?: boolean
  readonly children: ReactNode
}

export function Act({ of, className, label, isNamed, isPressed, why, isKept, children }: ActProps) {
  const { presses, press, explain } = useHands()
  const { tell } = useTalk()
  const found = presses.get(of)
  if (found === undefined && why === undefined && isKept !== true) return null
  const isOff = found === undefined
  const name = label ?? (isNamed === true && found !== undefined ? tell(found.name) : undefined)
  return (
    <button
      type="button"
      className={className}
      data-point={of}
      aria-pressed={isPressed}
      aria-disabled={isOff && why !== undefined ? true : undefined}
      disabled={isOff && why === undefined}
      onClick={(event) => {
        if (isSlip(of, event)) return
        if (!isOff) press(of)
        else if (why !== undefined) explain(why)
      }}
    >
      {name === undefined ? children : <Named name={name}>{children}</Named>}
    </button>
  )
}

/** What cannot be taken back, or hands on: the same button stands there again for the next round, or the next galley. */
const ONCE: readonly string[] = ['attack', 'end', 'pass']

/** The second half of a double click was not meant for what the first one brought. */
const isSlip = (of: string, { detail, nativeEvent }: MouseEvent): boolean =>
  ONCE.includes(of) &&
  detail > 1 &&
  !(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')

/** What is seen, and what is said instead. */
export const Named = ({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}) => (
  <>
    <span className="ser-face" aria-hidden="true">
      {children}
    </span>
    <span className="hidden">{name}</span>
  </>
)
