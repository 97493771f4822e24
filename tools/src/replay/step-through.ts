// Back and forth in a record by the keyboard.
import type { Reading } from './reading.ts'

export async function stepThrough(
  reading: Reading,
  from: number,
  show: (reading: Reading, n: number) => void,
): Promise<void> {
  const { table, terminal, say } = reading
  let n = from
  show(reading, n)
  for (;;) {
    const line = (await terminal.ask(`${say('stepHelp')} `))?.trim().toLowerCase() ?? 'q'
    if (line === 'q') return
    const next = nextOf(line, n)
    if (next === undefined) continue
    n = Math.min(table.n, Math.max(1, next))
    show(reading, n)
  }
}

function nextOf(line: string, n: number): number | undefined {
  if (line === '') return n + 1
  if (line === 'b') return n - 1
  return /^\d+$/.test(line) ? Number(line) : undefined
}
