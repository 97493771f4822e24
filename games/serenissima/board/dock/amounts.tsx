// How many: a row of numbers behind a word, each a press of its own with its price. The last of several says that it is all.
import type { ReactNode } from 'react'
import { Act } from '../act.tsx'
import { useHands } from '../hands.ts'
import { useTalk } from '../words/index.ts'

interface AmountsProps {
  readonly title: ReactNode
  /** What comes before the number in their keys. */
  readonly of: string
  /** The highest is everything there is. */
  readonly hasAll?: boolean
  priceOf?(quantity: number): ReactNode
}

const MOST = 6

/** The numbers that can be pressed now. */
export const amountsOf = (presses: ReadonlyMap<string, unknown>, of: string): number[] =>
  Array.from({ length: MOST }, (_, index) => index + 1).filter((quantity) =>
    presses.has(`${of} ${quantity}`),
  )

export function Amounts({ title, of, hasAll = false, priceOf }: AmountsProps) {
  const { presses } = useHands()
  const { say } = useTalk()
  const amounts = amountsOf(presses, of)
  const most = amounts.at(-1) ?? 0
  if (amounts.length === 0) return null
  return (
    <span className="ser-amounts">
      <span>{title}</span>
      {amounts.map((quantity) => (
        <Act key={quantity} of={`${of} ${quantity}`} isNamed>
          <b>
            {hasAll && quantity === most && most > 1
              ? say('board.all', { count: quantity })
              : quantity}
          </b>
          {priceOf?.(quantity)}
        </Act>
      ))}
    </span>
  )
}
