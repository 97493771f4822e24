// Numbered rules as data: what a RULES.md says, section by section, for a route to answer and a page to show.
import type { Locale } from '@foldtable/kernel'

export interface Rule {
  /** As refusals cite it: P-8.3. */
  readonly number: string
  /** Paragraphs are apart by an empty line, rows of a table by the end of a line; marks are those of Markdown. */
  readonly text: string
}

export interface RuleSection {
  readonly title: string
  readonly rules: readonly Rule[]
}

/** What `GET /api/games/:id/rules` answers. */
export interface Rulebook {
  readonly game: string
  /** Of the rules of the game; of the house, for its own. */
  readonly version: number | string
  readonly language: Locale
  readonly sections: readonly RuleSection[]
}

/** English is the source; other languages lie beside it, with the same numbers. */
export const rulesFile = (language: Locale): string =>
  language === 'en' ? 'RULES.md' : `RULES.${language}.md`

/** Must agree with `testkit/src/rule-coverage.ts`. */
const RULE = /^- \*\*([A-Z]+-\d(?:[\d.]*\d)?[a-z]?)\*\* (.*(?:\n(?: .*)?(?=\n|$))*)/gm
/** Why no test shows it: for us, not for players. */
const EXEMPT = /\s*\[(?:page|person): [^\]]+\]/

/** The sections that hold rules; prose around them stays where it is. */
export const sectionsIn = (markdown: string): RuleSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = ''] = section.split('\n', 1)
      const rules = [...section.matchAll(RULE)].map(([, number = '', text = '']) => ({
        number,
        text: unwrapped(text.replace(EXEMPT, '')),
      }))
      return { title, rules }
    })
    .filter(({ rules }) => rules.length > 0)

/** Lines of a paragraph are one; rows of a table stay lines. */
const unwrapped = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .trim()
        .split(/\n\s*/)
        .reduce((sum, line) => `${sum}${line.startsWith('|') ? '\n' : ' '}${line}`),
    )
    .join('\n\n')
    .trim()
