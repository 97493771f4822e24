// Everything that an author wants to know about one game, in one command.
import { gameFolder } from '../checkout.ts'
import { type Check, checksOf } from '../checks/checks.ts'
import { command, EXIT } from '../command.ts'
import { gameNamed } from '../inputs.ts'

export const check = command({
  name: 'check',
  operand: '<game>',
  summary: 'checks one game: format, types, laws, words, rules, goldens, ledgers, its tests',
  options: {},
  notes: ['Every check is made, whatever the others say. Exit code 1 if one of them fails.'],
  async run(id) {
    const game = gameNamed(id)
    const failed: string[] = []
    for (const one of await checksOf(game, gameFolder(game.meta.id))) {
      if (!(await isPassed(one))) failed.push(one.title)
    }
    console.log(failed.length === 0 ? '\nAll is well.' : `\nTo mend: ${failed.join(', ')}.`)
    return failed.length === 0 ? EXIT.fine : EXIT.failed
  },
})

/** Prints a line for a check that passes, and what is wrong below one that does not. */
async function isPassed({ title, run }: Check): Promise<boolean> {
  const begun = performance.now()
  const problems = await run()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
  for (const line of problems.flatMap((problem) => problem.trimEnd().split('\n')))
    console.log(`        ${line}`)
  return problems.length === 0
}
