// A thread in which bots think. It is sent a seat's own replica and nothing else.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import * as bots from '@foldtable/bots/think'
import { gameById } from '@foldtable/games'

export interface Question extends bots.Question {
  readonly id: number
  readonly game: string
  /** Milliseconds after which a search answers with the best so far. */
  readonly ms: number
}

export type Thought = { readonly id: number } & (bots.Thought | { readonly problem: string })

const LAST_SERVED = 10

async function thoughtOn({ id, game: name, ms, ...question }: Question): Promise<Thought> {
  try {
    const game = gameById(name)
    if (game === undefined) return { id, problem: `no game ${name}` }
    const end = performance.now() + ms
    const thought = await bots.think(game, question, { isOver: () => performance.now() >= end })
    return thought.moves.length === 0 ? { id, problem: 'no legal move' } : { id, ...thought }
  } catch (problem) {
    return { id, problem: String(problem) }
  }
}

// Whoever waits for a person's move goes first. On Linux a priority is the thread's own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(LAST_SERVED)

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await thoughtOn(question))
})
