// The line to the house, opened with the first table; rules come with the table that needs them.
import { loaders } from '@foldtable/games/loaders'
import type { Game } from '@foldtable/kernel'
import { pastFrom } from '../store/fetch-frames.ts'
import { openOnline } from '../store/online-table.ts'
import type { TableSession } from '../store/types.ts'
import { UnknownGame } from '../store/unknown-game.ts'
import { browserStorage, browserWire } from '../wire/browser.ts'
import type { Wire } from '../wire/wire.ts'
import { ask } from './api.ts'
import { connection } from './connection.ts'
import { onOtherPerson } from './me.ts'

export const storage = browserStorage(window)

let wire: Wire | undefined

/** Also sends what was kept here unsent. */
export function openWire(): Wire {
  if (wire !== undefined) return wire
  const opened = browserWire(window)
  opened.subscribe(() => connection.set(opened.connection))
  onOtherPerson(() => opened.restart())
  wire = opened
  return opened
}

export async function loadGame(id: string): Promise<Game> {
  const loader = loaders[id]
  if (loader === undefined) throw new UnknownGame(id)
  return loader.rules()
}

const past = pastFrom(async (path) => {
  const answer = await ask('GET', path)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value
})

export const openTable = (id: string, invite: string | undefined): TableSession =>
  openOnline(openWire(), id, { invite, loadGame, past, storage })
