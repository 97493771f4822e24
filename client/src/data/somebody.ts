// Being somebody before doing something: a stranger becomes a guest with the name that was typed.
import { useCallback, useState } from 'react'
import type { Answer, Refused } from './api.ts'
import { keep, readKept } from './kept.ts'
import { becomeGuest, currentMe, setMe } from './me.ts'

const KEY = 'foldtable.name'

export interface Doing {
  readonly name: string
  setName(name: string): void
  readonly refusal: Refused | undefined
  /** What is being done, by a name of the page's own. */
  readonly busy: string | undefined
  /** Becomes a guest if need be, then does it; says why not. */
  run<T>(what: string, act: () => Promise<Answer<T>>): Promise<T | undefined>
}

export function useSomebody(): Doing {
  const [name, setTyped] = useState(() => readKept<string>(KEY) ?? '')
  const [refusal, setRefusal] = useState<Refused>()
  const [busy, setBusy] = useState<string>()

  const setName = useCallback((typed: string) => {
    setTyped(typed)
    setRefusal(undefined)
    keep(KEY, typed)
  }, [])

  const run = useCallback(
    async <T>(what: string, act: () => Promise<Answer<T>>): Promise<T | undefined> => {
      setRefusal(undefined)
      setBusy(what)
      const guest = currentMe() ? undefined : await becomeGuest(name)
      const answer = guest === undefined || guest.ok ? await act() : guest
      setBusy(undefined)
      if (answer.ok) return answer.value as T
      setRefusal(answer.refusal)
      // the session is gone: a name is asked for again
      if (answer.refusal.code === 'notSignedIn') setMe(null)
      return undefined
    },
    [name],
  )
  return { name, setName, refusal, busy, run }
}
