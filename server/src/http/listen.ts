// Where the server listens: a port, or a Unix socket in a folder.
import { existsSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'

export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<void> {
  const isSocket = host.startsWith('/')
  if (isSocket && existsSync(host) && !(await isAnswered(host))) rmSync(host) // left by a kill
  await app.listen(isSocket ? { path: host } : { port, host })
}

/** 0 at a Unix socket. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return address === null || typeof address === 'string' ? 0 : address.port
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const trial = connect(path)
    trial.once('connect', () => resolve(trial.destroy() !== undefined))
    trial.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED'))
  })
