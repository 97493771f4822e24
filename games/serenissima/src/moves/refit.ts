// A new galley for a player who has none: S-14.
import { integer, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { HOLD_SLOTS, NUMBERS, SAILOR_PRICE } from '../data/constants.ts'
import { knownPort, portNamed } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { isFree, portsOf } from '../rules/board.ts'
import { goOnRefitting, type Play } from '../rules/flow.ts'
import { refitSeats } from '../rules/refit.ts'
import {
  galleyTaken,
  noMoney,
  noSuchNumber,
  notPortOwner,
  reserveTooSmall,
  tooFewSailors,
  unknownPort,
} from '../rules/refusals.ts'
import { playerAt, type State } from '../state.ts'
import { galleyField, portField } from './fields.ts'

const schema = moveShape('refit', {
  galley: galleyField,
  port: portField,
  fromPort: integer(0, 99),
  fromReserve: integer(0, 99),
})
export type Refit = Static<typeof schema>

export const refit: MoveRule<State, Refit, Event> = {
  schema,
  answers: ['refit'],

  candidates(state, seat) {
    const free = NUMBERS.filter((number) => isFree(state, number))
    const { money, sailors } = playerAt(state, seat)
    const hired = Math.min(money, sailors, HOLD_SLOTS)
    return portsOf(state, seat).flatMap((port) =>
      crews(state.ports[port].sailors - 1, hired).flatMap(([fromPort, fromReserve]) =>
        free.map((galley) => ({ kind: 'refit', galley, port, fromPort, fromReserve }) as const),
      ),
    )
  },

  refusal(state, seat, { galley, port, fromPort, fromReserve }) {
    const crew = fromPort + fromReserve
    if (crew < 1 || crew > HOLD_SLOTS)
      return refuse('crewOutOfBounds', 'S-14.2', { crew, most: HOLD_SLOTS })
    const early = noSuchNumber('S-14.2', galley) ?? galleyTaken('S-14.2', state, galley)
    if (early !== undefined) return early
    const id = portNamed(port)
    if (id === undefined) return unknownPort('S-14.2', port)
    const garrison = state.ports[id].sailors
    return (
      notPortOwner('S-14.2', state, seat, id) ??
      (fromPort === 0 ? undefined : tooFewSailors('S-14.2', garrison, fromPort)) ??
      reserveTooSmall('S-14.2', state, seat, fromReserve) ??
      noMoney('S-14.2', state, seat, fromReserve * SAILOR_PRICE)
    )
  },

  decide(draft, seat, { galley, port, fromPort, fromReserve }) {
    draft.emit({ kind: 'refitted', seat, galley, port: knownPort(port), fromPort, fromReserve })
    goOn(draft)
  },
}

/** From the garrison and from the reserve, one to five in all. */
function crews(garrison: number, hired: number): [number, number][] {
  const found: [number, number][] = []
  for (let fromPort = 0; fromPort <= garrison; fromPort++) {
    for (let fromReserve = 0; fromReserve <= hired; fromReserve++) {
      const crew = fromPort + fromReserve
      if (crew >= 1 && crew <= HOLD_SLOTS) found.push([fromPort, fromReserve])
    }
  }
  return found
}

const passSchema = moveShape('refitPass')
export type RefitPass = Static<typeof passSchema>

const PASSES = [{ kind: 'refitPass' }] as const

export const refitPass: MoveRule<State, RefitPass, Event> = {
  schema: passSchema,
  answers: ['refit'],
  candidates: () => PASSES,

  refusal: () => undefined,

  decide(draft, seat) {
    draft.emit({ kind: 'refitDeclined', seat })
    goOn(draft)
  },
}

/** S-14.4 */
function goOn(draft: Play): void {
  const { state } = draft
  goOnRefitting(
    draft,
    refitSeats(state).filter((seat) => state.waiting.includes(seat)),
  )
}
