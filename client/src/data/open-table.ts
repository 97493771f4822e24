// Tables of the house; rules come with the table that needs them.
import { loaders } from '@foldtable/games/loaders'
import type { Game } from '@foldtable/kernel'
import { pastFrom } from '../store/fetch-frames.ts'
import { openOnline } from '../store/online-table.ts'
import type { TableSession } from '../store/types.ts'
import { UnknownGame } from '../store/unknown-game.ts'
import { browserStorage } from '../wire/browser.ts'
import { ask } from './api.ts'
import { openWire } from './line.ts'
import { currentMe } from './me.ts'

export const storage = browserStorage(window)

export async function loadGame(id: string): Promise<Game> {
  const loader = loaders[id]
  if (loader === undefined) throw new UnknownGame(id)
  return loader.rules()
}

const past = pastFrom(async (name, ...parts) => {
  const answer = await ask(name, ...parts)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value
})

export const openTable = (id: string, invite: string | undefined): TableSession =>
  openOnline(openWire(), id, { invite, loadGame, past, storage, account: () => currentMe()?.id })
