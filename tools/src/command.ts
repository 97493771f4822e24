// What a command is: how it reads its arguments and what its help says.
import { parseArgs } from 'node:util'

/** It cannot be done as it was asked; the message says what to do instead. */
export class BadInput extends Error {
  override name = 'BadInput'
}

export const EXIT = { fine: 0, failed: 1, badInput: 2 } as const

interface Option {
  readonly type: 'string' | 'boolean'
  /** What the help calls the value: `n`, `file`. */
  readonly value?: string
  readonly help: string
}

export type Options = { readonly [name: string]: Option }

type Values<O extends Options> = {
  readonly [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string
}

interface CommandSpec<O extends Options> {
  readonly name: string
  /** What comes after the name: `<game>`. */
  readonly operand: string
  readonly summary: string
  readonly options: O
  /** More lines for the help. */
  readonly notes?: readonly string[]
  /** Answers the exit code. */
  run(operand: string | undefined, values: Values<O>): number | Promise<number>
}

export interface Command {
  readonly name: string
  readonly operand: string
  readonly summary: string
  run(args: readonly string[]): Promise<number>
}

export function command<const O extends Options>(spec: CommandSpec<O>): Command {
  const { name, operand, summary } = spec
  return {
    name,
    operand,
    summary,
    async run(args) {
      const { values, positionals } = parsed(spec, args)
      if (values.help === true) {
        console.log(helpOf(spec))
        return EXIT.fine
      }
      const [first, second] = positionals
      if (second !== undefined) {
        throw new BadInput(`one ${operand} at a time: "${second}" is too much`)
      }
      return spec.run(first, values as Values<O>)
    },
  }
}

function parsed(spec: CommandSpec<Options>, args: readonly string[]) {
  const options = { ...spec.options, help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (problem) {
    const known = Object.keys(options).map((option) => `--${option}`)
    const message = problem instanceof Error ? problem.message : String(problem)
    throw new BadInput(`${message}\nThe options of ${spec.name} are ${known.join(', ')}.`)
  }
}

function helpOf({ name, operand, summary, options, notes = [] }: CommandSpec<Options>): string {
  const rows = Object.entries(options).map(([option, { value, help }]) => [
    value === undefined ? `--${option}` : `--${option} <${value}>`,
    help,
  ])
  rows.push(['--help', 'this text'])
  const lines = [`Usage: npx foldtable ${name} ${operand} [options]`, '', summary, '', 'Options:']
  return [...lines, ...columns(rows), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

/** Two columns, the first as wide as it must be. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length))
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
