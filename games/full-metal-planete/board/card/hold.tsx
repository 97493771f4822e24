// What a carrier or an astronef has aboard, thing by thing: pressed to be chosen, or carried to where it shall be.
import type { PointerEvent } from 'react'
import { KINDS, type UnitType } from '../../src/data/pieces.ts'
import { unitNamed } from '../../src/field/index.ts'
import { type ItemId, mineralIndex, type State, type Unit } from '../../src/state.ts'
import { type Choice, taking } from '../choosing.ts'
import { itemsIn, type Now } from '../deeds.ts'
import { MachineIcon } from '../icon.tsx'
import { namesOf } from '../sentences.ts'
import { useTalk } from '../words/index.ts'

interface HoldProps {
  readonly now: Now
  readonly unit: Unit
  readonly choice: Choice
  choose(choice: Choice): void
  carry(event: PointerEvent, choice: Choice): void
}

/** What it carries: each thing in its slot, alike pieces of an astronef once with their number. */
export function Hold({ now, unit, choice, choose, carry }: HoldProps) {
  const { say } = useTalk()
  const { view } = now
  const movable = new Set(itemsIn(now, unit))
  const groups = groupsIn(view, unit, movable)
  const free = unit.type === 'astronef' ? 0 : freeSlots(view, unit)
  if (groups.length === 0 && free === 0) return null
  return (
    <div className="fmp-hold" title={say('board.card.hold')}>
      {groups.map(({ item, type, count, isInside }) => (
        <button
          key={item}
          type="button"
          className={`fmp-slot${isInside ? ' is-inside' : ''}`}
          disabled={!movable.has(item)}
          aria-pressed={choice.item === item}
          aria-label={`${namesOf(view, [item], say)}${count > 1 ? ` ×${count}` : ''}`}
          onPointerDown={(event) => carry(event, { ...choice, aim: null, build: null, item })}
          onClick={() => choose(taking(choice, item))}
        >
          <MachineIcon type={type} owner={unit.owner} size={28} />
          {count > 1 && <em>{`×${count}`}</em>}
        </button>
      ))}
      {Array.from({ length: free }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free slots are all alike
        <span key={n} className="fmp-slot is-free" role="img" aria-label={say('board.card.free')} />
      ))}
    </div>
  )
}

interface Group {
  readonly item: ItemId
  readonly type: UnitType | 'ore'
  readonly count: number
  /** It lies in something that lies here. */
  readonly isInside: boolean
}

function groupsIn(view: State, unit: Unit, movable: ReadonlySet<ItemId>): Group[] {
  const groups = new Map<string, Group>()
  const add = (item: ItemId, isInside: boolean) => {
    const inside = unitNamed(view, item)
    const type = mineralIndex(item) >= 0 ? 'ore' : (inside?.type ?? 'ore')
    const isAlike = unit.type === 'astronef' && (inside?.cargo.length ?? 0) === 0 && !isInside
    const key = isAlike ? type : item
    const known = groups.get(key)
    const first = known === undefined || (!movable.has(known.item) && movable.has(item))
    groups.set(key, {
      item: first ? item : known.item,
      type,
      count: 1 + (known?.count ?? 0),
      isInside,
    })
    for (const one of inside?.cargo ?? []) add(one, true)
  }
  for (const item of unit.cargo) add(item, false)
  return [...groups.values()]
}

function freeSlots(view: State, unit: Unit): number {
  const taken = unit.cargo.reduce((sum, item) => {
    const inside = unitNamed(view, item)
    return sum + (inside === undefined ? 1 : KINDS[inside.type].size)
  }, 0)
  return Math.max(0, KINDS[unit.type].slots - taken)
}
