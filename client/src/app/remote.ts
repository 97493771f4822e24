// Something read from the server for a page, and read again when it may have changed.
import { useCallback, useEffect, useState } from 'react'
import { ask, type Refused } from './api.ts'

export interface Remote<T> {
  readonly value: T | undefined
  readonly refusal: Refused | undefined
  reload(): void
}

/** With `every`, again after that many milliseconds, as long as somebody looks. Null reads nothing. */
export function useRemote<T>(path: string | null, every?: number): Remote<T> {
  const [found, setFound] = useState<{ path: string; value?: T; refusal?: Refused }>()
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((one) => one + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    ask<T>('GET', path).then((answer) => {
      if (!isWanted) return
      if (answer.ok) setFound({ path, value: answer.value })
      else
        setFound((before) => ({
          ...(before?.path === path ? before : {}),
          path,
          refusal: answer.refusal,
        }))
    }, undefined)
    return () => {
      isWanted = false
    }
  }, [path, turn])

  useEffect(() => {
    if (every === undefined || path === null) return
    const look = () => {
      if (document.visibilityState === 'visible') reload()
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [path, every, reload])

  const isIt = found !== undefined && found.path === path
  return {
    value: isIt ? found.value : undefined,
    refusal: isIt ? found.refusal : undefined,
    reload,
  }
}
