// What the keyboard's cursor says of a zone: whose it is, what is there, how far, and what Enter would do. One sentence each.
import type { Viewer } from '@foldtable/kernel'
import { PORT_FACTS, type ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import { galleysIn } from './berths.ts'
import type { Way } from './reach.ts'
import type { Talk } from './words/index.ts'

export function cursorText(
  { say }: Talk,
  view: State,
  viewer: Viewer,
  zone: ZoneId,
  ways: readonly Way[],
): string {
  const parts = [`${say(`zone.${zone}`)}.`]
  if (zone !== 'MARE') {
    const { owner, sailors, cargo } = view.ports[zone]
    const params = {
      good: { word: `good.${PORT_FACTS[zone].produces}` },
      sailors,
      goods: cargo.length,
      spaces: PORT_FACTS[zone].warehouse,
    }
    parts.push(
      owner === null
        ? say('board.cursor.free', params)
        : say(owner === viewer ? 'board.cursor.own' : 'board.cursor.port', {
            ...params,
            seat: { seat: owner },
          }),
    )
  }
  const numbers = galleysIn(view, zone)
  if (numbers.length > 0)
    parts.push(say('board.cursor.galleys', { count: numbers.length, list: numbers.join(', ') }))
  const way = ways.find((one) => one.zone === zone)
  parts.push(
    way === undefined
      ? say('board.cursor.far')
      : say('board.cursor.sail', { zones: way.steps, fighters: way.fighters }),
  )
  if (way?.heldBy !== undefined) parts.push(`${say('board.held', { seat: { seat: way.heldBy } })}.`)
  return parts.join(' ')
}
