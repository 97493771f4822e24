// Posts on their way: one that was not taken says why, and so many are under way at once.
import { Outage } from '../ledger/sql.ts'
import type { Channel, Post } from './channel.ts'

export async function sending(
  channel: Channel,
  post: Post,
  signal: AbortSignal | undefined,
): Promise<Outage | undefined> {
  try {
    await channel.send(post, signal)
    return undefined
  } catch (problem) {
    if (problem instanceof Outage) return problem
    throw problem
  }
}

export async function someAtOnce(
  jobs: readonly (() => Promise<void>)[],
  most: number,
  isOver: () => boolean,
): Promise<void> {
  const queue = jobs.values()
  const worker = async () => {
    for (const job of queue) {
      if (isOver()) return
      await job()
    }
  }
  const workers = Array.from({ length: Math.min(most, jobs.length) }, worker)
  const ends = await Promise.allSettled(workers) // nothing is under way any more when it fails
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
