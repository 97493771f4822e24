// The load generator: all clients of one contestant, in a process of their own. `load.ts <contestant> <address> <lobby's> <server pid> [lives]`
import { ClosedLoop } from './closed-loop.ts'
import type { Name, Players } from './contestant.ts'
import type { FromLoad, ToLoad } from './load-messages.ts'
import { ENDLESS } from './long-games.ts'

const PLAYERS: {
  readonly [N in Name]: (address: string, lobby: string, lives: number) => Promise<Players>
} = {
  ours: async (address, _lobby, lives) =>
    (await import('./our-client.ts')).ourPlayers(address, lives),
  boardgameIo: async (address, lobby) =>
    (await import('./boardgame-io-client.ts')).boardgameIoPlayers(address, lobby),
  colyseus: async (address) => (await import('./colyseus-client.ts')).colyseusPlayers(address),
  floor: async (address) => (await import('./floor-client.ts')).floorPlayers(address),
  durable: async (address) => (await import('./floor-client.ts')).floorPlayers(address),
}

const [name, address = '', lobby = '', serverPid, lives = ENDLESS] = process.argv.slice(2)
const loop = new ClosedLoop(
  await PLAYERS[name as Name](address, lobby, Number(lives)),
  Number(serverPid),
)

async function answerTo(message: ToLoad): Promise<FromLoad> {
  if (message.kind === 'run')
    return { kind: 'ran', window: await loop.run(message.leadMs, message.ms, message.thinkMs) }
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
