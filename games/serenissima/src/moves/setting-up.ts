// Set-up: a starting port with a galley, a second galley, closed ports. S-3.7 to S-3.12.
import { type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import { NUMBERS } from '../data/constants.ts'
import { knownPort, PORT_FACTS, PORTS, portNamed, START_PORTS } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { isFree } from '../rules/board.ts'
import { goOnSettingUp } from '../rules/flow.ts'
import { galleyTaken, noSuchNumber, unknownPort, zoneWord } from '../rules/refusals.ts'
import type { State } from '../state.ts'
import { galleyField, portField } from './fields.ts'

const startSchema = moveShape('chooseStart', { port: portField, galley: galleyField })
export type ChooseStart = Static<typeof startSchema>

const STARTS = START_PORTS.flatMap((port) =>
  NUMBERS.map((galley) => ({ kind: 'chooseStart', port, galley }) as const),
)

export const chooseStart: MoveRule<State, ChooseStart, Event> = {
  schema: startSchema,
  answers: ['first'],
  candidates: (state) =>
    STARTS.filter(({ port, galley }) => state.ports[port].owner === null && isFree(state, galley)),

  refusal(state, _seat, { port, galley }) {
    const id = portNamed(port)
    if (id === undefined) return unknownPort('S-3.7', port)
    if (!PORT_FACTS[id].isStart) return refuse('notStartPort', 'S-3.7', { port: zoneWord(id) })
    return (
      ownedPort('S-3.7', state, port) ??
      noSuchNumber('S-3.7', galley) ??
      galleyTaken('S-3.7', state, galley)
    )
  },

  decide(draft, seat, { port, galley }) {
    draft.emit({ kind: 'startChosen', seat, port: knownPort(port), galley })
    goOnSettingUp(draft)
  },
}

function ownedPort(rule: string, { ports }: State, name: string | number) {
  const port = knownPort(name)
  const { owner } = ports[port]
  if (owner === null) return undefined
  return refuse('portOwned', rule, { port: zoneWord(port), owner: { seat: owner } })
}

const secondSchema = moveShape('chooseSecondGalley', { galley: galleyField })
export type ChooseSecondGalley = Static<typeof secondSchema>

const SECONDS = NUMBERS.map((galley) => ({ kind: 'chooseSecondGalley', galley }) as const)

export const chooseSecondGalley: MoveRule<State, ChooseSecondGalley, Event> = {
  schema: secondSchema,
  answers: ['second'],
  candidates: (state) => SECONDS.filter(({ galley }) => isFree(state, galley)),

  refusal: (state, _seat, { galley }) =>
    noSuchNumber('S-3.10', galley) ?? galleyTaken('S-3.10', state, galley),

  decide(draft, seat, { galley }) {
    draft.emit({ kind: 'secondChosen', seat, galley })
    goOnSettingUp(draft)
  },
}

const closeSchema = moveShape('closePort', { port: portField })
export type ClosePort = Static<typeof closeSchema>

const CLOSINGS = PORTS.map((port) => ({ kind: 'closePort', port }) as const)

export const closePort: MoveRule<State, ClosePort, Event> = {
  schema: closeSchema,
  answers: ['close'],
  candidates: ({ ports }) =>
    CLOSINGS.filter(({ port }) => ports[port].owner === null && !ports[port].closed),

  refusal(state, _seat, { port }) {
    const id = portNamed(port)
    if (id === undefined) return unknownPort('S-3.12', port)
    const owned = ownedPort('S-3.12', state, id)
    if (owned !== undefined) return owned
    return state.ports[id].closed
      ? refuse('portClosed', 'S-3.12', { port: zoneWord(id) })
      : undefined
  },

  decide(draft, seat, { port }) {
    draft.emit({ kind: 'portClosed', seat, port: knownPort(port) })
    goOnSettingUp(draft)
  },
}
