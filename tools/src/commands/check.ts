// Everything that an author wants to know about one game, in one command.
import { gameFolder } from '../checkout.ts'
import { command, EXIT } from '../command.ts'
import { gameNamed } from '../inputs.ts'

export const check = command({
  name: 'check',
  operand: '<game>',
  summary:
    'checks one game: format, types, laws, bot, words, rules, goldens, ledgers, board, its tests',
  options: {},
  notes: ['Every check is made, whatever the others say. Exit code 1 if one of them fails.'],
  async run(id) {
    const { CHECKS } = await import('../checks/checks.ts')
    const game = gameNamed(id)
    const failed: string[] = []
    for (const { title, run } of CHECKS) {
      const begun = performance.now()
      const problems = await run(game, gameFolder(game.meta.id))
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
      for (const problem of problems) console.log(`        ${problem}`)
      if (problems.length > 0) failed.push(title)
    }
    console.log(failed.length === 0 ? '\nAll is well.' : `\nTo mend: ${failed.join('; ')}.`)
    return failed.length === 0 ? EXIT.fine : EXIT.failed
  },
})
