// Writing the package for programs outside of this house: bots, tools, other clients.
import { resolve } from 'node:path'
import { VERSION } from '@foldtable/server/base/version'
import { BadInput, command, EXIT } from '../command.ts'

export const sdk = command({
  name: 'sdk',
  operand: '<folder>',
  summary:
    'writes the package by which programs outside talk to a house, for `npm install <folder>`',
  options: {},
  async run(folder) {
    if (folder === undefined) throw new BadInput('say into which folder')
    const { writeSdk } = await import('../sdk/bundle.ts')
    await writeSdk(resolve(folder), VERSION.number)
    console.log(
      `Written. \`npm install ${folder}\` makes it known to a program; see its README.md.`,
    )
    return EXIT.fine
  },
})
