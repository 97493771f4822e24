// Attacking another galley: S-9.6 to S-9.8.
import {
  choice,
  list,
  type MoveRule,
  moveShape,
  NO_MOVES,
  optional,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GALLEYS, HOLD_SLOTS } from '../data/constants.ts'
import { GOODS, type Good, type Slot } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { goodsIn, sailorsIn } from '../holds.ts'
import { exhausted, fightersOf, fightRound, handful, plundered } from '../rules/battle.ts'
import { activeGalley } from '../rules/board.ts'
import { endTurn, type Play } from '../rules/flow.ts'
import { noCargo, unknownGalley, zoneWord } from '../rules/refusals.ts'
import { galleyAt, type Outcome, type State } from '../state.ts'
import { galleyField, IN_ORDINARY } from './fields.ts'

const schema = moveShape('attackGalley', {
  target: galleyField,
  plunder: optional(list(choice(...GOODS), 0, HOLD_SLOTS)),
})
export type AttackGalley = Static<typeof schema>

export const attackGalley: MoveRule<State, AttackGalley, Event> = {
  schema,
  answers: IN_ORDINARY,

  candidates(state, seat) {
    if (fightersOf(state) < 1) return NO_MOVES
    const { location, hold } = activeGalley(state)
    const found: AttackGalley[] = []
    for (let number = 1; number <= GALLEYS; number++) {
      const other = state.galleys[number]
      if (other === undefined || other === null) continue
      if (other.owner === seat || other.location !== location) continue
      pushAttacks(found, number, hold, other.hold)
    }
    return found
  },

  refusal(state, seat, { target, plunder = NO_MOVES }) {
    const early = unknownGalley('S-9.6', state, target)
    if (early !== undefined) return early
    const [galley, other] = [activeGalley(state), galleyAt(state, target)]
    if (other.owner === seat) return refuse('ownTarget', 'S-9.6')
    if (other.location !== galley.location) {
      const [there, here] = [zoneWord(other.location), zoneWord(galley.location)]
      return refuse('notSamePlace', 'S-9.6', { galley: target, there, here })
    }
    return noCargo('S-9.6', other, plunder) ?? exhausted('S-9.3', state)
  },

  decide(draft, seat, move) {
    const outcome = fight(draft, seat, move)
    if (outcome === 'attackerSunk' || outcome === 'bothSunk') endTurn(draft, seat) // S-5.5
  },
}

function fight(draft: Play, seat: Seat, { target, plunder }: AttackGalley): Outcome {
  const { state, chance, emit } = draft
  const attacker = state.active
  const [galley, other] = [activeGalley(state), galleyAt(state, target)]
  const [sailors, defenders] = [sailorsIn(galley.hold), sailorsIn(other.hold)]
  const side = { fighters: fightersOf(state), sailors }
  const round = fightRound(chance, side, defenders, false)
  const isSunk = round.attackerLosses === sailors
  const hasSunk = round.defenderLosses === defenders
  const outcome = outcomeOf(isSunk, hasSunk)
  const battle = { attacker, target: { galley: target }, ...round, outcome }
  emit({ kind: 'battleFought', seat, battle })
  if (hasSunk) {
    const taken = isSunk ? [] : plundered(galley.hold, other.hold, plunder)
    const by = taken.length === 0 ? null : attacker
    emit({ kind: 'galleySunk', seat: other.owner, galley: target, by, taken })
  }
  if (isSunk) emit({ kind: 'galleySunk', seat, galley: attacker, by: null, taken: [] })
  return outcome
}

function outcomeOf(isSunk: boolean, hasSunk: boolean): Outcome {
  if (isSunk) return hasSunk ? 'bothSunk' : 'attackerSunk'
  return hasSunk ? 'targetSunk' : 'continues'
}

const ATTACKS = Array.from(
  { length: GALLEYS + 1 },
  (_, target) => ({ kind: 'attackGalley', target }) as const,
)

/** Where perhaps not all goods will fit, one attack for each handful to be taken first: losses may make more room. */
function pushAttacks(
  found: AttackGalley[],
  target: number,
  hold: readonly Slot[],
  other: readonly Slot[],
): void {
  const plain = ATTACKS[target]
  if (plain === undefined) return
  found.push(plain)
  const goods = goodsIn(other)
  const first = handful(hold)
  if (first >= goods.length) return
  const usual = key(goods.slice(0, first))
  for (const chosen of choices(goods, first)) {
    if (key(chosen) === usual) continue
    found.push({ kind: 'attackGalley', target, plunder: [...chosen, ...without(goods, chosen)] })
  }
}

function without(goods: readonly Good[], chosen: readonly Good[]): Good[] {
  const rest = goods.slice()
  for (const good of chosen) rest.splice(rest.indexOf(good), 1)
  return rest
}

const key = (goods: readonly Good[]): string => goods.toSorted().join(' ')

/** Every different handful of so many goods. */
function choices(goods: readonly Good[], count: number): Good[][] {
  const found = new Map<string, Good[]>()
  const choose = (from: number, chosen: readonly Good[]): void => {
    if (chosen.length === count) {
      found.set(key(chosen), chosen.slice())
      return
    }
    for (let next = from; next < goods.length; next++) {
      const good = goods[next]
      if (good !== undefined) choose(next + 1, [...chosen, good])
    }
  }
  choose(0, [])
  return [...found.values()]
}
