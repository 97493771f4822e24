// Beginning a new game: the smallest one that keeps every law, ready to be changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@foldtable/kernel'
import { GAMES, TEMPLATES } from '../checkout.ts'
import { BadInput, command, EXIT } from '../command.ts'
import { withGame } from '../new-game/catalog.ts'
import { copyTemplate } from '../new-game/copy-template.ts'
import { withLoader } from '../new-game/loaders.ts'
import { type Names, namesFrom } from '../new-game/names.ts'

export const newGame = command({
  name: 'new-game',
  operand: '<name>',
  summary: 'begins a new game: a small one that keeps every law, ready to be changed',
  options: {
    into: { type: 'string', value: 'folder', help: 'the folder with catalog.ts (games)' },
  },
  async run(given, { into = GAMES }) {
    const catalog = join(into, 'catalog.ts')
    if (!existsSync(catalog)) throw new BadInput(`there is no ${catalog}; --into names its folder`)
    const names = namesFrom(given, into)
    const folder = join(into, names.name)
    if (existsSync(folder)) throw new BadInput(`${folder} exists already; choose another name`)
    const changed = withGame(readFileSync(catalog, 'utf8'), names)
    if (changed === undefined) {
      throw new BadInput(`${catalog} does not look as expected; add the game there by hand`)
    }
    const loaders = join(into, 'loaders.ts')
    const loaded = existsSync(loaders) ? withLoader(readFileSync(loaders, 'utf8'), names) : ''
    if (loaded === undefined) {
      throw new BadInput(`${loaders} does not look as expected; add the game there by hand`)
    }
    const files = copyTemplate(join(TEMPLATES, 'game'), folder, names)
    writeFileSync(catalog, changed)
    if (loaded !== '') writeFileSync(loaders, loaded)
    for (const file of files) console.log(`made     ${join(folder, file)}`)
    console.log(`changed  ${catalog}`)
    if (loaded !== '') console.log(`changed  ${loaders}`)
    if (into === GAMES) await writeGoldens(names, folder)
    console.log(nextSteps(names))
    return EXIT.fine
  },
})

/** So that the whole suite passes before the first change. */
async function writeGoldens({ camelName }: Names, folder: string): Promise<void> {
  const { writePlaythroughs } = await import('@foldtable/testkit/playthroughs')
  const { writeLedger } = await import('@foldtable/testkit/ledgers')
  const module: { [name: string]: Game } = await import(join(folder, 'src', 'index.ts'))
  const game = module[camelName]
  if (game === undefined) return
  for (const { file } of writePlaythroughs(game, folder)) console.log(`made     ${file}`)
  for (const file of writeLedger(game, folder)) console.log(`made     ${file}`)
}

const nextSteps = ({ name, title, prefix }: Names): string => `
${title} can be played already, in the browser as well (npm start):
  npx foldtable play ${name}

What to do next:
  1. Write the rules in games/${name}/RULES.md, each sentence with its number (${prefix}-1.1).
  2. Change state, events and moves; a test for each rule, with the number in its title.
  3. npx foldtable check ${name}         tells what is wrong, all at once
     npx foldtable laws ${name}          holds it to the laws of the house, with a seed of your own
     npx foldtable playthroughs ${name}  writes the goldens anew: read the diff

docs/add-a-game.md tells more.`
