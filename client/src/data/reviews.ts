// A game that is over, looked at by a strong bot in a worker of its own, which ends with the answer or with the wish for it.
import type { Review } from '@foldtable/bots/review/review'
import type { Asked, Told } from './review-worker.ts'

/** Fails where there can be no worker, and where the record cannot be read; nothing if it is called off. */
export function reviewOf(
  asked: Asked,
  tell: (percent: number) => void,
  signal: AbortSignal,
): Promise<Review | undefined> {
  return new Promise<Review | undefined>((resolve, reject) => {
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
    const end = (how: () => void) => {
      worker.terminate()
      how()
    }
    signal.addEventListener('abort', () => end(() => resolve(undefined)), { once: true })
    worker.addEventListener('error', () => end(() => reject(new Error('no worker'))))
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('percent' in data) tell(data.percent)
      else if ('review' in data) end(() => resolve(data.review))
      else end(() => reject(new Error(data.problem)))
    })
    worker.postMessage(asked)
  })
}
