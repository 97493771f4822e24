// How a contestant's server tells the bench that it listens; it ends with the bench.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export const HOST = '127.0.0.1'

export interface Listening {
  readonly port: number
  /** Where tables are made, if not there. */
  readonly lobbyPort: number
}

export function tellPort(port: number, lobbyPort = port): void {
  const message: Listening = { port, lobbyPort }
  process.send?.(message)
  process.on('disconnect', () => process.exit())
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
