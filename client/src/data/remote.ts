// Something read from the server for a page, and read again when it may have changed.
import {
  type AnswerOf,
  type AnyParts,
  type Parts,
  type RouteName,
  requestOf,
} from '@foldtable/protocol/asking'
import { useCallback, useEffect, useState } from 'react'
import { askPlainly, type Refused } from './api.ts'

export interface Remote<T> {
  readonly value: T | undefined
  readonly refusal: Refused | undefined
  reload(): void
}

type Readable = RouteName & `GET ${string}`

/** With null instead of what goes with the request, nothing is read. */
export function useRemote<N extends Readable>(
  name: N,
  ...[wanted]: Parts<N> | [null]
): Remote<AnswerOf<N>> {
  const [found, setFound] = useState<{ path: string; value?: AnswerOf<N>; refusal?: Refused }>()
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((one) => one + 1), [])
  const parts: AnyParts = wanted ?? {}
  const path = wanted === null ? null : requestOf(name, parts).path

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says all of the request, and `turn` asks again
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    askPlainly(name, parts).then((answer) => {
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

  const isIt = found !== undefined && found.path === path
  return {
    value: isIt ? found.value : undefined,
    refusal: isIt ? found.refusal : undefined,
    reload,
  }
}
