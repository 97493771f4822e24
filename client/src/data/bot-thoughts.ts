// Bots of tables on this device think in a worker of their own: no board waits for them.
import { type Think, thinkHere } from '../store/local-bots.ts'
import type { Answered, Asked } from './bot-worker.ts'

/** A search answers after so long with the best so far. */
const THOUGHT_MS = 2000
/** Whoever has not answered by then does not come to an end. */
const LONGEST_MS = 20_000
const SEEDS = 2 ** 32

interface Waiting {
  answered(answer: Answered): void
  failed(): void
}

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, Waiting>()

/** Where there can be no worker, they think here. */
export const thinkAside: Think = async (game, view, seat, level = 2) => {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const question = { view, seat, level, seed: seed % SEEDS, game: game.meta.id, ms: THOUGHT_MS }
  const answer = await answerFrom(question).catch(() => 'nobody' as const)
  if (answer === 'nobody') return thinkHere(game, view, seat, level)
  return answer !== undefined && 'moves' in answer ? answer.moves : []
}

/** Nothing if it thought too long; fails where there is no worker. */
function answerFrom(question: Omit<Asked, 'id'>): Promise<Answered | undefined> {
  return new Promise((resolve, reject) => {
    asked += 1
    const id = asked
    const tooLong = setTimeout(() => {
      waiting.delete(id)
      end()
      resolve(undefined)
    }, LONGEST_MS)
    const settle = (how: () => void) => {
      clearTimeout(tooLong)
      waiting.delete(id)
      how()
    }
    waiting.set(id, {
      answered: (answer) => settle(() => resolve(answer)),
      failed: () => settle(() => reject(new Error('no worker'))),
    })
    awake().postMessage({ ...question, id } satisfies Asked)
  })
}

function awake(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) =>
    waiting.get(data.id)?.answered(data),
  )
  worker.addEventListener('error', end)
  return worker
}

/** Whoever still waits asks elsewhere; the next question wakes another. */
function end(): void {
  worker?.terminate()
  worker = undefined
  for (const one of [...waiting.values()]) one.failed()
}
