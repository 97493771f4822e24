// Holding a saved record against its hashes and against the rules.
import { type Finding, verifyRecord } from '@foldtable/kernel'
import { command, EXIT } from '../command.ts'
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
  options: {},
  notes: ['Exit code 1 if any check fails.'],
  run(file) {
    const { game, record } = recordFrom(file)
    const findings = verifyRecord(game, record)
    for (const finding of findings) console.log(lineOf(finding))
    return findings.some(({ passed }) => passed === false) ? EXIT.failed : EXIT.fine
  },
})

function lineOf({ check, passed, n }: Finding): string {
  const outcome = passed === null ? 'skipped' : passed ? 'passed' : 'failed'
  const where = n === undefined ? '' : ` (entry ${n} does not agree)`
  const why = passed === null ? ' (there is nothing to check it with)' : where
  return `${outcome.padEnd(8)} ${check}: ${MEANING[check]}${why}`
}
