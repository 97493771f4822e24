// What every event says besides, for the log and the record: the colours that ids do not tell, and who lays a bridge.
import type { Seat } from '@foldtable/kernel'
import type { Event, Put } from './events.ts'
import { unitNamed } from './field/index.ts'
import type { ItemId, State } from './state.ts'
import { changedColours } from './words/names.ts'

export function signed(state: State, seat: Seat, event: Event): Event {
  const named = namedIn(event)
  const colours = named === undefined ? undefined : changedColours(state, named)
  const coloured = colours === undefined ? event : { ...event, colours }
  return withLayer(state, seat, coloured)
}

/** Of a bridge that comes onto a hex, not into something (F-15.8). */
function withLayer(state: State, seat: Seat, event: Event): Event {
  switch (event.kind) {
    case 'built':
      return event.type === 'bridge' ? laid(event, seat) : event
    case 'deployed':
    case 'exited':
      return isBridge(state, event.unit) ? laid(event, seat) : event
    case 'unloaded':
      return isBridge(state, event.item) ? laid(event, seat) : event
    default:
      return event
  }
}

const isBridge = (state: State, id: ItemId): boolean => unitNamed(state, id)?.type === 'bridge'

const laid = <E extends Put>(event: E, seat: Seat): E =>
  event.into === undefined ? { ...event, placedBy: seat } : event

function namedIn(event: Event): readonly ItemId[] | undefined {
  switch (event.kind) {
    case 'moved':
    case 'pinned':
    case 'captured':
    case 'entered':
      return [event.unit]
    case 'deployed':
    case 'exited':
      return withHold(event.unit, event)
    case 'released':
      return event.units
    case 'loaded':
      return [event.by, event.item]
    case 'unloaded':
      return [event.by, ...withHold(event.item, event)]
    case 'transferred':
      return [event.item, event.into]
    case 'built':
      return withHold(event.by, event)
    case 'shot':
      return [...event.by, ...event.hit]
    case 'bridgesLost':
      return event.lost
    default:
      return undefined
  }
}

const withHold = (item: ItemId, { into }: { readonly into?: ItemId }): readonly ItemId[] =>
  into === undefined ? [item] : [item, into]
