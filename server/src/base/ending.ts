// When the process is to end: it is told so by a signal, or whoever started it has gone without a word.
import { readFileSync } from 'node:fs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Ctrl-C and systemd reach npm too, which hands it on: the same word, heard twice. */
const SAME_WORD_MS = 500
const LOOK_MS = 250

/** Stops once and then ends the process; at a second word it ends at once. */
export function endWhenTold(stop: () => Promise<void>): void {
  let told: number | undefined
  const end = () => {
    if (told === undefined) {
      told = performance.now()
      stop().then(() => process.exit(0), failed)
    } else if (performance.now() - told > SAME_WORD_MS) process.exit(1)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  if (process.env.npm_command !== undefined) whenParentIsGone(end)
}

function failed(problem: unknown): never {
  console.error(problem)
  process.exit(1)
}

/** npm, or the shell that it starts us in, may be killed without handing the signal on; nobody would end us then. */
function whenParentIsGone(end: () => void): void {
  const starters = whoStartedUs()
  const look = setInterval(() => {
    if (whoStartedUs() === starters) return
    clearInterval(look)
    end()
  }, LOOK_MS)
  look.unref()
}

/** Our parent, and behind a shell its parent too, where the machine tells. An orphan gets another parent. */
function whoStartedUs(): string {
  const [, name = '', above = ''] = /\((.*)\) \S (\d+)/.exec(statOf(process.ppid)) ?? []
  return /^(sh|dash|ash|busybox)$/.test(name) ? `${process.ppid} ${above}` : `${process.ppid}`
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
