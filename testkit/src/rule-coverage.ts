// Which numbered rules of a RULES.md are cited by a test title, and which say why they cannot be.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface RuleCoverage {
  readonly rules: readonly RuleStatus[]
  /** Cited by the folder's own tests, but no rule of that number exists. */
  readonly unknown: readonly string[]
  /** Of the rules that a test can show. */
  readonly percent: number
}

interface RuleStatus {
  readonly id: string
  readonly status: 'cited' | 'exempt' | 'missing'
  readonly citedBy: number
  readonly reason?: string
}

/** A rule begins with its number in bold; one that only a page or a person can show ends with `[page: why]` or `[person: why]`. */
const RULE = /^- \*\*([A-Z]+-\d(?:[\d.]*\d)?[a-z]?)\*\*((?:(?!\n- \*\*|\n#)[\s\S])*)/gm
const EXEMPT = /\[(page|person): ([^\]]+)\]/
const TITLE = /\b(?:test|it)(?:\.\w+(?:\([\s\S]*?\))?)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
const CITED = /\[([A-Z]+-[^\]]+)\]/g

/** The folder holds RULES.md and test/; the house's own tests, beside `games`, count as well. */
export function ruleCoverage(folder: string): RuleCoverage {
  const own = citationsIn(folder)
  const house = citationsIn(join(folder, '..', '..'), '{kernel,parts,server,client}/')
  const rules = rulesIn(join(folder, 'RULES.md')).map(({ id, reason }): RuleStatus => {
    const citedBy = [...own, ...house].filter((cited) => cited === id).length
    if (citedBy > 0) return { id, status: 'cited', citedBy }
    return reason === undefined
      ? { id, status: 'missing', citedBy }
      : { id, status: 'exempt', citedBy, reason }
  })
  const known = new Set(rules.map(({ id }) => id))
  const prefixes = new Set(rules.map(({ id }) => prefixOf(id)))
  const unknown = [...new Set(own)].filter((id) => prefixes.has(prefixOf(id)) && !known.has(id))
  const testable = rules.filter(({ status }) => status !== 'exempt')
  const cited = testable.filter(({ status }) => status === 'cited')
  return {
    rules,
    unknown,
    percent: testable.length === 0 ? 100 : (100 * cited.length) / testable.length,
  }
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'))

function rulesIn(file: string): { id: string; reason?: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(RULE)].map(([, id = '', text = '']) => {
    const reason = EXEMPT.exec(text)?.[0]
    return reason === undefined ? { id } : { id, reason }
  })
}

function citationsIn(folder: string, where = ''): string[] {
  const files = globSync(`${where}test/**/*.test.{ts,tsx}`, { cwd: folder })
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(TITLE)].flatMap(([, , title = '']) =>
      [...title.matchAll(CITED)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim())),
    ),
  )
}
