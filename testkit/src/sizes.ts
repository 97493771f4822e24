// How large sources are: lines of files and members of classes, counted on text that the formatter has laid out.

const MOST_LINES = 300
const MOST_MEMBERS = 25

/** Frozen tables and catalogs of words are as long as what they list. */
const IS_DATA = /\/(data|catalogs|words)\/|\/board\/maps\//

const CLASS = /^(?:export )?(?:default )?(?:abstract )?class (\w+).*\{$/
const MEMBER =
  /^ {2}(?:(?:private|protected|static|readonly|async|override|declare|get|set|\*) ?)*(#?\w+)\s*[(<:=!?;]/

/** What is too large in a file, as sentences. */
export function tooLarge(file: string, source: string): string[] {
  const lines = source.trimEnd().split('\n')
  const classes = [...membersOf(lines)].filter(([, members]) => members.size > MOST_MEMBERS)
  return [
    ...(lines.length > MOST_LINES && !IS_DATA.test(file) ? [`${file}: ${lines.length} lines`] : []),
    ...classes.map(([name, { size }]) => `${file}: ${size} members in ${name}`),
  ]
}

/** Names of fields, accessors and methods by class; a pair of get and set is one. */
function membersOf(lines: readonly string[]): Map<string, Set<string>> {
  const classes = new Map<string, Set<string>>()
  let open: Set<string> | undefined
  for (const line of lines) {
    const [, name] = CLASS.exec(line) ?? []
    if (name !== undefined) {
      open = new Set()
      classes.set(name, open)
    } else if (line === '}') open = undefined
    const [, member] = MEMBER.exec(line) ?? []
    if (member !== undefined) open?.add(member)
  }
  return classes
}
