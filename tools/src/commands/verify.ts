// Holding a saved record against its hashes and against the rules.
import { type Finding, type TableRecord, verifyRecord } from '@foldtable/kernel'
import { BadInput, command, EXIT } from '../command.ts'
import { recordFrom } from '../inputs.ts'

const MEANING: { readonly [check in Finding['check']]: string } = {
  hash: 'the file is as it was written',
  game: 'it is of the game that it names',
  entries: 'its entries can be folded',
  state: 'its entries lead to the state that it names',
  result: 'the table ended as it says',
  commitment: 'the key is the one shown before the first entry',
  chance: 'the same moves and the same key give the same events',
}

export const verify = command({
  name: 'verify',
  operand: '<record>',
  summary: 'checks a record: its hashes, its result, and every roll of chance',
  options: {
    commitment: {
      type: 'string',
      value: 'hex',
      help: 'what the table showed before its first entry',
    },
  },
  notes: [
    'Without --commitment a record is held against itself: who wrote it could have written another.',
    'Exit code 1 if any check fails.',
  ],
  run(file, { commitment }) {
    const promised = commitment === undefined ? undefined : commitmentFrom(commitment)
    const { game, record } = recordFrom(file)
    const findings = verifyRecord(game, record)
    for (const finding of findings) console.log(lineOf(finding))
    const isKept = promised === undefined || promised === record.chance.commitment
    if (promised !== undefined) console.log(promiseLine(isKept))
    if (record.viewer !== undefined) console.log(`\n${closedLine(record)}`)
    const isFine = isKept && findings.every(({ passed }) => passed !== false)
    return isFine ? EXIT.fine : EXIT.failed
  },
})

function commitmentFrom(text: string): string {
  const hex = text.trim().toLowerCase()
  if (/^[0-9a-f]{64}$/.test(hex)) return hex
  throw new BadInput('--commitment must be the 64 hexadecimal digits that the table showed')
}

const promiseLine = (isKept: boolean): string =>
  isKept
    ? 'passed   promise: its commitment is the one that you were shown'
    : 'failed   promise: its commitment is not the one that you were shown; it is of another table, or of another key'

/** Why chance cannot be checked (T-6.2). */
const closedLine = ({ viewer }: TableRecord): string =>
  `It holds what ${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} saw, without the key: the table did not end by play.`

function lineOf({ check, passed, n }: Finding): string {
  const outcome = passed === null ? 'skipped' : passed ? 'passed' : 'failed'
  const where = n === undefined ? '' : ` (entry ${n} does not agree)`
  const why = passed === null ? ' (there is nothing to check it with)' : where
  return `${outcome.padEnd(8)} ${check}: ${MEANING[check]}${why}`
}
