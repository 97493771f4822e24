// Which numbered rules of a game a test cites.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gameFolder } from '../checkout.ts'
import { command, EXIT } from '../command.ts'
import { gameNamed } from '../inputs.ts'

export const rules = command({
  name: 'rules',
  operand: '<game>',
  summary: 'shows which numbered rules of a game no test cites',
  options: {},
  notes: ['Exit code 1 if a rule is neither cited nor exempt.'],
  async run(id) {
    const { ruleCoverage } = await import('@foldtable/testkit/rule-coverage')
    const game = gameNamed(id)
    const folder = gameFolder(game.meta.id)
    if (!existsSync(join(folder, 'RULES.md'))) {
      console.log(`${game.meta.title} has no RULES.md yet: write its rules in ${folder}`)
      return EXIT.failed
    }
    const { rules: all, unknown, percent } = ruleCoverage(folder)
    const missing = all.filter(({ status }) => status === 'missing')
    const exempt = all.filter(({ status }) => status === 'exempt')
    console.log(`${game.meta.title}: ${percent.toFixed(1)} % of ${all.length} rules are covered`)
    printList(
      'No test cites',
      missing.map((rule) => rule.id),
    )
    printList(
      'Exempt',
      exempt.map((rule) => `${rule.id}: ${rule.reason ?? 'no reason given'}`),
    )
    printList('Cited but not in RULES.md', unknown)
    return missing.length > 0 ? EXIT.failed : EXIT.fine
  },
})

function printList(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.log(`\n${title} (${lines.length}):`)
  for (const line of lines) console.log(`  ${line}`)
}
