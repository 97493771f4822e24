// The load generator: all clients of one contestant, in a process of their own. `load.ts <contestant> <address> <lobby's> <server pid>`
import { ClosedLoop } from './closed-loop.ts'
import type { Name, Players } from './contestant.ts'
import type { FromLoad, ToLoad } from './load-messages.ts'

const PLAYERS: { readonly [N in Name]: (address: string, lobby: string) => Promise<Players> } = {
  ours: async (address) => (await import('./our-client.ts')).ourPlayers(address),
  boardgameIo: async (address, lobby) =>
    (await import('./boardgame-io-client.ts')).boardgameIoPlayers(address, lobby),
  colyseus: async (address) => (await import('./colyseus-client.ts')).colyseusPlayers(address),
  floor: async (address) => (await import('./floor-client.ts')).floorPlayers(address),
}

const [name, address = '', lobby = '', serverPid] = process.argv.slice(2)
const loop = new ClosedLoop(await PLAYERS[name as Name](address, lobby), Number(serverPid))

async function answerTo(message: ToLoad): Promise<FromLoad> {
  if (message.kind === 'run')
    return { kind: 'ran', window: await loop.run(message.leadMs, message.ms) }
  await loop.prepare(message.tables, message.spares, message.spectators)
  return { kind: 'prepared' }
}

async function answer(message: ToLoad): Promise<void> {
  try {
    process.send?.(await answerTo(message))
  } catch (problem) {
    const failed: FromLoad = { kind: 'failed', problem: String(problem) }
    process.send?.(failed)
  }
}

process.on('message', (message: ToLoad) => void answer(message))
process.on('disconnect', () => process.exit())
