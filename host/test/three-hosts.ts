// The three hosts of a table: a server with real sockets, a page that plays on this device, a terminal.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gameById } from '@foldtable/games'
import { practiceTable, sitterAt } from '@foldtable/host/practice'
import { request, say } from '@foldtable/host/requests'
import { type Game, keyFromSeed } from '@foldtable/kernel'
import { LocalHost } from '../../client/src/store/local-host.ts'
import { LocalLedger } from '../../client/src/store/local-ledger.ts'
import { inMemory } from '../../client/src/wire/key-values.ts'
import { FakeTimers } from '../../client/test/wire-time.ts'
import { DATABASE } from '../../server/src/server.ts'
import { openHouse, testSettings } from '../../server/test/house.ts'
import type { Person } from '../../server/test/person.ts'
import { guests, liveAt, seatedAt } from '../../server/test/seated.ts'
import { openMatch } from '../../tools/src/play/match.ts'
import type { Terminal } from '../../tools/src/terminal.ts'
import { type Hosted, KEY_SEED, type Opening, type Wish } from './transcript.ts'

function gameOf({ game }: Wish): Game {
  const found = gameById(game)
  if (found === undefined) throw new Error(`there is no ${game}`)
  return found
}

const seatsOf = ({ people, bots }: Wish) =>
  Array.from({ length: people + bots }, (_, seat) => ({
    name: `Player ${seat}`,
    isBot: seat >= people,
  }))

/** Time stands still. */
const NOW = new FakeTimers().now()
/** Bots do not move by themselves: the script moves them. */
const NEVER_MS = 86_400_000

const server: Opening = async (wish) => {
  const { dataDir } = testSettings()
  const open = () => openHouse({ dataDir, botPace: NEVER_MS, mostBotTables: 1000 }, () => NOW)
  let house = await open()
  const names = seatsOf(wish).flatMap(({ name, isBot }) => (isBot ? [] : [name]))
  const people = await guests(house.url, ...names)
  const { game, options, clock, bots } = wish
  const wanted = { game, options, bots: 0, pace: 'slow', ...(clock === undefined ? {} : { clock }) }
  const { id } = await seatedAt(house, people, wanted)
  for (let bot = 0; bot < bots; bot++) await people[0]?.post(`/api/tables/${id}/bot`)
  const database = new DatabaseSync(join(dataDir, DATABASE))
  database.prepare('UPDATE tables SET chance_key = ? WHERE id = ?').run(keyFromSeed(KEY_SEED), id)
  database.close()
  await people[0]?.post(`/api/tables/${id}/start`)
  const host = { live: await liveAt(house, id) }
  return Object.assign(host, {
    async says(seat: number, said: Parameters<Hosted['says']>[1], key: string) {
      const person = people[seat] as Person
      const answer = person.until((one) => 'key' in one && one.key === key)
      person.say({ ...said, table: id, key })
      const message = await answer
      if (message.kind === 'refused') return message.code
      return message.kind === 'frame' ? 'done' : message.kind
    },
    async restart() {
      await house.stop()
      house = await open()
      for (const one of people) {
        Object.assign(one, { url: house.url })
        await one.connect()
        await one.watch(id)
      }
      host.live = await liveAt(house, id)
    },
  })
}

const device: Opening = async (wish) => {
  const game = gameOf(wish)
  const parts = { storage: inMemory(), timers: new FakeTimers(), botPace: NEVER_MS }
  const making = { id: 'here', key: keyFromSeed(KEY_SEED), now: parts.timers.now() }
  const { options, clock } = wish
  const wanted = { options, seats: seatsOf(wish), ...(clock === undefined ? {} : { clock }) }
  new LocalLedger(parts.storage).create(practiceTable(game, wanted, making), game.meta.version)
  const ears = { entryMade: () => undefined, reloaded: () => undefined, wentOn: () => undefined }
  const open = async () => {
    const opened = await LocalHost.read(parts, game, 'here')
    await opened?.open(ears)
    if (opened === undefined) throw new Error('nothing was kept')
    return opened
  }
  let local = await open()
  const host = { live: local.live }
  return Object.assign(host, {
    says: (seat: number, said: Parameters<Hosted['says']>[1], key: string) =>
      answerOf(say(host.live, sitterAt(seat, false), said, key)),
    async restart() {
      local.close()
      local = await open()
      host.live = local.live
    },
  })
}

const SILENT: Terminal = {
  isInteractive: false,
  hasKeyboard: false,
  width: 80,
  print: () => undefined,
  ask: async () => undefined,
  clear: () => undefined,
  close: () => undefined,
}

const terminal: Opening = async (wish) => {
  const players = seatsOf(wish).map(({ name, isBot }) =>
    isBot ? { name, bot: true as const } : { name },
  )
  const settings = { players, options: wish.options, locale: 'en', saveTo: undefined } as const
  const match = await openMatch({ ...settings, game: gameOf(wish), seed: KEY_SEED }, SILENT)
  const { live } = match
  return {
    live,
    says: (seat, said, key) =>
      answerOf(request(live, sitterAt(seat, false), { ...said, table: live.id, key })),
  }
}

async function answerOf(said: ReturnType<typeof request>): Promise<string> {
  const outcome = await said
  if (!outcome.ok) return outcome.refusal.code
  return outcome.duplicate === undefined ? 'done' : 'known'
}

export const hosts = { server, device, terminal }
