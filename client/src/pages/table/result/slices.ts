// Long work on the page's own thread, a few milliseconds at a time: whatever the person does comes first.

const SLICE_MS = 6

/** Nothing if it is called off. `tell` hears what the latest step said, once a slice. */
export async function inSlices<S, T>(
  steps: Generator<S, T>,
  tell: (said: S) => void,
  signal: AbortSignal,
): Promise<T | undefined> {
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      if (performance.now() < until) continue
      tell(step.value)
      break
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
