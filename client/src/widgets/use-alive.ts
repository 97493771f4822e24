// Nobody agrees to what has just come under the finger: such buttons are dead for a moment.
import { useEffect, useState } from 'react'

const DEAD_MS = 600

export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAlive(true), DEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAlive
}
