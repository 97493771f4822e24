// Where settings come from: the environment, a file `.env` in the working folder, and files that hold secrets.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

export type Environment = { readonly [name: string]: string | undefined }

/** What is set wins over what `.env` says. */
export function environmentIn(folder: string, set: Environment): Environment {
  const file = resolve(folder, '.env')
  if (!existsSync(file)) return set
  const given = Object.entries(set).filter(([, value]) => value !== undefined && value !== '')
  return { ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(given) }
}

interface Named {
  readonly name: string
  readonly isSecret?: boolean
}

/** `NAME_FILE` names the file in which the secret `NAME` is. */
export function withSecrets(environment: Environment, settings: readonly Named[]): Environment {
  const read: { [name: string]: string } = {}
  for (const { name } of settings.filter(({ isSecret }) => isSecret)) {
    const file = environment[`${name}_FILE`]
    if (!file) continue
    if (environment[name]) throw new RangeError(`${name} and ${name}_FILE are both set; keep one`)
    read[name] = secretIn(file, `${name}_FILE`)
  }
  return { ...environment, ...read }
}

function secretIn(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    throw new RangeError(`${name} is "${file}", which cannot be read (${code})`)
  }
}

/** These first words are nobody else's. */
const OWN_WORDS = /^(SMTP|TRUST|RATE|PUBLIC)(_|$)/

/** Names that look like ours and are not, each with the one that was probably meant. */
export function misspelt(environment: Environment, settings: readonly Named[]): string[] {
  const known = settings.flatMap(({ name, isSecret }) =>
    isSecret ? [name, `${name}_FILE`] : [name],
  )
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isLike(name, one))
      return meant === undefined ? [] : [`${name} is no setting; ${meant} is`]
    })
}

function isLike(name: string, ours: string): boolean {
  const [theirs, own] = [bare(name), bare(ours)]
  if (theirs === own) return true
  const [word] = OWN_WORDS.exec(name) ?? []
  if (word !== undefined && ours.startsWith(word.replace('_', ''))) return true
  return own.length >= 7 && Math.abs(theirs.length - own.length) <= 1 && distance(theirs, own) <= 1
}

const bare = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^FOLDTABLE/, '')
    .replace(/[^A-Z0-9]/g, '')

/** How many letters are added, dropped, changed or swapped with the next. */
function distance(a: string, b: string): number {
  const rows = [...Array(a.length + 1).keys()].map((i) =>
    [...Array(b.length + 1).keys()].map((j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      const row = rows[i]
      if (row) row[j] = Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1)
    }
  }
  return at(a.length, b.length)
}
