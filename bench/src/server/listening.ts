// How a contestant's server tells the bench that it listens; it ends with the bench.

export const HOST = '127.0.0.1'

export interface Listening {
  readonly port: number
}

export function tellPort(port: number): void {
  const message: Listening = { port }
  process.send?.(message)
  process.on('disconnect', () => process.exit())
}
