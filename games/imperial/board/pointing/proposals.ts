// A space of the rondel, with the place of a factory, and what is answered to a proposal.
import type { Message, Seat } from '@foldtable/kernel'
import type { Space } from '../../src/data/charts.ts'
import type { Place } from '../../src/data/map.ts'
import type { Move } from '../../src/index.ts'
import { nameOffer, steps } from '../../src/words/offers.ts'
import {
  type Button,
  buttonFor,
  type Choice,
  choosing,
  isKind,
  type Now,
  offered,
  onPlace,
  type Pointed,
} from './pointed.ts'

type Propose = Extract<Move, { kind: 'propose' }>

export function proposing(now: Now, seat: Seat, { space, place }: Choice): Pointed[] {
  const { view, offers } = now
  const proposals = offers.filter(isKind('propose'))
  const spaces = [...new Set(proposals.map((move) => move.space))]
  const called = (one: Space): Message => {
    const first = proposals.find((move) => move.space === one)
    return (first && steps(view, seat, first)[0]) ?? { id: `space.${one}` }
  }
  return [
    ...offered(now, seat, 'agree', 'agree'),
    ...spaces.map((one) => choosing({ on: 'space', space: one }, called(one), { space: one })),
    ...proposals
      .filter((move) => move.space === space)
      .flatMap((move) => proposalsOf(now, seat, move, place)),
  ]
}

/** With a place a proposal is chosen there first; those that need none are on the dock at once. */
function proposalsOf(now: Now, seat: Seat, move: Propose, chosen: Place | null): Pointed[] {
  const { space, territory, some } = move
  const { rules } = now.view
  if (some === true) return [buttonFor(now, seat, 'some', move)]
  if (territory === undefined) {
    const isFactory = space === 'Factory' && rules.factoryOptional
    return [buttonFor(now, seat, isFactory ? 'without' : 'play', move)]
  }
  const there = choosing(onPlace(territory), nameOffer(now.view, seat, move), {
    space,
    place: territory,
  })
  return territory === chosen ? [there, buttonFor(now, seat, 'play', move)] : [there]
}

export function voting(now: Now, seat: Seat): Pointed[] {
  return now.offers.filter(isKind('vote')).flatMap((move) => {
    const number = move.choice
    return [
      choosing({ on: 'proposal', number }, nameOffer(now.view, seat, move), { proposal: number }),
      buttonFor(now, seat, number === 1 ? 'vote1' : 'vote2', move),
    ]
  })
}

export function answering(now: Now, seat: Seat): Pointed[] {
  return now.offers.flatMap((move) => {
    const button = buttonOf(move)
    return button === undefined ? [] : [buttonFor(now, seat, button, move)]
  })
}

function buttonOf(move: Move): Button | undefined {
  if (move.kind === 'buyBid') return move.accept ? 'take' : 'decline'
  if (move.kind === 'peaceAnswer') return move.accept ? 'accept' : 'reject'
  return move.kind === 'force' ? (move.stop ? 'stop' : 'pass') : undefined
}
