// Whether there is room for a panel beside the board.
import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 1000px)')

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
