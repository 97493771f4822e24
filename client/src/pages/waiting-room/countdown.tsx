// The game starts by itself: in how many seconds.
import { useEffect, useState } from 'react'
import { useWords } from '../../words/index.ts'

interface CountdownProps {
  /** In the server's time. */
  readonly at: number
  readonly skew: number
}

export function Countdown({ at, skew }: CountdownProps) {
  const { say } = useWords()
  const left = () => Math.max(0, Math.ceil((at - (Date.now() + skew)) / 1000))
  const [count, setCount] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setCount(left()), 250)
    return () => clearInterval(timer)
  })
  return (
    <b className="countdown" role="timer">
      {say('room.startsIn', { count })}
    </b>
  )
}
