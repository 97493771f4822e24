// What a press on a thing of the chart means: the first of its meanings that can be pointed at now.
import type { ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import type { Choice } from './choosing/choice.ts'
import type { Thing } from './geometry.ts'

export function keysOf(thing: Thing, { beside, number }: Choice): readonly string[] {
  if ('number' in thing) return [`number ${thing.number}`]
  if ('galley' in thing) {
    const { galley } = thing
    return [
      ...(beside === galley ? [] : [`beside ${galley}`]),
      `target ${galley}`,
      `hire ${galley} 1`,
    ]
  }
  if ('zone' in thing) return [`zone ${thing.zone}`, `port ${thing.zone}`]
  const { port } = thing
  return [
    `port ${port}`,
    ...(number === null ? [] : [`buy ${port}`]),
    `zone ${port}`,
    `target ${port}`,
    `hire ${port} 1`,
  ]
}

/** Where it is. */
export function zoneOf({ galleys }: State, thing: Thing): ZoneId | undefined {
  if ('zone' in thing) return thing.zone
  if ('port' in thing) return thing.port
  return 'galley' in thing ? galleys[thing.galley]?.location : undefined
}
