// What is judged: each page as somebody comes to it who was never here, or whom the house knows by a cookie.
import { simpleMove } from '@foldtable/bots/simple'
import { playRequest } from '@foldtable/host/actions'
import { type AnyMove, type Request, seededChance } from '@foldtable/kernel'
import type { startServer } from '@foldtable/server/server'

export interface Place {
  readonly name: string
  readonly url: string
  readonly cookie?: string
}

type House = Awaited<ReturnType<typeof startServer>>

export async function placesOf(house: House): Promise<readonly Place[]> {
  const ann = await person(house.url)
  const { url } = house
  const cookie = ann.cookie
  await ann.table({ game: 'imperial', maxPlayers: 4 })
  const ace = await ann.begin({ game: 'pass-the-ace', bots: 3, maxPlayers: 4 })
  const map = await ann.begin({ game: 'serenissima', bots: 2, maxPlayers: 3 })
  const over = await ann.begin({ game: 'pass-the-ace', bots: 3, maxPlayers: 4 })
  await playToEnd(house, over)
  return [
    { name: 'home', url },
    { name: 'lobby', url: `${url}/lobby` },
    { name: 'table', url: `${url}/tables/${ace}`, cookie },
    { name: 'map', url: `${url}/tables/${map}`, cookie },
    { name: 'over', url: `${url}/tables/${over}`, cookie },
  ]
}

async function person(url: string) {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: url, cookie }
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer
  }
  const guest = await post('/api/guest', { name: 'Ann' })
  const cookie = guest.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const table = async (body: object): Promise<string> => {
    const made = (await (await post('/api/tables', body, cookie)).json()) as { readonly id: string }
    return made.id
  }
  const begin = async (body: object): Promise<string> => {
    const id = await table(body)
    await post(`/api/tables/${id}/start`, {}, cookie)
    return id
  }
  return { cookie, table, begin }
}

/** The game's own bot plays for everybody, over the same road as any move. */
async function playToEnd(house: House, id: string): Promise<void> {
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error('there is no table')
  await live.truth.unfold()
  const chance = seededChance('pages')
  for (;;) {
    const { table } = live
    if (table === undefined || table.decision.result !== undefined) return
    const [seat = 0] = table.decision.seats
    const move = await simpleMove(live.game, table.view(seat), seat, chance)
    if (move === undefined) throw new Error('nothing to play')
    const request: Request<AnyMove> = { by: seat, move, at: Date.now() }
    await live.inTurn(() => playRequest(live, request))
  }
}
