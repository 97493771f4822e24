// The four suits as drawings in the colour of the text, so that they look alike on every device.
import type { Suit } from '@foldtable/parts/cards'

/** In a box of 100 by 100. */
export const SUIT_PATHS: { readonly [S in Suit]: string } = {
  H: 'M50 90C22 66 8 50 8 31C8 17 18 9 29 9C38 9 46 14 50 23C54 14 62 9 71 9C82 9 92 17 92 31C92 50 78 66 50 90Z',
  D: 'M50 5C60 22 72 37 86 50C72 63 60 78 50 95C40 78 28 63 14 50C28 37 40 22 50 5Z',
  C: 'M50 7A21 21 0 0 1 65 43A21 21 0 1 1 54 68C55 82 59 90 67 94H33C41 90 45 82 46 68A21 21 0 1 1 35 43A21 21 0 0 1 50 7Z',
  S: 'M50 5C58 24 92 41 92 63C92 76 83 83 73 83C65 83 57 79 54 71C55 83 59 90 67 94H33C41 90 45 83 46 71C43 79 35 83 27 83C17 83 8 76 8 63C8 41 42 24 50 5Z',
}

interface SuitMarkProps {
  readonly suit: Suit
  readonly className?: string
}

/** Says nothing to a screen reader: a name always stands beside it. */
export function SuitMark({ suit, className = '' }: SuitMarkProps) {
  return (
    <svg
      className={`suit-mark suit-${suit} ${className}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SUIT_PATHS[suit]} fill="currentColor" />
    </svg>
  )
}
