// What passes on the planet when something happens, from its events: who goes along which way, and where something flashes.
import type { Hex } from '../src/board/grid.ts'
import { unitNamed } from '../src/field.ts'
import type { Event, State } from '../src/index.ts'
import type { UnitId } from '../src/state.ts'
import { whereIs } from './deeds.ts'

export type Beat =
  | {
      readonly kind: 'march'
      readonly unit: UnitId
      readonly path: readonly Hex[]
      readonly ms: number
    }
  | { readonly kind: 'shot'; readonly guns: readonly Hex[]; readonly at: Hex; readonly ms: number }
  | {
      readonly kind: 'mark'
      readonly mark: 'captured' | 'built' | 'landed' | 'left'
      readonly at: Hex
      readonly ms: number
    }

const STEP_MS = 150

/** `before` is what was shown until now: from where somebody sets out. */
export function beatsOf(before: State, events: readonly Event[]): Beat[] {
  const beats: Beat[] = []
  const places = new Map<UnitId, Hex>()
  const placeOf = (id: string) => places.get(id) ?? whereIs(before, id)
  for (const event of events) {
    switch (event.kind) {
      case 'moved': {
        const from = placeOf(event.unit)
        const last = beats.at(-1)
        if (last?.kind === 'march' && last.unit === event.unit) {
          const path = [...last.path, event.to]
          beats[beats.length - 1] = { ...last, path, ms: STEP_MS * (path.length - 1) }
        } else if (from !== undefined)
          beats.push({ kind: 'march', unit: event.unit, path: [from, event.to], ms: STEP_MS })
        places.set(event.unit, event.to)
        break
      }
      case 'shot': {
        const guns = event.by.flatMap((id) => placeOf(id) ?? [])
        beats.push({ kind: 'shot', guns, at: event.at, ms: 880 })
        break
      }
      case 'captured':
        mark('captured', placeOf(event.unit))
        break
      case 'built':
        mark('built', event.into === undefined ? event.at : undefined)
        break
      case 'landed':
        mark('landed', event.body)
        break
      case 'liftedOff':
        mark('left', unitNamed(before, `astronef-p${event.ship + 1}`)?.at ?? undefined)
        break
      default:
    }
  }
  return beats

  function mark(what: 'captured' | 'built' | 'landed' | 'left', at: Hex | undefined): void {
    if (at !== undefined) beats.push({ kind: 'mark', mark: what, at, ms: 700 })
  }
}

/** With many waiting, everything goes faster. */
export const paceOf = (beats: readonly Beat[], speed: number): number =>
  speed * (beats.length > 9 ? 4 : beats.length > 3 ? 2 : 1)
