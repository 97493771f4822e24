// How a match ends: the result, the score, and the record in a file.
import { existsSync, writeFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { type Result, recordFor, seatsUpTo, type TableRecord, writeRecord } from '@foldtable/kernel'
import { wordOrId } from '../speech.ts'
import { aligned } from '../view/grid.ts'
import { type Match, personsOf } from './match.ts'
import { showEverybody } from './screen.ts'

export function printResult(match: Match, { reason, places }: Result): void {
  const { table, speech, say, terminal } = match
  showEverybody(match)
  terminal.print()
  terminal.print(styleText('bold', say('over', { reason: wordOrId(`reason.${reason}`, speech) })))
  const scores = table.game.score(table.state)
  const tallies = [...new Set(scores.flatMap(({ tally = {} }) => Object.keys(tally)))]
  const head = ['', '', wordOrId('points', speech)]
  const rows = seatsUpTo(table.seats)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
    .map((seat) => [
      places[seat] === undefined ? '' : `${places[seat]}.`,
      speech.nameOf(seat),
      `${scores[seat]?.points ?? ''}`,
      ...tallies.map((name) => `${scores[seat]?.tally?.[name] ?? ''}`),
    ])
  const tallyHeads = tallies.map((name) => wordOrId(`tally.${name}`, speech))
  for (const line of aligned([[...head, ...tallyHeads], ...rows])) terminal.print(`  ${line}`)
}

/** Into the file that was named at the start; else asks, if anybody is there to answer. */
export async function offerToSave(match: Match): Promise<void> {
  const { terminal, say, saveTo } = match
  if (saveTo !== undefined) {
    save(match, saveTo)
    return
  }
  while (terminal.hasKeyboard) {
    const file = (await terminal.ask(`${say('saveAs')} `))?.trim() ?? ''
    if (file === '' || save(match, file)) return
  }
}

/** For whoever sits here: one person, or several who have secrets from each other. */
function recordOfMatch(match: Match): TableRecord {
  const [only, ...others] = personsOf(match)
  const viewer = only === undefined || others.length > 0 ? 'spectator' : only
  return recordFor(match.table, { ...match.header, savedAt: Date.now() }, viewer)
}

export function save(match: Match, file: string): boolean {
  const { terminal, say } = match
  try {
    if (existsSync(file)) throw new Error(`${file} exists already`)
    writeFileSync(file, writeRecord(recordOfMatch(match)), { flag: 'wx' })
    terminal.print(say('saved', { file }))
    return true
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    terminal.print(say('notSaved', { reason }))
    return false
  }
}
