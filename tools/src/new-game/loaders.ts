// Entering a game into games/loaders.ts, from which browsers load it: the last of the list, rules only.
import type { Names } from './names.ts'

const END = /\n\}\n$/
const WIDTH = 100

/** The new text; nothing if the loaders do not look as expected. */
export function withLoader(loaders: string, { name, camelName }: Names): string | undefined {
  if (!loaders.includes('export const loaders') || !END.test(loaders)) return undefined
  const key = name.includes('-') ? `'${name}'` : name
  const rules = rulesOf(
    `import('./${name}/src/index.ts')`,
    `({ ${camelName} }) => ${camelName} as Game`,
  )
  return loaders.replace(END, () => `\n  ${key}: {\n${rules}\n  },\n}\n`)
}

/** Broken as the formatter does it. */
function rulesOf(load: string, pick: string): string {
  const line = `    rules: () => ${load}.then(${pick}),`
  const two = `    rules: () =>\n      ${load}.then(${pick}),`
  if (line.length <= WIDTH) return line
  if ((two.split('\n')[1] ?? '').length <= WIDTH) return two
  return `    rules: () =>\n      ${load}.then(\n        ${pick},\n      ),`
}
