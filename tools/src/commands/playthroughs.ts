// Writing the goldens of a game anew, or checking that they are up to date.
import { games } from '@foldtable/games'
import { gameFolder } from '../checkout.ts'
import { BadInput, command, EXIT } from '../command.ts'
import { gameNamed } from '../inputs.ts'

export const playthroughs = command({
  name: 'playthroughs',
  operand: '<game>|--all',
  summary: 'writes the readable goldens of a game anew',
  options: {
    all: { type: 'boolean', help: 'of every game' },
    check: { type: 'boolean', help: 'write nothing; exit code 1 if any would change' },
  },
  notes: [
    'Read the diff before you commit it. A ledger for this version of the rules is recorded as well, once: it must',
    'fold for ever.',
  ],
  async run(id, { all = false, check = false }) {
    const { writePlaythroughs } = await import('@foldtable/testkit/playthroughs')
    const { writeLedger, writeMoreLedgers } = await import('@foldtable/testkit/ledgers')
    if (all && id !== undefined) throw new BadInput(`either --all or ${id}`)
    const chosen = all ? games : [gameNamed(id)]
    const written = chosen.flatMap((game) => {
      const files = writePlaythroughs(game, gameFolder(game.meta.id), { check })
      const ledger = check ? [] : writeLedger(game, gameFolder(game.meta.id))
      for (const file of ledger) console.log(`recorded: ${file}`)
      if (files.length === 0) console.log(`${game.meta.id}: playthroughs/cases.json lists none`)
      return files
    })
    const changed = written.filter((file) => file.changed)
    for (const { file } of changed) console.log(`${check ? 'out of date' : 'written'}: ${file}`)
    if (changed.length === 0) console.log(`${written.length} playthroughs are up to date.`)
    if (!check) {
      for (const game of chosen) {
        const more = await writeMoreLedgers(game, gameFolder(game.meta.id))
        for (const file of more) console.log(`recorded: ${file}`)
      }
    }
    return check && changed.length > 0 ? EXIT.failed : EXIT.fine
  },
})
