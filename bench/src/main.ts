// The command line of the benchmarks: `npm run bench -- kernel`. One file per benchmark, listed here.
import { parseArgs } from 'node:util'
import type { Asked, Bench } from './bench.ts'

const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  kernel: async () => (await import('./kernel.ts')).kernel,
  games: async () => (await import('./games.ts')).everyGame,
  server: async () => (await import('./server/server.ts')).server,
  nodes: async () => (await import('./nodes/nodes.ts')).nodes,
  boards: async () => (await import('./boards/boards.ts')).boards,
}

const USAGE = `usage: npm run bench -- <name> [--json] [--rounds N] [--seed S]
  kernel  [--games N]
  games   [--only pass-the-ace,powerhouse]
  boards  [--only full-metal-planete,imperial]
  nodes   [--seconds N] [--only appends,playing,storm]   needs a PostgreSQL and a Redis on this machine
  server  [--tables 1,16,64,256] [--seconds N] [--only tables,spectators,idle,start,append,lobby]
          [--against ours,boardgameIo,colyseus,floor,durable]
          [--once]  not again what others on this machine disturbed`

interface Command {
  readonly name: string
  readonly json: boolean
  readonly asked: Asked
}

function commandFrom(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      games: { type: 'string' },
      seconds: { type: 'string' },
      tables: { type: 'string' },
      only: { type: 'string' },
      against: { type: 'string' },
      once: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'bench' },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined) throw new RangeError('which benchmark?')
  if (!Object.hasOwn(BENCHES, name)) throw new RangeError(`there is no benchmark "${name}"`)
  if (more.length > 0) throw new RangeError(`one benchmark at a time, not also "${more.join(' ')}"`)
  const { rounds, games, seconds, tables, only, against, json, once, seed } = values
  const asked: Asked = {
    ...given('rounds', rounds, countFrom),
    ...given('games', games, countFrom),
    ...given('seconds', seconds, countFrom),
    ...given('tables', tables, (text, flag) => text.split(',').map((one) => countFrom(one, flag))),
    ...given('only', only, (text) => text.split(',')),
    ...given('against', against, (text) => text.split(',')),
    ...(once ? { again: false } : {}),
    seed,
  }
  return { name, json, asked }
}

/** What was not given is left out. */
const given = <K extends string, T>(
  flag: K,
  text: string | undefined,
  read: (text: string, flag: string) => T,
): { readonly [F in K]?: T } =>
  text === undefined ? {} : ({ [flag]: read(text, flag) } as { readonly [F in K]: T })

function countFrom(text: string, flag: string): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`--${flag} wants a whole number from 1, not "${text}"`)
  return count
}

function readCommand(): Command {
  try {
    return commandFrom(process.argv.slice(2))
  } catch (problem) {
    console.error(`bench: ${problem instanceof Error ? problem.message : problem}\n${USAGE}`)
    process.exit(2)
  }
}

const { name, json, asked } = readCommand()
try {
  const bench = await BENCHES[name]?.()
  const report = await bench?.(asked, (line) => console.error(line))
  if (report !== undefined) console.log(json ? JSON.stringify(report.figures) : report.text)
} catch (problem) {
  console.error(`bench: ${problem instanceof Error ? problem.message : problem}`)
  process.exitCode = 1
}
