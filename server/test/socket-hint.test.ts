// A proxy that swallows the upgrade is told in the log, once.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { socketHint } from '../src/http/socket-hint.ts'

test('[HOUSE-6.2] /socket without an upgrade is no place, and the log says what the proxy must do', async () => {
  const app = Fastify()
  const said: string[] = []
  socketHint(app, (text) => said.push(text))
  const answers = [await app.inject('/socket'), await app.inject('/socket')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(said).toEqual([expect.stringContaining('the proxy must hand Upgrade and Connection on')])
})
