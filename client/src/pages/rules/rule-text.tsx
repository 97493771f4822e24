// One rule in words: paragraphs, tables, and other rules that it names as links to them.
import { unbroken } from '@foldtable/kernel'
import { Fragment, type ReactNode } from 'react'

export interface Linked {
  /** Whether there is such a rule here. */
  isKnown(rule: string): boolean
  link(rule: string, text: ReactNode): ReactNode
}

export function RuleText({ text, linked }: { readonly text: string; readonly linked: Linked }) {
  return text
    .split('\n\n')
    .map((block, i) =>
      block.startsWith('|') ? (
        <RuleTable key={block} rows={rowsIn(block)} linked={linked} />
      ) : (
        <Fragment key={block}>
          {i === 0 ? marked(block, linked) : <p>{marked(block, linked)}</p>}
        </Fragment>
      ),
    )
}

const rowsIn = (block: string): string[][] =>
  block
    .split('\n')
    .filter((row) => !/^\|[\s|:-]+\|$/.test(row))
    .map((row) =>
      row
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )

interface RuleTableProps {
  readonly rows: readonly (readonly string[])[]
  readonly linked: Linked
}

/** Wide ones scroll inside. */
function RuleTable({ rows, linked }: RuleTableProps) {
  const [head = [], ...body] = rows
  const cells = (row: readonly string[], isHead = false) =>
    row.map((cell, i) => {
      const Cell = isHead && cell !== '' ? 'th' : 'td'
      // biome-ignore lint/suspicious/noArrayIndexKey: cells stay where they are
      return <Cell key={i}>{marked(cell, linked)}</Cell>
    })
  return (
    <section
      className="rule-table"
      aria-label={head.filter(Boolean).join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>{cells(head, true)}</tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join('|')}>{cells(row)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]+-\d+(?:\.\d+)*[a-z]?\b)/

/** `code`, **strong**, *stressed*, and numbers of other rules. */
function marked(text: string, linked: Linked): ReactNode[] {
  return unbroken(text)
    .split(MARKS)
    .map((part, i) => {
      const key = `${i} ${part}`
      if (i % 2 === 0) return part
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
      if (part.startsWith('*')) return <em key={key}>{part.slice(1, -1)}</em>
      return linked.isKnown(part) ? <Fragment key={key}>{linked.link(part, part)}</Fragment> : part
    })
}
