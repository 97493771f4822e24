// All the names of a new game, from the one it is given.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../command.ts'

export interface Names {
  /** `high-tide`: the folder and the id. */
  readonly name: string
  /** `High Tide` */
  readonly title: string
  /** `highTide`: the constant. */
  readonly camelName: string
  /** `HT`: what its rule numbers begin with. */
  readonly prefix: string
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Would not do as the name of a constant in the catalog. */
const RESERVED =
  /^(await|case|catch|class|const|default|delete|enum|export|false|for|games?|if|import|let|new|null|static|super|switch|this|true|try|void|while|with|yield)$/

export function namesFrom(name: string | undefined, games: string): Names {
  if (name === undefined) throw new BadInput('say how the game is called, such as high-tide')
  if (!KEBAB.test(name)) {
    throw new BadInput(`"${name}" must be small letters with hyphens between words: high-tide`)
  }
  if (RESERVED.test(name))
    throw new BadInput(`${name} means something in code; choose another name`)
  const words = name.split('-')
  const [first = '', ...others] = words
  return {
    name,
    title: words.map(capitalised).join(' '),
    camelName: [first, ...others.map(capitalised)].join(''),
    prefix: prefixFor(words, takenPrefixes(games)),
  }
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The initials of several words or the first letters of one, and more letters where those are taken. */
function prefixFor(words: readonly string[], taken: ReadonlySet<string>): string {
  const lettersOf = (text: string) => text.replace(/[^a-z]/g, '').toUpperCase()
  const initials = lettersOf(words.map((word) => word.charAt(0)).join('')).slice(0, 3)
  const all = lettersOf(words.join(''))
  const longer = [2, 3, 4, all.length].map((length) => all.slice(0, length))
  const candidates = [initials, ...longer].filter(({ length }) => length >= 2)
  const free = candidates.find((prefix) => !taken.has(prefix))
  return free ?? `${all}X`
}

function takenPrefixes(games: string): Set<string> {
  const taken = new Set<string>()
  for (const folder of readdirSync(games)) {
    for (const [, prefix = ''] of rulesOf(join(games, folder)).matchAll(/\*\*([A-Z]+)-\d/g)) {
      taken.add(prefix)
    }
  }
  return taken
}

function rulesOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'RULES.md'), 'utf8')
  } catch {
    return '' // no game, or one without rules yet
  }
}
