// The worker in which bots of tables on this device think. It is sent what a seat sees, and nothing else.
import { type Question, type Thought, think } from '@foldtable/bots/think'
import { rulesOf } from './worker-rules.ts'

export interface Asked extends Question {
  readonly id: number
  readonly game: string
  /** Milliseconds after which a search answers with the best so far. */
  readonly ms: number
}

export type Answered = { readonly id: number } & (Thought | { readonly problem: string })

async function answerTo({ id, game, ms, ...question }: Asked): Promise<Answered> {
  try {
    const rules = await rulesOf(game)
    const end = performance.now() + ms
    return { id, ...(await think(rules, question, { isOver: () => performance.now() >= end })) }
  } catch (problem) {
    return { id, problem: String(problem) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) =>
  postMessage(await answerTo(data)),
)
