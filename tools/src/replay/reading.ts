// One entry of a record, or all of them, in words and as somebody saw them.
import { styleText } from 'node:util'
import type { AnyTable } from '@foldtable/kernel'
import { copyOf, type Entry, redact, type Speech, type Viewer } from '@foldtable/kernel'
import { type Say, toldLines } from '../speech.ts'
import type { Terminal } from '../terminal.ts'
import { allLines, viewOf } from '../view/view.ts'

export interface Reading {
  readonly table: AnyTable
  /** `all` may see every secret. */
  readonly viewer: Viewer | 'all'
  readonly speech: Speech
  readonly say: Say
  readonly terminal: Terminal
}

export function showEntry(reading: Reading, n: number): void {
  const { table, viewer, speech, say, terminal } = reading
  const entry = table.entries[n - 1]
  if (entry === undefined) return
  terminal.clear()
  terminal.print(styleText('bold', say('entry', { n, last: table.n })))
  terminal.print(eyesOf(reading))
  terminal.print()
  const lines = linesOf(reading, entry)
  for (const line of lines.length > 0 ? lines : [say('nothingTold')]) terminal.print(`  ${line}`)
  terminal.print()
  const seat = typeof viewer === 'number' ? viewer : undefined
  const showing = { speech, seats: table.seats, width: terminal.width }
  const view = seenBy(viewer, table.stateAt(n))
  for (const line of allLines(viewOf(table, view, seat, showing))) terminal.print(`  ${line}`)
  terminal.print()
}

/** The whole log; entries with nothing to tell are left out. */
export function printLog(reading: Reading, from: number): void {
  const { table, terminal } = reading
  terminal.print(eyesOf(reading))
  const width = String(table.n).length
  for (const entry of table.entries.slice(from - 1)) {
    for (const line of linesOf(reading, entry)) {
      terminal.print(`${String(entry.n).padStart(width)}  ${line}`)
    }
  }
}

function linesOf({ table, viewer, speech, say }: Reading, entry: Entry): string[] {
  if (entry.rewind === undefined) {
    return toldLines(table.game, seenBy(viewer, entry.events), speech)
  }
  const name = typeof entry.by === 'number' ? speech.nameOf(entry.by) : entry.by
  return [say('takenBack', { name })]
}

const seenBy = <T>(viewer: Viewer | 'all', value: T): T =>
  viewer === 'all' ? copyOf(value) : redact(value, viewer)

function eyesOf({ viewer, say, speech }: Reading): string {
  if (viewer === 'all') return say('asAll')
  if (viewer === 'spectator') return say('asSpectator')
  return say('asSeenBy', { name: speech.nameOf(viewer) })
}
