// The worker in which a game that is over is looked at. It is sent the record that this person may read, and nothing else.
import { policyOf } from '@foldtable/bots/policies'
import { type Review, reviewing } from '@foldtable/bots/review/review'
import type { Seat, TableRecord } from '@foldtable/kernel'
import { rulesOf } from './worker-rules.ts'

export interface Asked {
  readonly record: TableRecord
  /** Whose decisions are looked at. */
  readonly seat: Seat | undefined
}

export type Told =
  | { readonly percent: number }
  | { readonly review: Review }
  | { readonly problem: string }

const say = (told: Told): void => postMessage(told)

async function look({ record, seat }: Asked): Promise<Review> {
  const game = await rulesOf(record.game.id)
  const steps = reviewing(game, await policyOf(record.game.id), record, seat)
  for (let shown = -1; ; ) {
    const step = steps.next()
    if (step.done) return step.value
    const percent = Math.floor(100 * step.value)
    if (percent !== shown) say({ percent })
    shown = percent
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    say({ review: await look(data) })
  } catch (problem) {
    say({ problem: String(problem) })
  }
})
