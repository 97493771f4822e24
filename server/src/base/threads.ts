// How much memory a thread keeps for what is soon gone. Left alone, V8 takes up to 128 MB of it in each thread of a machine
// that has much, and gives none back. The main thread is told by `--max-semi-space-size` where it is started.
import type { ResourceLimits } from 'node:worker_threads'

export const THREAD_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 24 }
