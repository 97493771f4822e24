// Everything that can be asked over HTTP, as the server's own document tells it.
import { useMemo } from 'react'
import { useRemote } from '../../data/remote.ts'
import { useTitle } from '../../data/title.ts'
import { Loading } from '../../widgets/loading.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useWords } from '../../words/index.ts'
import { type OpenApi, type Operation, operationsIn } from './open-api.ts'
import { shapeText } from './shape-text.ts'
import '../../words/help.ts'
import './api.css'

export default function ApiPage() {
  const { say } = useWords()
  useTitle(say('footer.api'))
  const { value, refusal } = useRemote('GET /api/docs/json')
  return (
    <article className="page">
      <h1>{say('footer.api')}</h1>
      <p>
        {say('api.lead')} <a href="/api/docs/json">{say('api.document')}</a>{' '}
        <a href="/api/docs/socket">{say('api.socket')}</a>
      </p>
      <Problem refusal={refusal} />
      {value === undefined && refusal === undefined && <Loading />}
      {value !== undefined && <Operations document={value as OpenApi} />}
    </article>
  )
}

function Operations({ document }: { readonly document: OpenApi }) {
  const groups = useMemo(() => operationsIn(document), [document])
  return groups.map(({ tag, operations }) => (
    <section key={tag}>
      <h2>{tag}</h2>
      {operations.map((operation) => (
        <OneOperation key={`${operation.method} ${operation.path}`} operation={operation} />
      ))}
    </section>
  ))
}

function OneOperation({ operation }: { readonly operation: Operation }) {
  const { say } = useWords()
  const { method, path, summary, asked, body, answer, refusals } = operation
  return (
    <details className="api-operation">
      <summary>
        <code>
          <b>{method}</b> {path}
        </code>
        <span>{summary}</span>
      </summary>
      {asked.length > 0 && (
        <ul>
          {asked.map(({ name, where, schema, isNeeded }) => (
            <li key={`${where} ${name}`}>
              <code>
                {name}
                {isNeeded ? '' : '?'}: {shapeText(schema)}
              </code>{' '}
              <small className="muted">{where}</small>
            </li>
          ))}
        </ul>
      )}
      {body !== undefined && <Shape title={say('api.body')} text={shapeText(body)} />}
      {answer !== undefined && <Shape title={say('api.answer')} text={shapeText(answer)} />}
      <h3>{say('api.refusals')}</h3>
      <ul>
        {refusals.map(({ status, text }) => (
          <li key={status}>
            <code>{status}</code> {text.replaceAll('`', '')}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Shape({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        tabIndex={0}
      >
        {text}
      </pre>
    </>
  )
}
