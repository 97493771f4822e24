// Both documents keep to their specifications, and say all there is to say.
import specs from '@asyncapi/specs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { asyncApi } from '../src/async-api.ts'
import { clientMessages, serverMessages } from '../src/messages.ts'
import { openApi } from '../src/open-api.ts'
import { allRoutes } from '../src/routes/index.ts'

const PUBLISHER = { version: '0.0.1', url: 'https://h.example', cookie: 'session' }

/** Every reference in a document, and what it leads to. */
function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('$ref' in value && typeof value.$ref === 'string') yield value.$ref
  for (const inside of Object.values(value)) yield* referencesIn(inside)
}

function leadsSomewhere(document: unknown, reference: string): boolean {
  let found = document
  for (const name of reference.replace('#/', '').split('/'))
    found = (found as { [name: string]: unknown } | undefined)?.[name]
  return found !== undefined
}

test('the document of routes is OpenAPI 3.1', async () => {
  const document = openApi(allRoutes, PUBLISHER)
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  for (const reference of referencesIn(document))
    expect([reference, leadsSomewhere(document, reference)]).toEqual([reference, true])
})

test('a document with a slip in it is found out', async () => {
  const document = openApi(allRoutes, PUBLISHER)
  const wrong = { ...document, paths: { ...document.paths, '/x': { get: { responses: [] } } } }
  expect((await new Validator().validate(wrong)).valid).toBe(false)
  const socket = { ...asyncApi(PUBLISHER), operations: { hear: { action: 'whisper' } } }
  expect(slipsIn(socket)).not.toEqual([])
})

test('every operation has a name of its own, an answer and refusals with their codes', () => {
  const { paths, components } = openApi(allRoutes, PUBLISHER)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods)) as {
    operationId: string
    summary: string
    responses: { [status: string]: { description: string } }
  }[]
  expect(operations).toHaveLength(Object.keys(allRoutes).length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId, summary, responses } of operations) {
    const statuses = Object.keys(responses)
    expect([operationId, summary !== '']).toEqual([operationId, true])
    expect([operationId, statuses.filter((status) => status < '300').length]).toEqual([
      operationId,
      1,
    ])
    expect(responses[400]?.description).toContain('malformedRequest')
  }
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Account', 'Table', 'ListedTable', 'Refusal', 'Record']),
  )
})

test('the document of messages is AsyncAPI 3.0', () => {
  const document = asyncApi(PUBLISHER)
  expect(slipsIn(document)).toEqual([])
  for (const reference of referencesIn(document))
    expect([reference, leadsSomewhere(document, reference)]).toEqual([reference, true])
  expect(document.operations.hear.messages).toHaveLength(Object.keys(clientMessages).length)
  expect(document.operations.say.messages).toHaveLength(Object.keys(serverMessages).length)
})

/** Against the schema of the specification itself. */
function slipsIn(document: object): unknown[] {
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false })
  const isFine = ajv.compile(specs.schemasWithoutId['3.0.0'] as object)
  return isFine(document) ? [] : (ajv.errors ?? isFine.errors ?? [])
}
