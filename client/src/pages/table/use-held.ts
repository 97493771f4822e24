// While a board still shows how something happens, what tells the outcome waits for it.
import { useEffect, useState } from 'react'

/** A board that forgets to say that it is done holds nothing back for longer. */
const LONGEST_MS = 6000

/** The value, or what it was before the board began to move. */
export function useHeld<T>(value: T, isBusy: boolean): T {
  const [held, setHeld] = useState(value)
  const [isTired, setTired] = useState(false)
  const isHeld = isBusy && !isTired
  useEffect(() => {
    if (!isHeld) setHeld(() => value)
  }, [isHeld, value])
  useEffect(() => {
    setTired(false)
    if (!isBusy) return
    const timer = setTimeout(() => setTired(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return isHeld ? held : value
}
