// The command line of the benchmarks: `npm run bench -- kernel`. One file per benchmark, listed here.
import { parseArgs } from 'node:util'
import type { Bench, Settings } from './bench.ts'

const BENCHES: { readonly [name: string]: () => Promise<Bench> } = {
  kernel: async () => (await import('./kernel.ts')).kernel,
}

const USAGE = `usage: npm run bench -- <name> [--json] [--rounds N] [--games N] [--seed S]
benches: ${Object.keys(BENCHES).join(', ')}`

interface Asked {
  readonly name: string
  readonly json: boolean
  readonly settings: Settings
}

function askedFor(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '9' },
      games: { type: 'string', default: '3500' },
      seed: { type: 'string', default: 'bench' },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined) throw new RangeError('which benchmark?')
  if (!Object.hasOwn(BENCHES, name)) throw new RangeError(`there is no benchmark "${name}"`)
  if (more.length > 0) throw new RangeError(`one benchmark at a time, not also "${more.join(' ')}"`)
  const rounds = countFrom('rounds', values.rounds)
  const games = countFrom('games', values.games)
  return { name, json: values.json, settings: { rounds, games, seed: values.seed } }
}

function countFrom(flag: string, text: string): number {
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`--${flag} wants a whole number from 1, not "${text}"`)
  return count
}

function readAsked(): Asked {
  try {
    return askedFor(process.argv.slice(2))
  } catch (problem) {
    console.error(`bench: ${problem instanceof Error ? problem.message : problem}\n${USAGE}`)
    process.exit(2)
  }
}

const { name, json, settings } = readAsked()
try {
  const bench = await BENCHES[name]?.()
  const report = bench?.(settings, (line) => console.error(line))
  if (report !== undefined) console.log(json ? JSON.stringify(report.figures) : report.text)
} catch (problem) {
  console.error(`bench: ${problem instanceof Error ? problem.message : problem}`)
  process.exitCode = 1
}
