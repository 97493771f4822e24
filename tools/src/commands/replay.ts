// Going through a record step by step, as anybody at the table saw it.
import { seatsUpTo, type TableRecord, tableOf, type Viewer } from '@foldtable/kernel'
import { BadInput, command, EXIT } from '../command.ts'
import { countFrom, localeFrom, recordFrom } from '../inputs.ts'
import { printLog, type Reading, showEntry } from '../replay/reading.ts'
import { stepThrough } from '../replay/step-through.ts'
import { sayIn, speechOf } from '../speech.ts'
import { openTerminal } from '../terminal.ts'

export const replay = command({
  name: 'replay',
  operand: '<record>',
  summary: 'goes through a saved record step by step, as any seat saw it',
  options: {
    as: {
      type: 'string',
      value: 'seat|spectator|all',
      help: 'whose eyes; seats from 0 (all, or whose record it is)',
    },
    from: { type: 'string', value: 'n', help: 'the entry to begin with (1)' },
    lang: { type: 'string', value: 'en|fr', help: 'the language (en)' },
  },
  notes: ['When the input is no terminal, the whole log is printed at once.'],
  async run(file, values) {
    const { game, record } = recordFrom(file)
    const names = record.seats.map(({ name }) => name)
    const viewer = viewerFrom(values.as ?? `${record.viewer ?? 'all'}`, names)
    mayRead(record, viewer)
    const from = countFrom(values.from ?? '1', 'from', { min: 1, max: record.entries.length })
    const speech = speechOf(game, localeFrom(values.lang), names)
    const terminal = openTerminal()
    const table = foldedOr(() => tableOf(game, record))
    const reading: Reading = { table, viewer, speech, say: sayIn(speech), terminal }
    try {
      if (!terminal.isInteractive) printLog(reading, from)
      else await stepThrough(reading, from, showEntry)
      return EXIT.fine
    } finally {
      terminal.close()
    }
  },
})

function viewerFrom(text: string, names: readonly string[]): Viewer | 'all' {
  if (text === 'all' || text === 'spectator') return text
  const seat = seatsUpTo(names.length).find((known) => text === `${known}` || text === names[known])
  if (seat !== undefined) return seat
  const seats = names.map((name, known) => `${known} (${name})`).join(', ')
  throw new BadInput(`--as must be all, spectator or a seat of the record: ${seats}`)
}

/** A record that was written for one reader holds no more than they saw. */
function mayRead({ viewer }: TableRecord, as: Viewer | 'all'): void {
  if (viewer === undefined || as === viewer || as === 'spectator') return
  const whose = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
  throw new BadInput(`the table did not end by play: its record holds what ${whose} saw`)
}

function foldedOr<T>(fold: () => T): T {
  try {
    return fold()
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new BadInput(`the entries cannot be folded (${reason}); try \`npx foldtable verify\``)
  }
}
