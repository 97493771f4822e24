// Which kind of turn: chosen by its name, or by what one does first. Whatever an ordinary turn would offer is there at once, and
// choosing it is the first of two moves, which can both be taken back.
import { copyOf, offers as offersOf } from '@foldtable/kernel'
import { decision } from '../../src/decision.ts'
import { evolve } from '../../src/fold/index.ts'
import type { Move, Serenissima, State } from '../../src/index.ts'
import { moves } from '../../src/moves/index.ts'
import { nameOffer } from '../../src/words/offers.ts'
import { type Acting, type Choice, type Press, Presses } from './choice.ts'
import { ordinary } from './ordinary.ts'

const SAIL: Move = { kind: 'chooseTurn', turn: 'ordinary' }

let latest: { readonly of: State; readonly ahead: Acting } | undefined

/** The same table, had this seat chosen an ordinary turn. */
export function sailingAhead(now: Acting): Acting {
  if (latest?.of === now.view && latest.ahead.viewer === now.viewer) return latest.ahead
  const view = copyOf(now.view)
  evolve(view, { kind: 'turnChosen', seat: now.viewer, turn: 'ordinary' })
  const ahead = {
    view,
    viewer: now.viewer,
    offers: offersOf<Serenissima>({ moves, decision }, view, now.viewer),
  }
  latest = { of: now.view, ahead }
  return ahead
}

const KEYS = { ordinary: 'sail', investment: 'invest' } as const

export function turning(now: Acting, choice: Choice): readonly Press[] {
  const found = new Presses()
  for (const move of now.offers) {
    const key = move.kind === 'chooseTurn' ? KEYS[move.turn] : 'end'
    found.add(key, nameOffer(now.view, now.viewer, move), { move })
  }
  const own = found.all
  const ahead = ordinary(sailingAhead(now), choice).filter(({ key }) => key !== 'end')
  return [...own, ...ahead.map(after)]
}

const after = (press: Press): Press =>
  press.leads.move === undefined
    ? press
    : { ...press, leads: { move: SAIL }, next: press.leads.move }
