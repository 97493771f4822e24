// What the server can be told, what it is told here, and the files that list it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../checkout.ts'
import { BadInput, command, EXIT } from '../command.ts'
import { SETTINGS_FILES } from '../settings-files.ts'

export const settings = command({
  name: 'settings',
  operand: '',
  summary: 'lists every setting of the server with its value here; secrets are not shown',
  options: {
    write: { type: 'boolean', help: 'for developers: writes the list into the files that have it' },
  },
  async run(_operand, { write = false }) {
    const { LISTED } = await import('@foldtable/server/settings/settings')
    if (!write) return show()
    for (const { path, written } of SETTINGS_FILES) {
      const file = join(ROOT, path)
      writeFileSync(file, written(readFileSync(file, 'utf8'), LISTED))
    }
    return EXIT.fine
  },
})

async function show(): Promise<number> {
  const { environmentIn, misspelt, withSecrets } = await import(
    '@foldtable/server/settings/environment'
  )
  const { LISTED, settingsFrom } = await import('@foldtable/server/settings/settings')
  try {
    const environment = withSecrets(environmentIn(process.cwd(), process.env), LISTED)
    for (const { name, usual, help, isSecret } of LISTED) {
      const given = environment[name] || undefined
      const shown = given !== undefined && isSecret ? '(not shown)' : (given ?? usual)
      console.log(`${name}=${shown}${given === undefined ? '' : '  (set)'}\n    ${help}`)
    }
    for (const hint of misspelt(environment, LISTED)) console.log(hint)
    settingsFrom(environment)
    return EXIT.fine
  } catch (problem) {
    throw new BadInput(problem instanceof Error ? problem.message : String(problem))
  }
}
