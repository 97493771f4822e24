// From the words of a command line to games, numbers, options and records; or what is wrong with them.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gameById, games } from '@foldtable/games'
import {
  type Game,
  LOCALES,
  type Locale,
  type Problem,
  readOptions,
  readRecord,
  type TableRecord,
} from '@foldtable/kernel'
import { BadInput } from './command.ts'

export function gameNamed(id: string | undefined): Game {
  const known = games.map(({ meta }) => meta.id).join(', ')
  if (id === undefined) throw new BadInput(`say which game: ${known}`)
  const game = gameById(id)
  if (game === undefined) throw new BadInput(`there is no game ${id}; the games are: ${known}`)
  return game
}

interface Bounds {
  readonly min: number
  readonly max: number
}

export function countFrom(text: string, option: string, { min, max }: Bounds): number {
  const count = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isInteger(count) && count >= min && count <= max) return count
  throw new BadInput(`--${option} must be a whole number from ${min} to ${max}, not "${text}"`)
}

/** One seat count, or `all` that the game has. */
export function seatCountsFrom(game: Game, text = 'all'): number[] {
  const { min, max } = game.meta.seats
  if (text !== 'all') return [countFrom(text, 'seats', { min, max })]
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

export function optionsFrom(game: Game, text = '{}'): unknown {
  const read = readOptions(game, jsonFrom(text))
  if (read.ok) return read.options
  const names = Object.keys(game.meta.options.properties ?? {}).join(', ')
  throw new BadInput(
    `--options does not fit ${game.meta.title}:\n${listOf(read.problems)}\nIts options are: ${names}`,
  )
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`--options must be JSON such as '{"name":1}', not ${text}`)
  }
}

const listOf = (problems: readonly Problem[]): string =>
  problems
    .slice(0, 10)
    .map(({ at, expected }) => `  ${at === '' ? 'the whole' : at}: expected ${expected}`)
    .join('\n')

export function localeFrom(text = 'en'): Locale {
  const locale = LOCALES.find((known) => known === text)
  if (locale === undefined) throw new BadInput(`--lang must be one of ${LOCALES.join(', ')}`)
  return locale
}

/** The seed given, or a fresh one to be printed. */
export const seedFrom = (text: string | undefined): string => text ?? randomBytes(4).toString('hex')

export function recordFrom(file: string | undefined): { game: Game; record: TableRecord } {
  if (file === undefined) throw new BadInput('say which record: the file that play saved')
  const read = readRecord(textOf(file))
  if (!read.ok) throw new BadInput(`${file} is not a record:\n${listOf(read.problems)}`)
  const game = gameById(read.record.game.id)
  if (game !== undefined) return { game, record: read.record }
  const known = games.map(({ meta }) => meta.id).join(', ')
  throw new BadInput(`${file} is of the game ${read.record.game.id}; known here are: ${known}`)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new BadInput(`cannot read ${file}: ${reason}`)
  }
}
