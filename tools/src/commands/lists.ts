// Writing anew the lists that are made from folders, or checking that they are up to date.
import { ROOT } from '../checkout.ts'
import { command, EXIT } from '../command.ts'

export const lists = command({
  name: 'lists',
  operand: '',
  summary: 'writes the lists that are made from folders anew: games, boards, guides, bots, set-ups',
  options: {
    check: { type: 'boolean', help: 'write nothing; exit code 1 if any would change' },
  },
  async run(_, { check = false }) {
    const { staleLists, writeLists } = await import('@foldtable/testkit/lists')
    const files = check ? staleLists(ROOT).map(({ file }) => file) : writeLists(ROOT)
    for (const file of files) console.log(`${check ? 'out of date' : 'written'}: ${file}`)
    if (files.length === 0) console.log('Every list is up to date.')
    return check && files.length > 0 ? EXIT.failed : EXIT.fine
  },
})
