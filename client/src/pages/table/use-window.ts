// How much room there is, and which of the frame's forms it calls for.
import { useSyncExternalStore } from 'react'

/** `desk` has a rail beside the board; `phone` has sheets and a bar at the bottom. Must agree with `styles/table.css`. */
export type Form = 'desk' | 'phone'

const phone = matchMedia(
  '(max-width: 899px), (max-width: 959px) and (max-height: 480px) and (orientation: landscape)',
)

const onResize = (listener: () => void): (() => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export const useForm = (): Form =>
  useSyncExternalStore(onResize, () => (phone.matches ? 'phone' : 'desk'))

export const useWindowWidth = (): number => useSyncExternalStore(onResize, () => innerWidth)
export const useWindowHeight = (): number => useSyncExternalStore(onResize, () => innerHeight)
