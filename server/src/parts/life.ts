// The parts begin in the order of their list and end in two steps; one that fails keeps no other from ending.
import type { Life } from './part.ts'

type Lives = readonly Partial<Life>[]

export async function startAll(parts: Lives): Promise<void> {
  for (const part of parts) await part.start?.()
}

/** Rejects with the first problem, once everything has ended. */
export async function endAll(parts: Lives): Promise<void> {
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  await Promise.all(parts.map(async (part) => part.stop?.()).map((stopped) => stopped.catch(note)))
  for (const part of parts.toReversed())
    try {
      await part.close?.()
    } catch (problem) {
      note(problem)
    }
  if (problems.length > 0) throw problems[0]
}
