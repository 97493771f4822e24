// People at browsers without a screen: a cookie, a wire that can be cut, and the sessions they have open.
import { gameById } from '@foldtable/games'
import type { AnyMove, AnyTable, Game } from '@foldtable/kernel'
import { requestOf } from '@foldtable/protocol/asking'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../../server/src/server.ts'
import { Person } from '../../server/test/person.ts'
import { liveAt, tableOf } from '../../server/test/seated.ts'
import { pastFrom } from '../src/store/fetch-frames.ts'
import { openOnline } from '../src/store/online-table.ts'
import type { TableSession, TableSnapshot } from '../src/store/types.ts'
import type { Dial } from '../src/wire/dial.ts'
import { inMemory, type KeyValues } from '../src/wire/key-values.ts'
import { type Wire, wireOver } from '../src/wire/wire.ts'

export async function loadGame(id: string): Promise<Game> {
  const game = gameById(id)
  if (game === undefined) throw new Error(id)
  return game
}

/** One browser of one person. Its server may come and go. */
export class Browser {
  readonly person: Person
  readonly storage: KeyValues
  /** Everything that came in, and went out. */
  readonly heard: string[] = []
  readonly said: string[] = []
  /** What is in the way: nothing, or no connection can be made. */
  isCut = false
  /** Another one than ours, if it is of an older day. */
  protocol: number | undefined
  url: string
  wire: Wire
  #socket: WebSocket | undefined

  constructor(person: Person, storage: KeyValues = inMemory()) {
    this.person = person
    this.url = person.url
    this.storage = storage
    this.wire = this.#newWire()
    onTestFinished(() => this.wire.close())
  }

  static async guest(url: string, name: string): Promise<Browser> {
    return new Browser(await Person.guest(url, name))
  }

  open(table: string, invite?: string, load = loadGame): TableSession {
    const past = pastFrom(async (name, ...[parts]) => {
      const { path } = requestOf(name, parts)
      const answer = await this.person.get(path)
      if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
      return answer.json()
    })
    const session = openOnline(this.wire, table, {
      invite,
      loadGame: load,
      past,
      storage: this.storage,
      account: () => this.person.cookie,
    })
    onTestFinished(() => session.close())
    return session
  }

  /** The network goes; whatever is under way is lost. */
  cut(): void {
    this.isCut = true
    this.#socket?.terminate()
  }

  mend(): void {
    this.isCut = false
    this.wire.hint('visible')
  }

  /** The page is loaded anew: only what was kept is left. */
  reload(): void {
    this.wire.close()
    this.#socket?.terminate()
    this.wire = this.#newWire()
  }

  #newWire(): Wire {
    const dial: Dial = (ends) => {
      const { cookie } = this.person
      const address = this.isCut ? 'ws://127.0.0.1:9' : this.url.replace('http', 'ws')
      const socket = new WebSocket(`${address}/socket`, { headers: { cookie } })
      this.#socket = socket
      socket.on('error', () => undefined)
      socket.on('open', () => ends.opened())
      socket.on('close', () => ends.closed())
      socket.on('message', (data) => {
        this.heard.push(String(data))
        ends.heard(String(data))
      })
      return {
        send: (text) => {
          if (this.isCut || socket.readyState !== socket.OPEN) return
          const message = JSON.parse(text)
          const isHello = message.kind === 'hello' && this.protocol !== undefined
          const said = isHello ? JSON.stringify({ ...message, protocol: this.protocol }) : text
          this.said.push(said)
          socket.send(said)
        },
        close: () => socket.terminate(),
      }
    }
    return wireOver({ dial, storage: this.storage })
  }
}

/** The first is the host and sits at 0; resolved once everybody was dealt in. */
export async function startedWith(
  house: RunningServer,
  browsers: readonly Browser[],
  wanted: { readonly [setting: string]: unknown } = {},
) {
  const [host, ...others] = browsers
  const made = await host?.person.post('/api/tables', { game: 'pass-the-ace', ...wanted })
  const { id, invite } = made?.json() ?? {}
  for (const { person } of others) await person.post(`/api/tables/${id}/join`, { invite })
  const sessions = browsers.map((browser) => browser.open(id))
  for (const session of sessions) await until(session, ({ status }) => status === 'waiting')
  await host?.person.post(`/api/tables/${id}/start`)
  for (const session of sessions) await until(session, ({ n }) => n >= 1)
  const live = await liveAt(house, id)
  return { id: id as string, sessions, table: () => tableOf(live) as AnyTable, live }
}

/** Resolved once it is so; fails with what is instead. */
export function until(
  session: TableSession,
  isSo: (snapshot: TableSnapshot) => boolean,
  most = 15_000,
): Promise<TableSnapshot> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!isSo(session.snapshot())) return
      leave()
      clearTimeout(timer)
      resolve(session.snapshot())
    }
    const leave = session.subscribe(look)
    const timer = setTimeout(() => {
      leave()
      const { game: _game, log: _log, ...rest } = session.snapshot()
      reject(new Error(`not so: ${isSo}\n${JSON.stringify(rest).slice(0, 3000)}`))
    }, most)
    look()
  })
}

/** The session whose seat has something to do, and one of its offers. */
export function nextMover(
  sessions: readonly TableSession[],
  pick: <T>(things: readonly T[]) => T,
): { readonly session: TableSession; readonly move: AnyMove } | undefined {
  const able = sessions.filter((session) => session.snapshot().offers.length > 0)
  if (able.length === 0) return undefined
  const session = pick(able)
  return { session, move: pick(session.snapshot().offers) }
}

export const waited = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms))
