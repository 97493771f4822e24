// Whether the result may be seen. The board shows how it ends before a table of results gives it away.
import { useEffect, useState } from 'react'
import { useSettings } from '../../data/settings.ts'
import type { TableSnapshot } from '../../store/types.ts'

const SUSPENSE_MS = 1800

export function useOver({ status, isPast, decision }: TableSnapshot): boolean {
  const { motion } = useSettings()
  const hasEnded = status === 'over'
  const [isShown, setShown] = useState(hasEnded)
  useEffect(() => {
    const timer = setTimeout(() => setShown(hasEnded), hasEnded && motion ? SUSPENSE_MS : 0)
    return () => clearTimeout(timer)
  }, [hasEnded, motion])
  return isShown && !isPast && decision?.result !== undefined
}
