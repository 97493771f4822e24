// Copying the template of a game, with its names filled in.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Names } from './names.ts'

const SUFFIX = '.tmpl'

/** Answers the files that were made, as paths inside `to`. */
export function copyTemplate(from: string, to: string, names: Names): string[] {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
  return files.map((file) => {
    const made = file.slice(0, -SUFFIX.length)
    mkdirSync(dirname(join(to, made)), { recursive: true })
    writeFileSync(join(to, made), filled(readFileSync(join(from, file), 'utf8'), names))
    return made
  })
}

const filled = (text: string, { name, title, camelName, prefix }: Names): string =>
  text
    .replaceAll('__NAME__', name)
    .replaceAll('__TITLE__', title)
    .replaceAll('__camelName__', camelName)
    .replaceAll('__PREFIX__', prefix)
