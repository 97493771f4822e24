// The page of what can be asked tells every route, from the document that the server sends.
import { openApi } from '@foldtable/protocol/open-api'
import { allRoutes } from '@foldtable/protocol/routes'
import { expect, test } from 'vitest'
import { type OpenApi, operationsIn } from '../src/pages/api/open-api.ts'
import { shapeText } from '../src/pages/api/shape-text.ts'

test('every route is told, with whole shapes and with its refusals', () => {
  const publisher = { version: '1', url: 'https://h.example', cookie: 'c' }
  const document: OpenApi = JSON.parse(JSON.stringify(openApi(allRoutes, publisher)))
  const operations = operationsIn(document).flatMap((group) => group.operations)
  expect(operations).toHaveLength(Object.keys(allRoutes).length)
  expect(JSON.stringify(operations)).not.toContain('$ref')
  const lobby = operations.find(({ method, path }) => `${method} ${path}` === 'GET /api/tables')
  expect(shapeText(lobby?.answer ?? {})).toContain('status: "waiting" | "playing" | "over"')
  expect(lobby?.asked.map(({ name }) => name)).toEqual(['page', 'size', 'game', 'status'])
  const join = operations.find(({ path }) => path === '/api/tables/{id}/join')
  expect(join?.refusals.map(({ status }) => status)).toEqual([
    '400',
    '401',
    '403',
    '404',
    '409',
    '429',
    '503',
  ])
})
