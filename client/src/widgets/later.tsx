// A component whose code comes when it is needed, and is drawn as soon as it is there. React's own `lazy` would hold it back: after a
// placeholder it waits 300 ms before it shows what came, and a table is three such steps deep.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** `meanwhile` is shown until it has come. What cannot be loaded is for the guard around it. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: once for each, at the top of a module, as React's own
  return function Later(props: Props) {
    const [Shown, setShown] = useState(() => known)
    const [problem, setProblem] = useState<unknown>()
    useEffect(() => {
      if (Shown !== undefined) return
      load().then((component) => {
        known = component
        setShown(() => component)
      }, setProblem)
    }, [Shown])
    if (problem !== undefined) throw problem
    return Shown === undefined ? meanwhile : <Shown {...props} />
  }
}
