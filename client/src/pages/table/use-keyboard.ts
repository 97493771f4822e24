// How much of the window the keyboard of a phone covers: what is written stays above it.
import { useEffect, useState } from 'react'

/** Less is a bar of the browser. */
const LEAST = 120

export function useKeyboard(): number {
  const [covered, setCovered] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (view === null) return
    const look = () => {
      const below = innerHeight - view.height * view.scale - view.offsetTop
      setCovered(view.scale === 1 && below >= LEAST ? Math.round(below) : 0)
    }
    view.addEventListener('resize', look)
    view.addEventListener('scroll', look)
    return () => {
      view.removeEventListener('resize', look)
      view.removeEventListener('scroll', look)
    }
  }, [])
  return covered
}
