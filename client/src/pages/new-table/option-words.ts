// The game's options in words: which matter at a table of this size, and which are not as usual.
import type { Json } from '@foldtable/kernel'
import type { GameInfo } from '../../data/games.ts'
import type { Words } from '../../words/index.ts'
import { defaultOptions } from './draft.ts'
import { optionsThatMatter, type Size } from './options-that-matter.ts'

export interface OptionWords {
  readonly name: string
  readonly sentence: string
  /** The value alone, or the name where that says nothing by itself. */
  readonly short: string
  readonly isUnusual: boolean
}

export function optionWords(
  game: GameInfo,
  options: unknown,
  size: Size,
  words: Words,
): OptionWords[] {
  const given = options as { readonly [name: string]: Json }
  const usual = defaultOptions(game)
  return optionsThatMatter(game, size).flatMap(([name]) => {
    const value = given[name]
    if (value === undefined) return []
    const sentence = sentenceOf(game, name, value, words)
    const speaksForItself = typeof value === 'string' && value !== 'preset'
    return [
      {
        name,
        sentence,
        short: speaksForItself ? valueName(game, name, value, words) : sentence.replace(/\.$/, ''),
        isUnusual: JSON.stringify(value) !== JSON.stringify(usual[name]),
      },
    ]
  })
}

/** The game's own sentence for the value, or for any; else its name and the value. */
function sentenceOf(game: GameInfo, name: string, value: Json, words: Words): string {
  const { language, say } = words
  const own = game.words[language]
  const id = [`said.${name}.${value}`, `said.${name}`].find((one) => own[one] !== undefined)
  if (id !== undefined)
    return `${say(id, { value: typeof value === 'number' ? value : String(value) }, own)}.`
  const params = {
    name: optionName(game, name, language),
    value: valueName(game, name, value, words),
  }
  return say('room.option', params)
}

/** Of a table in a list: only what is not as usual, in a few words each. */
export const unusualWords = (
  game: GameInfo,
  options: unknown,
  size: Size,
  words: Words,
): string[] =>
  optionWords(game, options, size, words).flatMap(({ isUnusual, short }) =>
    isUnusual ? [short] : [],
  )

export const optionName = (game: GameInfo, name: string, language: Words['language']): string =>
  game.words[language][`option.${name}`] ?? plainly(name)

/** The game may name its values; yes and no are ours; the others speak for themselves. */
export function valueName(
  game: GameInfo,
  name: string,
  value: Json,
  { language, say }: Words,
): string {
  const own = game.words[language][`option.${name}.${value}`]
  if (own !== undefined) return own
  if (typeof value === 'boolean') return say(value ? 'form.yes' : 'form.no')
  return typeof value === 'string' ? plainly(value) : String(value)
}

const plainly = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
