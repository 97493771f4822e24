// A house from its file to a PostgreSQL, or back; compared before it is opened there.
import { BadInput, command, EXIT } from '../command.ts'
import { dataFolder, dataOption } from '../data-folder.ts'
import { type End, foldedIn, openEnd } from '../moving/places.ts'
import { progress } from '../progress.ts'

export const move = command({
  name: 'move',
  operand: '',
  summary: 'takes all data from the folder to a PostgreSQL, or from there to a folder',
  options: {
    ...dataOption,
    from: { type: 'string', value: 'place', help: 'a folder or postgres://… (the data folder)' },
    to: { type: 'string', value: 'place', help: 'a folder or postgres://…, without a house' },
  },
  notes: [
    'No server may run at either end. What is there already stays as it is; a move that was cut short is begun anew.',
    'Every row, every entry and what every game folds to are compared; only then can a server be started there.',
  ],
  async run(_operand, { data, from = dataFolder(data), to }) {
    if (to === undefined) throw new BadInput('--to names where it goes')
    const source = await openEnd(from)
    try {
      const target = await openEnd(to)
      try {
        return await moved(source, target)
      } finally {
        await target.close()
      }
    } finally {
      await source.close()
    }
  },
})

async function moved(source: End, target: End): Promise<number> {
  const { copyAll, isFree, openMoved, summaryOf } = await import('@foldtable/server/ledger/moving')
  const { query } = await import('@foldtable/server/ledger/sql')
  if (!(await isFree(target.sql))) throw new BadInput('there is a house at --to already')
  const [all] = await query(source.sql, 'SELECT count(*) AS n FROM tables')
  const shown = progress(Number(all?.n ?? 0), 'tables')
  await copyAll(source.sql, target.sql, (what, rows) => what === 'tables' && shown.at(rows))
  shown.done()
  const compared = [
    await differences(summaryOf(source.sql), summaryOf(target.sql)),
    await differences(foldedIn(source.sql), foldedIn(target.sql)),
  ]
  const problems = compared.flatMap(({ different }) => different)
  for (const what of problems) console.error(`foldtable move: different: ${what}`)
  if (problems.length > 0) return EXIT.failed
  await openMoved(target.sql)
  console.log(`${all?.n ?? 0} tables are there, ${compared[1]?.same} games fold to the same.`)
  return EXIT.fine
}

type Summary = AsyncGenerator<readonly [string, string]>

/** Both in the same order. */
async function differences(one: Summary, other: Summary) {
  const different: string[] = []
  let same = 0
  for (;;) {
    const [left, right] = [await one.next(), await other.next()]
    if (left.done === true && right.done === true) return { different, same }
    const [what, hash] = left.value ?? ['', '']
    const [there, theirs] = right.value ?? ['', '']
    if (what === there && hash === theirs) same += 1
    else different.push(what || there)
    if (what !== there) return { different, same }
  }
}
